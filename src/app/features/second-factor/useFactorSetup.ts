import type { PasskeyCreation } from '@contract/secondFactor';
import * as messages from '@messages/app/secondFactorSetup';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { secondFactorApi } from '../../api/endpoints/secondFactorApi';
import { useMachine } from '../../flow/useMachine';
import { createPasskey } from '../../platform/passkeys';
import { type AppDispatch, useAppDispatch } from '../../session/storeHooks';
import { type FactorKind, type SetupEntry, type TotpSecret, factorSetupMachine } from './factorSetupMachine';

const { endpoints } = secondFactorApi;

async function createdPasskey(options: PasskeyCreation) {
  try {
    return await createPasskey(options as Parameters<typeof createPasskey>[0]);
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new Error(isKnown ? messages.passkeyKnown : messages.passkeyNotCreated, { cause: error });
  }
}

async function addPasskey(dispatch: AppDispatch, name: string): Promise<readonly string[]> {
  const { challenge, options } = await dispatch(endpoints.startPasskey.initiate()).unwrap();
  const passkey = await createdPasskey(options);
  const added = await dispatch(endpoints.addPasskey.initiate({ challenge, passkey, ...(name && { name }) })).unwrap();
  return added.recovery_codes;
}

function useActors() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const startTotp = fromPromise<TotpSecret, undefined>(() => dispatch(endpoints.startTotp.initiate()).unwrap());
    const confirmFactor = fromPromise<readonly string[], { kind: FactorKind; entry: SetupEntry }>(
      async ({ input: { kind, entry } }) => {
        if (kind === 'passkey') return addPasskey(dispatch, entry.name);
        const { secret: totp_code, name } = entry;
        const confirmed = await dispatch(endpoints.confirmTotp.initiate({ totp_code, ...(name && { name }) })).unwrap();
        return confirmed.recovery_codes;
      },
    );
    return factorSetupMachine.provide({ actors: { startTotp, confirmFactor } });
  }, [dispatch]);
}

/** Runs the setup of one factor; `onEnded` hears once whether it was added. */
export function useFactorSetup(kind: FactorKind, onEnded: (added: boolean) => void) {
  const [snapshot, send] = useMachine(useActors(), { kind });
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });
  const { status, value, context } = snapshot;
  useEffect(() => {
    if (status === 'done') ended.current(value === 'added');
  }, [status, value]);
  const { totp, refusal, recoveryCodes } = context;
  return {
    state: value,
    totp,
    recoveryCodes,
    refusal,
    message: refusal && Object.keys(fieldErrors(refusal)).length === 0 ? errorMessage(refusal) : undefined,
    close: () => send({ type: 'CLOSED' }),
    retry: () => send({ type: 'RETRIED' }),
    confirm: (entry: SetupEntry) => send({ type: 'CONFIRMED', entry }),
    saved: () => send({ type: 'SAVED' }),
  };
}

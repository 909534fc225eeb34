import type { LoginChallenge, ProofMethod } from '@contract/secondFactor';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { secondFactorApi } from '../../api/endpoints/secondFactorApi';
import { useMachine } from '../../flow/useMachine';
import { type AppDispatch, useAppDispatch } from '../../session/storeHooks';
import { challengeIsOver, offered, toProofBody } from './factorActors';
import { type GivenProof, proofMachine } from './proofMachine';

/** A login that waits for its second factor. */
export interface WaitingLogin {
  challenge: LoginChallenge;
  /** Called with the token. */
  onToken: (token: string) => void;
}

const { endpoints } = secondFactorApi;

function useActors(login: WaitingLogin | undefined) {
  const dispatch: AppDispatch = useAppDispatch();
  const onToken = useRef(login?.onToken);
  useEffect(() => {
    onToken.current = login?.onToken;
  });
  const isLogin = login !== undefined;
  return useMemo(() => {
    const getChallenge = fromPromise<LoginChallenge, undefined>(async () => {
      const { challenge, methods } = await dispatch(endpoints.startProof.initiate()).unwrap();
      return { challenge, methods: offered(methods) };
    });
    const prove = fromPromise<unknown, { challenge: string; proof: GivenProof }>(
      async ({ input: { challenge, proof }, signal }) => {
        const body = await toProofBody(dispatch, challenge, proof);
        signal.throwIfAborted();
        if (!isLogin) return dispatch(endpoints.prove.initiate({ challenge, ...body })).unwrap();
        const { token } = await dispatch(endpoints.finishLogin.initiate({ challenge, ...body })).unwrap();
        signal.throwIfAborted();
        onToken.current?.(token);
        return null;
      },
    );
    return proofMachine.provide({ actors: { getChallenge, prove }, guards: { challengeIsOver } });
  }, [dispatch, isLogin]);
}

/**
 * Runs the question who this is, at a login or again later; `onSettled` hears once how it ended, with the refusal of a
 * challenge that is over.
 */
export function useProof(
  onSettled: (how: 'given' | 'ended' | 'closed', refusal: unknown) => void,
  login?: WaitingLogin,
) {
  const [snapshot, send] = useMachine(useActors(login), { login: login?.challenge });
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  const { status, value, context } = snapshot;
  const { refusal, methods, method } = context;
  useEffect(() => {
    if (status === 'done') settled.current(value as 'given' | 'ended' | 'closed', refusal);
  }, [status, value, refusal]);
  return {
    state: value,
    methods,
    method,
    refusal,
    message: refusal && Object.keys(fieldErrors(refusal)).length === 0 ? errorMessage(refusal) : undefined,
    close: () => send({ type: 'CLOSED' }),
    retry: () => send({ type: 'RETRIED' }),
    chooseMethod: (chosen: ProofMethod) => send({ type: 'METHOD_CHOSEN', method: chosen }),
    prove: (proof: GivenProof) => send({ type: 'PROVED', proof }),
  };
}

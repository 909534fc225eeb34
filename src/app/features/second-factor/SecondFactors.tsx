import type { SecondFactors as Factors } from '@contract/secondFactor';
import * as messages from '@messages/app/secondFactorSetup';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage, shownError } from '../../api/apiError';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { useGetSecondFactorsQuery, useRenewRecoveryCodesMutation } from '../../api/endpoints/secondFactorApi';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { Soft, Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TextButton } from '../../ui/TextButton';
import { useModal } from '../../ui/useModal';
import type { FactorKind } from './factorSetupMachine';
import { DeviceList } from './parts/DeviceList';
import { RecoveryCodes } from './parts/RecoveryCodes';
import { SetupDialog } from './parts/SetupDialog';

interface SecondFactorsProps {
  /** Hears when the dialog that adds a factor, and shows its recovery codes, opens and closes. */
  onAdding?: ((isAdding: boolean) => void) | undefined;
}

/** This account's authenticator app, passkeys and recovery codes, with ways to add, rename and remove them. */
export function SecondFactors({ onAdding }: SecondFactorsProps) {
  const { data, error, refetch } = useGetSecondFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      what={messages.what}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="10rem" role="status" />}
    >
      {(factors) => <Own factors={factors} onAdding={onAdding} />}
    </QueryView>
  );
}

function Own({ factors, onAdding }: { factors: Factors; onAdding: SecondFactorsProps['onAdding'] }) {
  const [adding, setKind] = useState<FactorKind>();
  const setAdding = (kind: FactorKind | undefined) => {
    setKind(kind);
    onAdding?.(kind !== undefined);
  };
  const dispatch = useAppDispatch();
  const { data: me } = useGetMeQuery();
  const { totp, passkeys, recovery_codes_left: left } = factors;
  const isOn = totp !== null || passkeys.length > 0;
  const ended = (added: boolean) => {
    if (added && adding) dispatch(toastAdded('good', messages.added[adding]));
    setAdding(undefined);
  };
  return (
    <Stack $gap={16}>
      <p>{isOn ? messages.on : messages.off}</p>
      {isOn && <DeviceList factors={factors} />}
      {me?.email_verified === false ? (
        <p>{messages.confirmFirst}</p>
      ) : (
        <Buttons>
          <Button $kind="quiet" onClick={() => setAdding('totp')}>
            {totp ? messages.moveTotp : messages.addTitle.totp}
          </Button>
          <Button $kind="quiet" onClick={() => setAdding('passkey')}>
            {messages.addTitle.passkey}
          </Button>
        </Buttons>
      )}
      {isOn && <CodesLeft left={left} />}
      {adding && <SetupDialog kind={adding} onEnded={ended} />}
    </Stack>
  );
}

/** How many recovery codes are left, and new ones. */
function CodesLeft({ left }: { left: number }) {
  const [renew, { isLoading, data, reset }] = useRenewRecoveryCodesMutation();
  const dispatch = useAppDispatch();
  const ask = () =>
    renew()
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))));
  return (
    <div>
      <Soft>{messages.codesLeft(left)}</Soft>
      <TextButton disabled={isLoading} onClick={() => void ask()}>
        {messages.newCodes}
      </TextButton>
      {data && <NewCodes codes={data.recovery_codes} onSaved={reset} />}
    </div>
  );
}

function NewCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const dialog = useModal();
  return (
    <DialogBox ref={dialog} aria-labelledby="codes-title" onCancel={(event) => event.preventDefault()}>
      <DialogHead>
        <DialogTitle id="codes-title">{messages.recoveryCodes}</DialogTitle>
      </DialogHead>
      <RecoveryCodes codes={codes} onSaved={onSaved} />
    </DialogBox>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

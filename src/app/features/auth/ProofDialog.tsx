import * as messages from '@messages/app/secondFactor';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button, IconButton } from '../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { Skeleton } from '../../ui/Skeleton';
import { useModal } from '../../ui/useModal';
import { FactorForm } from './parts/FactorForm';
import { FormMessage } from './parts/FormMessage';
import { useProof } from './useProof';

/** Asks again who this is, over whatever is open; the refused call is repeated once it is answered. */
export function ProofDialog({ onSettled }: { onSettled: (given: boolean) => void }) {
  const dialog = useModal();
  const { state, methods, method, refusal, message, close, retry, chooseMethod, prove } = useProof((how) =>
    onSettled(how === 'given'),
  );
  return (
    <DialogBox
      $narrow
      ref={dialog}
      aria-labelledby="proof-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <DialogHead>
        <DialogTitle id="proof-title">{messages.title}</DialogTitle>
        <IconButton onClick={close} aria-label={messages.close}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      <Why>{messages.whyAgain}</Why>
      {state === 'failed' ? (
        <Failed role="alert">
          <FormMessage>{message}</FormMessage>
          <Button onClick={retry}>{messages.retry}</Button>
        </Failed>
      ) : state === 'starting' ? (
        <Skeleton $height="9rem" role="status" aria-label={messages.oneMoment} />
      ) : (
        <FactorForm
          key={method}
          methods={methods}
          method={method}
          submitting={state === 'submitting'}
          refusal={refusal}
          message={message}
          onMethod={chooseMethod}
          onProved={prove}
        />
      )}
    </DialogBox>
  );
}

const Why = styled.p`
  padding-bottom: ${space[16]};
`;
const Failed = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
`;

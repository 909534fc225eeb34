import { authAlert } from './authMessages';
import { FactorForm } from './parts/FactorForm';
import { type WaitingLogin, useProof } from './useProof';

interface FactorStepProps extends WaitingLogin {
  onGiven: () => void;
  /** The challenge is over. */
  onEnded: (refusal: unknown) => void;
}

/** The second step of a login, inside its dialog. */
export function FactorStep({ onGiven, onEnded, ...login }: FactorStepProps) {
  const { state, methods, method, refusal, message, chooseMethod, prove } = useProof(
    (how, refused) => (how === 'given' ? onGiven() : onEnded(refused)),
    login,
  );
  return (
    <FactorForm
      key={method}
      methods={methods}
      method={method}
      submitting={state === 'submitting'}
      refusal={refusal}
      message={message}
      alert={refusal === undefined ? undefined : authAlert(refusal)}
      onMethod={chooseMethod}
      onProved={prove}
    />
  );
}

import { anyDigit } from '@contract/plainNumber';
import type { ProofMethod } from '@contract/secondFactor';
import * as messages from '@messages/app/secondFactor';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { fieldErrors } from '../../../api/apiError';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { PasswordField } from '../../../ui/PasswordField';
import { TextButton } from '../../../ui/TextButton';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import type { GivenProof } from '../proofMachine';
import { ExactAlert, FormMessage } from './FormMessage';

interface FactorFormProps {
  methods: readonly ProofMethod[];
  method: ProofMethod;
  submitting: boolean;
  refusal: unknown;
  /** What to say about a refusal that no field shows. */
  message: string | undefined;
  /** The specification's alert, at a login. */
  alert?: string | undefined;
  onMethod: (method: ProofMethod) => void;
  onProved: (proof: GivenProof) => void;
}

/** Asks for one proof of who someone is, and offers the other ways. What was typed survives a refusal. */
export function FactorForm({
  methods,
  method,
  submitting,
  refusal,
  message,
  alert,
  onMethod,
  onProved,
}: FactorFormProps) {
  const refused = fieldErrors(refusal);
  const { form, submit, errors } = useCheckedForm({ busy: submitting, refusal, refused }, (entered) =>
    onProved({ method, secret: String(new FormData(entered).get(fieldOf[method]) ?? '').trim() }),
  );
  useEffect(() => {
    // the first field of this way, or its button
    form.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [form]);
  return (
    <Form ref={form} method="dialog" onSubmit={submit} noValidate aria-busy={submitting}>
      <p>{messages.askFor[method]}</p>
      {method === 'totp' && (
        <TextField
          label={messages.code}
          name="totp_code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\s*(${anyDigit}\\s*){6}`}
          data-wrong={messages.sixDigits}
          maxLength={12}
          error={errors.totp_code}
        />
      )}
      {method === 'recovery' && (
        <TextField
          label={messages.recoveryCode}
          name="recovery_code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors.recovery_code}
        />
      )}
      {method === 'password' && (
        <PasswordField
          label={messages.password}
          name="password"
          required
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      {method === 'passkey' && refused.passkey && <FormMessage>{refused.passkey}</FormMessage>}
      {message && <FormMessage>{message}</FormMessage>}
      {alert && <ExactAlert>{alert}</ExactAlert>}
      <Button type="submit" disabled={submitting}>
        {method === 'passkey' && <KeyRound size={18} strokeWidth={1.5} aria-hidden />}
        {submitting ? messages.oneMoment : method === 'passkey' ? messages.usePasskey : messages.confirm}
      </Button>
      <Others>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <TextButton key={other} disabled={submitting} onClick={() => onMethod(other)}>
              {messages.otherWay[other]}
            </TextButton>
          ))}
      </Others>
    </Form>
  );
}

const fieldOf = { totp: 'totp_code', recovery: 'recovery_code', password: 'password', passkey: '' } as const;

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
`;
const Others = styled.div`
  display: grid;
  justify-items: start;
  &:empty {
    display: none;
  }
`;

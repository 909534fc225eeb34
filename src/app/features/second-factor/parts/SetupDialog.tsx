import { anyDigit } from '@contract/plainNumber';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/secondFactorSetup';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import styled, { css } from 'styled-components';
import { fieldErrors } from '../../../api/apiError';
import { color, size, space } from '../../../theme/tokens';
import { Button, IconButton } from '../../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../../ui/DialogBox';
import { TextField } from '../../../ui/Field';
import { Skeleton } from '../../../ui/Skeleton';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { useModal } from '../../../ui/useModal';
import type { FactorKind, TotpSecret } from '../factorSetupMachine';
import { useFactorSetup } from '../useFactorSetup';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

interface SetupDialogProps {
  kind: FactorKind;
  onEnded: (added: boolean) => void;
}

/** Adds an authenticator app or a passkey, and shows the recovery codes of the first. */
export function SetupDialog({ kind, onEnded }: SetupDialogProps) {
  const dialog = useModal();
  const setup = useFactorSetup(kind, onEnded);
  const showsCodes = setup.state === 'codes';
  // the secret is forgotten by then
  if (setup.state === 'added' || setup.state === 'closed') return null;
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby="setup-title"
      onCancel={(event) => {
        event.preventDefault();
        setup.close();
      }}
    >
      <DialogHead>
        <DialogTitle id="setup-title">{showsCodes ? messages.recoveryCodes : messages.addTitle[kind]}</DialogTitle>
        {!showsCodes && (
          <IconButton onClick={setup.close} aria-label={messages.close}>
            <X size={24} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </DialogHead>
      {showsCodes ? (
        <RecoveryCodes codes={setup.recoveryCodes} onSaved={setup.saved} />
      ) : setup.state === 'failed' ? (
        <Fields>
          <Wrong role="alert">{setup.message}</Wrong>
          <Button onClick={setup.retry}>{messages.retry}</Button>
        </Fields>
      ) : setup.state === 'starting' ? (
        <Skeleton $height="24rem" role="status" aria-label={messages.oneMoment} />
      ) : (
        <SetupForm kind={kind} {...setup} />
      )}
    </DialogBox>
  );
}

type SetupFormProps = { kind: FactorKind } & Pick<
  ReturnType<typeof useFactorSetup>,
  'state' | 'totp' | 'refusal' | 'message' | 'confirm'
>;

function SetupForm({ kind, state, totp, refusal, message, confirm }: SetupFormProps) {
  const busy = state === 'confirming';
  const refused = fieldErrors(refusal);
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, (entered) => {
    const text = (name: string) => String(new FormData(entered).get(name) ?? '').trim();
    confirm({ name: text('name'), secret: text('totp_code') });
  });
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [form]);
  const wrong = message ?? refused.passkey;
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      {kind === 'totp' ? (
        <>
          <TotpSteps {...totp} />
          <TextField
            label={messages.firstCode}
            name="totp_code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\s*(${anyDigit}\\s*){6}`}
            data-wrong={messages.sixDigits}
            maxLength={12}
            error={errors.totp_code}
          />
        </>
      ) : (
        <p>{messages.passkeyHelp}</p>
      )}
      <TextField
        label={messages.deviceName}
        name="name"
        optional
        autoComplete="off"
        maxLength={limits.shortText.max}
        help={messages.deviceNameHelp[kind]}
        error={errors.name}
      />
      {wrong && <Wrong role="alert">{wrong}</Wrong>}
      <Button type="submit" disabled={busy}>
        {busy ? messages.oneMoment : messages.add[kind]}
      </Button>
    </Form>
  );
}

function TotpSteps({ secret, uri }: TotpSecret) {
  return (
    <>
      <p>{messages.scan}</p>
      <Centre>
        <QrCode text={uri} label={messages.qrCode} />
      </Centre>
      <Small>
        {messages.orType} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Small>
    </>
  );
}

const fields = css`
  display: grid;
  gap: ${space[16]};
`;
const Fields = styled.div`
  ${fields}
`;
const Form = styled.form`
  ${fields}
`;
const Centre = styled.div`
  display: grid;
  justify-items: center;
`;
const Small = styled.p`
  font-size: ${size[14]};
  color: ${color.ink500};
  code {
    font-family: ui-monospace, monospace;
    color: ${color.ink900};
  }
`;
const Wrong = styled.p`
  color: ${color.claret700};
`;

import { limits } from '@contract/limits';
import { passwordHint } from '@contract/passwordRules';
import * as messages from '@messages/app/auth';
import { type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { PasswordField } from '../../../ui/PasswordField';
import { useHydrated } from '../../../ui/useHydrated';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import type { Entry } from '../authDialogMachine';
import type { AuthView } from '../useAuthDialog';
import { ExactAlert, FormMessage } from './FormMessage';

type Mode = Exclude<AuthView['mode'], 'closed' | 'factor'>;

interface AuthFormProps {
  mode: Mode;
  view: AuthView;
  /** What was typed in any mode; the next mode starts with it. */
  typed: RefObject<Entry>;
  onSubmit: (entry: Entry) => void;
  onForgotten: () => void;
}

const actions = { login: messages.login, signUp: messages.signUp, forgotten: messages.emailMeAResetLink } as const;

/** The dialog's form. What was typed survives a refusal and a change of mode. */
export function AuthForm({
  mode,
  view: { submitting, sent, note, refusal, alert, words, fields },
  typed,
  onSubmit,
  onForgotten,
}: AuthFormProps) {
  const { form, submit, errors } = useCheckedForm({ busy: submitting, refusal, refused: fields }, (element) => {
    // a password manager may fill in fields without an event
    keepTyped(typed, element);
    const { username, email, display_name, ...others } = typed.current;
    onSubmit({ ...others, username: username.trim(), email: email.trim(), display_name: display_name.trim() });
  });
  const alive = useHydrated();
  useEffect(() => {
    // after a change of mode, focus the first empty field; the dialog focuses its first field on opening
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    if (form.current?.closest('dialog:modal')) (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [form]);
  const { username, email, password, display_name: displayName } = typed.current;
  const signingUp = mode === 'signUp';
  return (
    // needs scripts to submit: without them the browser would write the password into the address
    <Form
      ref={form}
      method="dialog"
      onInput={({ currentTarget }) => keepTyped(typed, currentTarget)}
      onSubmit={submit}
      noValidate
      aria-busy={submitting}
    >
      <Scriptless>{messages.turnOnJavaScriptToLog}</Scriptless>
      {note && <FormMessage good>{note}</FormMessage>}
      {mode === 'forgotten' && !sent && <p>{messages.enterYourEmailAddress}</p>}
      {signingUp && (
        <TextField
          label={messages.yourName}
          name="display_name"
          optional
          defaultValue={displayName}
          autoComplete="name"
          maxLength={limits.displayName.max}
          help={messages.inAnyScript}
          error={errors.display_name}
        />
      )}
      {mode !== 'forgotten' && (
        <TextField
          label={signingUp ? messages.username : messages.usernameOrEmail}
          name="username"
          required
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={signingUp ? limits.username.max : limits.email.max}
          {...(signingUp && {
            minLength: limits.username.min,
            help: messages.atLeast3Characters,
          })}
          error={errors.username}
        />
      )}
      {mode !== 'login' && !sent && (
        <TextField
          label={messages.email}
          name="email"
          type="email"
          required
          defaultValue={email}
          autoComplete="email"
          maxLength={limits.email.max}
          {...(signingUp && { help: messages.weWillEmailYouALink })}
          error={errors.email}
        />
      )}
      {mode !== 'forgotten' && (
        <PasswordField
          label={messages.password}
          name="password"
          required
          defaultValue={password}
          autoComplete={signingUp ? 'new-password' : 'current-password'}
          {...(signingUp && { minLength: limits.password.min, maxLength: limits.password.max, help: passwordHint })}
          error={errors.password}
        />
      )}
      {mode === 'login' && (
        <Forgotten disabled={submitting} onClick={onForgotten}>
          {messages.forgotYourPassword}
        </Forgotten>
      )}
      {words && <FormMessage>{words}</FormMessage>}
      {alert && <ExactAlert>{alert}</ExactAlert>}
      {!sent && (
        <Button type="submit" disabled={!alive || submitting}>
          {submitting ? messages.oneMoment : actions[mode]}
        </Button>
      )}
    </Form>
  );
}

function keepTyped(typed: RefObject<Entry>, form: HTMLFormElement): void {
  const shown = Object.entries(Object.fromEntries(new FormData(form))).filter(([name]) => name in typed.current);
  typed.current = { ...typed.current, ...Object.fromEntries(shown) };
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
`;
const Scriptless = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
const Forgotten = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: 2.75rem;
  margin: -${space[12]} 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brass700};
  font-size: ${size[14]};
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

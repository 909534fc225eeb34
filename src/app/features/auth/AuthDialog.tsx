import { limits } from '@contract/limits';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Button, IconButton } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { useAuthDialog } from './useAuthDialog';

interface AuthDialogProps {
  onClosed: () => void;
  onLoggedIn: (target: string) => void;
}

/** Login or sign-up over the page: the first field has the focus, the focus stays inside, Escape and the button close it. */
export function AuthDialog({ onClosed, onLoggedIn }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { signingUp, submitting, close, switchMode, submit } = useAuthDialog(onClosed, onLoggedIn);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // the server drew it open, so that it reads without scripts
    shown.removeAttribute('open');
    shown.showModal();
    shown.querySelector('input')?.focus();
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    submit({ username: text('username').trim(), email: text('email').trim(), password: text('password') });
  };
  const title = signingUp ? 'Sign Up' : 'Login';
  return (
    <Box ref={dialog} open aria-labelledby="auth-title" onCancel={(event) => { event.preventDefault(); close(); }}>
      <Head><Title id="auth-title">{title}</Title><IconButton onClick={close} aria-label="Close"><X size={24} strokeWidth={1.5} aria-hidden /></IconButton></Head>
      <Form onSubmit={send} aria-busy={submitting}>
        <TextField label={signingUp ? 'Username' : 'Username or email'} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required maxLength={limits.username.max} />
        {signingUp && <TextField label="Email" name="email" type="email" autoComplete="email" required maxLength={limits.email.max} />}
        <TextField label="Password" name="password" type="password" autoComplete={signingUp ? 'new-password' : 'current-password'} required maxLength={limits.password.max} {...(signingUp && { minLength: limits.password.min, help: `At least ${limits.password.min} characters.` })} />
        <Button type="submit" disabled={submitting}>{submitting ? 'One moment…' : title}</Button>
      </Form>
      <Switch onClick={switchMode}>{signingUp ? 'Already have an account? Login' : "Don't have an account? Sign Up"}</Switch>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(26rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: ${space[24]}; border: 1px solid ${color.sand200}; border-radius: ${radius.control}; background: ${color.ivory50}; color: ${color.ink900};
  &::backdrop { background: rgba(12, 15, 19, 0.6); }
`;
const Head = styled.div`display: flex; align-items: center; justify-content: space-between; padding-bottom: ${space[16]};`;
const Title = styled.h2`font: 500 ${size[28]}/1.2 ${font.display};`;
const Form = styled.form`display: grid; gap: ${space[16]};`;
const Switch = styled.button.attrs({ type: 'button' })`
  width: 100%; min-height: 2.75rem; margin-top: ${space[12]}; border: 0; background: none; color: ${color.brass700}; text-decoration: underline; text-underline-offset: 0.25em;
`;

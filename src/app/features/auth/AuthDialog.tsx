import * as messages from '@messages/app/auth';
import { X } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { AuthForm } from './parts/AuthForm';
import type { Opening } from './authDialogMachine';
import { useAuthDialog } from './useAuthDialog';

const FactorStep = lazy(() =>
  import(/* webpackChunkName: "second-step" */ './FactorStep').then((module) => ({ default: module.FactorStep })),
);

interface AuthDialogProps {
  opening?: Opening;
  /** What the login is for. */
  why?: string | undefined;
  onClosed: () => void;
  onLoggedIn: (target: string) => void;
}

const titles = {
  closed: messages.login,
  login: messages.login,
  factor: messages.confirmThatItIsYou,
  signUp: messages.signUp,
  forgotten: messages.forgottenPassword,
} as const;

/**
 * Login, sign-up or a password reset over the page. The first field has the focus, which stays inside; Escape and the
 * button close the dialog and return the focus to where it was.
 */
export function AuthDialog({ opening = 'login', why, onClosed, onLoggedIn }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, close, switchMode, forgot, submit, enter, factorGiven, factorEnded } = useAuthDialog(opening, {
    onClosed,
    onLoggedIn,
  });
  const typed = useRef({ username: '', email: '', password: '', display_name: '' });
  const mode = view.mode === 'closed' ? 'login' : view.mode;
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (!shown) return;
    // the server renders it open, so that it is readable without scripts
    shown.removeAttribute('open');
    shown.showModal();
    shown.querySelector('input')?.focus();
    return () => {
      // unless the page that follows has the focus already
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected)
        before.focus();
    };
  }, []);
  return (
    <DialogBox
      $narrow
      ref={dialog}
      open
      aria-labelledby="auth-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <DialogHead>
        <DialogTitle id="auth-title">{titles[mode]}</DialogTitle>
        <IconButton onClick={close} aria-label={messages.close}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      {why && (mode === 'login' || mode === 'signUp') && <Why>{why}</Why>}
      {mode === 'factor' && view.challenge ? (
        <Suspense fallback={<Skeleton $height="12rem" role="status" />}>
          <FactorStep challenge={view.challenge} onToken={enter} onGiven={factorGiven} onEnded={factorEnded} />
        </Suspense>
      ) : mode === 'factor' ? null : (
        <AuthForm key={mode} mode={mode} view={view} typed={typed} onSubmit={submit} onForgotten={forgot} />
      )}
      <Switch disabled={view.submitting} onClick={switchMode}>
        {mode === 'login'
          ? messages.dontHaveAnAccount
          : mode === 'signUp'
            ? messages.alreadyHaveAnAccount
            : messages.backToLogin}
      </Switch>
    </DialogBox>
  );
}

const Why = styled.p`
  margin-bottom: ${space[16]};
`;
const Switch = styled.button.attrs({ type: 'button' })`
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${space[12]};
  border: 0;
  background: none;
  color: ${color.brass700};
  text-decoration: underline;
  text-underline-offset: 0.25em;
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

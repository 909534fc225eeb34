import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { AuthForm } from './parts/AuthForm';
import type { Opening } from './authDialogMachine';
import { useAuthDialog } from './useAuthDialog';

interface AuthDialogProps {
  opening?: Opening;
  onClosed: () => void;
  onLoggedIn: (target: string) => void;
}

const titles = { closed: 'Login', login: 'Login', signUp: 'Sign Up', forgotten: 'Forgotten password' } as const;

/**
 * Login, sign-up or a password reset over the page. The first field has the focus, which stays inside; Escape and the
 * button close the dialog and return the focus to where it was.
 */
export function AuthDialog({ opening = 'login', onClosed, onLoggedIn }: AuthDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { view, close, switchMode, forgot, submit } = useAuthDialog(opening, { onClosed, onLoggedIn });
  const typed = useRef({ username: '', email: '', password: '' });
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
    <Box
      ref={dialog}
      open
      aria-labelledby="auth-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Head>
        <Title id="auth-title">{titles[mode]}</Title>
        <IconButton onClick={close} aria-label="Close">
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Head>
      <AuthForm key={mode} mode={mode} view={view} typed={typed} onSubmit={submit} onForgotten={forgot} />
      <Switch disabled={view.submitting} onClick={switchMode}>
        {mode === 'login'
          ? "Don't have an account? Sign Up"
          : mode === 'signUp'
            ? 'Already have an account? Login'
            : 'Back to login'}
      </Switch>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(26rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.ivory50};
  color: ${color.ink900};
  &::backdrop {
    background: rgba(12, 15, 19, 0.6);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space[16]};
`;
const Title = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
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

import * as messages from '@messages/app/pages';
import { useNavigate } from 'react-router-dom';
import { AuthDialog } from '../features/auth/AuthDialog';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { StandalonePage } from '../ui/StandalonePage';

/** Whether the previous page belongs to this site, however the visitor left it. */
function cameFromHere(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return Boolean(idx) || (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}

/** `/login`: the open dialog; closing it returns to the previous page, or to the home page. */
export function LoginPage() {
  const navigate = useNavigate();
  const leave = () => {
    void (cameFromHere() ? navigate(-1) : navigate('/'));
  };
  return (
    <StandalonePage>
      <Notice
        level="h1"
        title={messages.login}
        actions={
          <ButtonLink to="/" $kind="quiet">
            {messages.returnToHome}
          </ButtonLink>
        }
      >
        {messages.withAnAccountYouPostListings}
      </Notice>
      <AuthDialog onClosed={leave} onLoggedIn={(target) => void navigate(target, { replace: true })} />
    </StandalonePage>
  );
}

import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AuthDialog } from '../features/auth/AuthDialog';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Whether the page before is one of this site, be it left by a script or by a link. */
function cameFromHere(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return Boolean(idx) || (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}

/** `/login`: the dialog, always open; closing it leads to the page before, or home. */
export function LoginPage() {
  const navigate = useNavigate();
  const leave = () => {
    void (cameFromHere() ? navigate(-1) : navigate('/'));
  };
  return (
    <Top>
      <Notice
        level="h1"
        title="Login"
        actions={
          <ButtonLink to="/" $kind="quiet">
            Return to Home
          </ButtonLink>
        }
      >
        With an account you post listings, keep favourites and follow your payments.
      </Notice>
      <AuthDialog onClosed={leave} onLoggedIn={(target) => void navigate(target, { replace: true })} />
    </Top>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
  min-height: 70vh;
`;

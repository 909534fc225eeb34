import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { EmailStep, emailSteps } from '../features/auth/EmailStep';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** `/email/confirm` and `/email/undo`: the targets of links in emails about an account's address. */
export function EmailPage() {
  const { step: asked } = useParams();
  const step = emailSteps.find((known) => known === asked);
  return (
    <Top>
      {step ? (
        <EmailStep key={step} step={step} />
      ) : (
        <Notice level="h1" title="Oops! Page not found" actions={<ButtonLink to="/">Return to Home</ButtonLink>}>
          We could not find this page.
        </Notice>
      )}
    </Top>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
  min-height: 70vh;
`;

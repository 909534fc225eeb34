import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { NewsletterStep } from '../features/newsletter/NewsletterStep';
import { newsletterSteps } from '../api/endpoints/newsletterApi';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** `/newsletter/confirm` and `/newsletter/unsubscribe`: the targets of newsletter emails' links. */
export function NewsletterPage() {
  const { step: asked } = useParams();
  const { search } = useLocation();
  const step = newsletterSteps.find((known) => known === asked);
  return (
    <Top>
      {step ? (
        <NewsletterStep step={step} token={new URLSearchParams(search).get('token') ?? ''} />
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

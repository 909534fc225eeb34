import { useLocation, useParams } from 'react-router-dom';
import { NewsletterStep } from '../features/newsletter/NewsletterStep';
import { newsletterSteps } from '../api/endpoints/newsletterApi';
import { PageNotFound } from '../ui/PageNotFound';
import { StandalonePage } from '../ui/StandalonePage';

/** `/newsletter/confirm` and `/newsletter/unsubscribe`: the targets of newsletter emails' links. */
export function NewsletterPage() {
  const { step: asked } = useParams();
  const { search } = useLocation();
  const step = newsletterSteps.find((known) => known === asked);
  return (
    <StandalonePage>
      {step ? <NewsletterStep step={step} token={new URLSearchParams(search).get('token') ?? ''} /> : <PageNotFound />}
    </StandalonePage>
  );
}

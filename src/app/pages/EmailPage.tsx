import { useParams } from 'react-router-dom';
import { EmailStep, emailSteps } from '../features/auth/EmailStep';
import { PageNotFound } from '../ui/PageNotFound';
import { StandalonePage } from '../ui/StandalonePage';

/** `/email/confirm` and `/email/undo`: the targets of links in emails about an account's address. */
export function EmailPage() {
  const { step: asked } = useParams();
  const step = emailSteps.find((known) => known === asked);
  return <StandalonePage>{step ? <EmailStep key={step} step={step} /> : <PageNotFound />}</StandalonePage>;
}

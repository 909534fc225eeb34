import * as messages from '@messages/app/pages';
import { useParams } from 'react-router-dom';
import { SearchStep, searchSteps } from '../features/saved-searches/SearchStep';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { StandalonePage } from '../ui/StandalonePage';

/** `/saved-searches/confirm`, `/keep` and `/stop`: the targets of links in alerts. */
export function SavedSearchStepPage() {
  const { step: asked } = useParams();
  const step = searchSteps.find((known) => known === asked);
  return (
    <StandalonePage>
      {step ? (
        <SearchStep key={step} step={step} />
      ) : (
        <Notice
          level="h1"
          title={messages.oopsPageNotFound}
          actions={<ButtonLink to="/">{messages.returnToHome}</ButtonLink>}
        >
          {messages.weCouldNotFindThisPage}
        </Notice>
      )}
    </StandalonePage>
  );
}

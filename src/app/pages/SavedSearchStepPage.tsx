import { useParams } from 'react-router-dom';
import { SearchStep, searchSteps } from '../features/saved-searches/SearchStep';
import { PageNotFound } from '../ui/PageNotFound';
import { StandalonePage } from '../ui/StandalonePage';

/** `/saved-searches/confirm`, `/keep` and `/stop`: the targets of links in alerts. */
export function SavedSearchStepPage() {
  const { step: asked } = useParams();
  const step = searchSteps.find((known) => known === asked);
  return <StandalonePage>{step ? <SearchStep key={step} step={step} /> : <PageNotFound />}</StandalonePage>;
}

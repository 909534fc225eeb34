import { JoinList } from '../features/shortlists/JoinList';
import { StandalonePage } from '../ui/StandalonePage';

/** `/shortlists/join#token=…`: the target of a link to a list. */
export function JoinShortlistPage() {
  return (
    <StandalonePage>
      <JoinList />
    </StandalonePage>
  );
}

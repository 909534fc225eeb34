import { StopListEmails } from '../features/shortlists/StopListEmails';
import { StandalonePage } from '../ui/StandalonePage';

/** `/shortlists/emails#token=…`: ends the emails about all lists of an account. */
export function ShortlistEmailsPage() {
  return (
    <StandalonePage>
      <StopListEmails />
    </StandalonePage>
  );
}

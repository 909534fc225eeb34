import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useSaveVisitCalendarMutation } from '../../../api/endpoints/visitsApi';
import { space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import type { VisitChanging } from '../useVisitChange';
import type { ShownState } from '../visitLabels';

interface VisitActionsProps {
  visit: Visit;
  change: VisitChanging;
  token: string | undefined;
  state: ShownState;
}

/** What the reader may do, besides agreeing to a time. */
export function VisitActions({ visit, change, token, state }: VisitActionsProps) {
  const { id, actions, property, role, has_calendar: hasCalendar } = visit;
  const busy = change.view === 'confirming';
  const isEnded = state === 'cancelled' || state === 'lapsed' || state === 'missed' || state === 'over';
  return (
    <Row>
      {hasCalendar && state !== 'over' && state !== 'missed' && (
        <SaveCalendar
          id={id}
          token={token}
          label={state === 'cancelled' ? messages.removeFromCalendar : messages.addToCalendar}
        />
      )}
      {actions.includes('propose') && (
        <Button $kind="quiet" disabled={busy} onClick={change.propose}>
          {visit.starts_at ? messages.moveTheVisit : messages.proposeOthers}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button $kind="quiet" disabled={busy} onClick={change.cancel}>
          {messages.cancelTheVisit}
        </Button>
      )}
      {actions.includes('miss') && (
        <Button $kind="quiet" disabled={busy} onClick={change.miss}>
          {messages.didNotCome}
        </Button>
      )}
      {isEnded && role === 'visitor' && property.id !== null && (
        <ButtonLink $kind="quiet" to={`/properties/${property.id}#visit`}>
          {messages.askForAnother}
        </ButtonLink>
      )}
    </Row>
  );
}

function SaveCalendar({ id, token, label }: { id: number; token: string | undefined; label: string }) {
  const [save, { isLoading, error }] = useSaveVisitCalendarMutation();
  return (
    <>
      <Button $kind="quiet" disabled={isLoading} onClick={() => void save({ id, token })}>
        {label}
      </Button>
      {error && <p role="alert">{errorMessage(error)}</p>}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetVisitQuery } from '../../api/endpoints/visitsApi';
import { color, font, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useStepInView } from '../../ui/useStepInView';
import { ProposeTimes } from './parts/ProposeTimes';
import { VisitActions } from './parts/VisitActions';
import { CancelVisit, MissVisit } from './parts/VisitDialogs';
import { VisitFacts } from './parts/VisitFacts';
import { VisitLinkTools } from './parts/VisitLinkTools';
import { VisitProposals } from './parts/VisitProposals';
import { useVisitChange } from './useVisitChange';
import { endedMessage, shownState } from './visitLabels';

/** The other one may answer while the page is open. */
const looksEveryMs = 20_000;

interface VisitDetailsProps {
  /** The id as in the address. */
  id: string;
  /** Of a visitor's link; an account needs none. */
  token?: string | undefined;
  /** The link has been replaced. */
  onForget: () => void;
}

/** One visit, for its visitor and its host: its state, times and place, and what the reader may do. */
export function VisitDetails({ id, token, onForget }: VisitDetailsProps) {
  const { data, error, refetch } = useGetVisitQuery(
    { id, token },
    { refetchOnMountOrArgChange: true, pollingInterval: looksEveryMs, skipPollingIfUnfocused: true },
  );
  const status = statusOf(error);
  if (status === 404 || status === 400)
    return (
      <Notice
        title={messages.visitNotFound}
        actions={<ButtonLink to="/properties">{messages.seeProperties}</ButtonLink>}
      >
        {messages.theLinkMayBeWrong}
      </Notice>
    );
  return (
    <QueryView
      what={messages.thisVisit}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingThisVisit} />}
    >
      {(visit) => <Shown key={visit.id} visit={visit} token={token} onForget={onForget} />}
    </QueryView>
  );
}

function Shown({ visit, token, onForget }: { visit: Visit; token: string | undefined; onForget: () => void }) {
  const change = useVisitChange(visit.id, token);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), looksEveryMs);
    return () => clearInterval(timer);
  }, []);
  const state = shownState(visit, now);
  const isChoosing = change.view === 'choosing' || change.view === 'proposing';
  const ended = state === 'cancelled' ? endedMessage(visit) : undefined;
  return (
    <Column>
      <Title title={messages.titles[state][visit.role]} acted={change.acted} />
      {ended && <p>{ended}</p>}
      <VisitFacts visit={visit} />
      {isChoosing ? (
        <ProposeTimes visit={visit} change={change} />
      ) : (
        <>
          <VisitProposals visit={visit} change={change} />
          <VisitActions visit={visit} change={change} token={token} state={state} />
        </>
      )}
      {visit.role === 'visitor' && token && !isChoosing && (
        <VisitLinkTools id={visit.id} token={token} onReplaced={onForget} />
      )}
      {(change.view === 'askingReason' || change.view === 'cancelling') && <CancelVisit change={change} />}
      {(change.view === 'askingMissed' || change.view === 'noting') && <MissVisit change={change} />}
    </Column>
  );
}

/** Brought into view when its text changes after a step here. */
function Title({ title, acted }: { title: string; acted: boolean }) {
  const heading = useStepInView<HTMLHeadingElement>(title, { acted });
  return (
    <Heading ref={heading} tabIndex={-1}>
      {title}
    </Heading>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[24]};
  justify-items: stretch;
  align-content: start;
  max-width: 48rem;
  min-height: 36rem;
  padding-top: ${space[48]};
  [role='alert'] {
    color: ${color.claret700};
  }
`;
const Heading = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
  &:focus {
    outline: none;
  }
`;

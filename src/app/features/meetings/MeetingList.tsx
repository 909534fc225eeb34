import type { Meeting } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { MeetingLine, MeetingLines } from './parts/MeetingLine';
import { pastPageSize, useListMeetingsQuery, useListPastMeetingsQuery } from '../../api/endpoints/meetingsApi';

const fresh = { refetchOnMountOrArgChange: true } as const;
const addressOf = (page: number) => messages.addressOf(page);

/** This account's meetings: upcoming ones first, then past and cancelled ones. */
export function MeetingList() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const coming = useListMeetingsQuery(undefined, fresh);
  const past = useListPastMeetingsQuery({ page }, fresh);
  const waiting = <Skeleton $height="8rem" role="status" aria-label={messages.loadingYourMeetings} />;
  const pastCount = Math.ceil((past.currentData?.total ?? 0) / pastPageSize);
  return (
    <Parts>
      <section aria-labelledby="meetings-coming">
        <Stack $gap={16}>
          <Display2 id="meetings-coming">{messages.upcoming}</Display2>
          <QueryView
            what={messages.yourMeetings}
            data={coming.data}
            failure={shownError(coming.error)}
            onRetry={() => void coming.refetch()}
            skeleton={waiting}
            empty={<None />}
          >
            {(meetings) => <Lines meetings={meetings} />}
          </QueryView>
        </Stack>
      </section>
      <section aria-labelledby="meetings-past">
        <Stack $gap={16}>
          <Display2 id="meetings-past">{messages.pastAndCancelled}</Display2>
          <QueryView
            what={messages.yourPastMeetings}
            data={past.currentData?.rows}
            failure={shownError(past.error)}
            onRetry={() => void past.refetch()}
            skeleton={waiting}
            empty={<Soft>{messages.noneYet}</Soft>}
          >
            {(meetings) => <Lines meetings={meetings} />}
          </QueryView>
          <Pages page={page} count={pastCount} to={addressOf} />
        </Stack>
      </section>
    </Parts>
  );
}

function Lines({ meetings }: { meetings: readonly Meeting[] }) {
  const [now] = useState(() => Date.now());
  return (
    <MeetingLines>
      {meetings.map((meeting) => (
        <MeetingLine key={meeting.id} meeting={meeting} now={now} />
      ))}
    </MeetingLines>
  );
}

function None() {
  return (
    <Notice
      title={messages.noUpcomingMeetings}
      actions={<ButtonLink to="/contact#meeting">{messages.bookAMeeting}</ButtonLink>}
    >
      {messages.anHourWithThePeopleWho}
    </Notice>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-top: ${space[48]};
  min-height: 36rem;
  align-content: start;
`;

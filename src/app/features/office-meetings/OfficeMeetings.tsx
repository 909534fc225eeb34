import { minuteInMs } from '@contract/durations';
import type { OfficeMeeting } from '@contract/officeMeetings';
import * as messages from '@messages/app/officeMeetings';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListOfficeMeetingsQuery } from '../../api/endpoints/officeMeetingsApi';
import { ButtonLink } from '../../ui/Button';
import { dayLabel } from '../../ui/Day';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { Filters, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { Status } from '../../ui/office/Status';
import { EntryLink, WeekGrid } from '../../ui/office/WeekGrid';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { dateIn, laterDate, mondayOf } from '../../ui/office/weekDates';
import { indiaClock } from '../../ui/indiaMoment';
import { timeLabel } from '../../ui/timeLabel';
import { kindLabels, stateOf } from './calendarDays';
import { MeetingPanel } from './parts/MeetingPanel';

/** `/office/meetings`: a week or a day by the clock of India. The address holds the date, the view and the open meeting. */
export function OfficeMeetings() {
  const [params] = useSearchParams();
  const [today] = useState(() => indiaClock(Date.now()).date);
  const view = params.get('view') === 'day' ? 'day' : 'week';
  const date = dateIn(params.get('from'), today);
  const first = view === 'day' ? date : mondayOf(date);
  const days = view === 'day' ? 1 : 7;
  const open = wholeIn(params.get('open'));
  const { currentData, error, refetch } = useListOfficeMeetingsQuery(
    { from: first, days },
    { refetchOnMountOrArgChange: true, pollingInterval: minuteInMs, skipPollingIfUnfocused: true },
  );
  const at = (changes: Readonly<Record<string, string | null>>) =>
    `/office/meetings?${withParams(params, { ...changes, open: null }).search}`;
  const last = laterDate(first, days - 1);
  return (
    <OfficePage>
      <TabLinks
        name={messages.view}
        open={view}
        tabs={[
          { id: 'week', name: messages.week, to: at({ view: null }) },
          { id: 'day', name: messages.day, to: at({ view: 'day' }) },
        ]}
      />
      <Filters as="nav" aria-label={messages.dates} style={{ paddingTop: '1rem' }}>
        <ButtonLink $kind="quiet" to={at({ from: laterDate(first, -days) })}>
          {messages.earlier}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at({ from: null })}>
          {messages.today}
        </ButtonLink>
        <ButtonLink $kind="quiet" to={at({ from: laterDate(first, days) })}>
          {messages.later}
        </ButtonLink>
        <Span>{messages.indiaTime(view === 'day', dayLabel(first), dayLabel(last))}</Span>
      </Filters>
      <ListAndDetail $open={open !== undefined}>
        <div>
          <QueryView
            what={messages.theMeetings}
            data={currentData}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loadingMeetings} />}
          >
            {(calendar) => (
              <WeekGrid
                days={calendar.days}
                rows={calendar.meetings}
                keyOf={({ id }) => id}
                dateOf={({ starts_at: at }) => indiaClock(at).date}
                today={today}
                isNarrow={open !== undefined || view === 'day'}
                none={messages.noMeetings}
              >
                {(meeting) => (
                  <Entry meeting={meeting} to={withParams(params, { open: meeting.id })} isOpen={meeting.id === open} />
                )}
              </WeekGrid>
            )}
          </QueryView>
        </div>
        {open !== undefined && <MeetingPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

function Entry({ meeting, to, isOpen }: { meeting: OfficeMeeting; to: { search: string }; isOpen: boolean }) {
  const { label, tone } = stateOf(meeting);
  return (
    <EntryLink to={to} preventScrollReset data-row {...(isOpen && { 'aria-current': 'true' })}>
      <span>
        <time dateTime={meeting.starts_at}>{timeLabel(indiaClock(meeting.starts_at).time)}</time>{' '}
        {kindLabels[meeting.kind]}
      </span>
      <strong>{meeting.name}</strong>
      <Status tone={tone}>{label}</Status>
      {meeting.overlaps && <Status tone="bad">{messages.overlapsAnother}</Status>}
    </EntryLink>
  );
}

const Span = styled.strong`
  font-weight: 500;
`;

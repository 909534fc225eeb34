import { minuteInMs } from '@contract/durations';
import type { OfficeCalendar, OfficeMeeting } from '@contract/officeMeetings';
import * as messages from '@messages/app/officeMeetings';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListOfficeMeetingsQuery } from '../../api/endpoints/officeMeetingsApi';
import { color, from, radius, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { dayLabel } from '../../ui/Day';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { Filters, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { Status } from '../../ui/office/Status';
import { wholeIn, withParams } from '../../ui/office/listAddress';
import { weekdays } from '../../ui/hoursLabel';
import { indiaClock } from '../../ui/indiaMoment';
import { dateIn, kindLabels, laterDate, mondayOf, stateOf } from './calendarDays';
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
    <OfficePage title={messages.meetings}>
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
              <Calendar
                calendar={calendar}
                today={today}
                isNarrow={open !== undefined || view === 'day'}
                openId={open}
                to={(id) => withParams(params, { open: id })}
              />
            )}
          </QueryView>
        </div>
        {open !== undefined && <MeetingPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

interface CalendarProps {
  calendar: OfficeCalendar;
  today: string;
  /** Days below each other. */
  isNarrow: boolean;
  openId: number | undefined;
  to: (id: number) => { search: string };
}

const dayTitle = (date: string) => `${weekdays[new Date(`${date}T00:00Z`).getUTCDay()]?.slice(0, 3)} ${dayLabel(date)}`;

function Calendar({ calendar: { days, meetings }, today, isNarrow, openId, to }: CalendarProps) {
  return (
    <Days data-narrow={isNarrow}>
      {days.map(({ date, closed }) => {
        const own = meetings.filter(({ starts_at: at }) => indiaClock(at).date === date);
        return (
          <li key={date} data-today={date === today}>
            <h2>
              {dayTitle(date)}
              {date === today && <small>{messages.today}</small>}
            </h2>
            {closed && <small>{closed}</small>}
            {own.length === 0 ? (
              !closed && <small>{messages.noMeetings}</small>
            ) : (
              <ul>
                {own.map((meeting) => (
                  <li key={meeting.id}>
                    <Entry meeting={meeting} to={to(meeting.id)} isOpen={meeting.id === openId} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </Days>
  );
}

function Entry({ meeting, to, isOpen }: { meeting: OfficeMeeting; to: { search: string }; isOpen: boolean }) {
  const { label, tone } = stateOf(meeting);
  return (
    <EntryLink to={to} preventScrollReset data-row {...(isOpen && { 'aria-current': 'true' })}>
      <span>
        <time dateTime={meeting.starts_at}>{indiaClock(meeting.starts_at).time}</time> {kindLabels[meeting.kind]}
      </span>
      <strong>{meeting.name}</strong>
      <Status tone={tone}>{label}</Status>
    </EntryLink>
  );
}

const Span = styled.strong`
  font-weight: 500;
`;
const Days = styled.ol`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.sand200};
  background: ${color.sand200};
  > li {
    min-width: 0;
    padding: ${space[12]};
    background: ${color.ivory50};
  }
  > li[data-today='true'] {
    background: ${color.sand100};
  }
  h2 {
    display: flex;
    gap: ${space[8]};
    align-items: baseline;
    font-size: ${size[14]};
    font-weight: 600;
  }
  small {
    color: ${color.ink500};
  }
  ul {
    display: grid;
    gap: ${space[8]};
    padding-top: ${space[8]};
  }
  ${from.desktop} {
    &[data-narrow='false'] {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      min-height: 24rem;
    }
  }
`;
const EntryLink = styled(Link)`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[8]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  text-decoration: none;
  overflow-wrap: anywhere;
  font-size: ${size[14]};
  time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &:hover,
  &[aria-current] {
    border-color: ${color.brass500};
  }
`;

import { minuteInMs } from '@contract/durations';
import type { OfficeToday } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useGetOfficeTodayQuery } from '../../api/endpoints/officeApi';
import { color, font, size, space } from '../../theme/tokens';
import { Soft, Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { clockTime } from '../../ui/days';
import { OfficePage } from '../../ui/office/OfficePage';
import { Status } from '../../ui/office/Status';
import { callHref } from '../../ui/callHref';
import { WeekChart } from './WeekChart';
import { todayCounters, todayQueues } from './todayQueues';

/** What waits, the meetings of the day, and how the last weeks went. */
export function OfficeTodayView() {
  const { currentData, error, refetch } = useGetOfficeTodayQuery(undefined, {
    pollingInterval: minuteInMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <OfficePage>
      <QueryView
        what={messages.whatWaitsToday}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loading} />}
      >
        {(today) => (
          <Stack $gap={32}>
            <Queues today={today} />
            {today.meetings_today && <Meetings meetings={today.meetings_today} />}
            {today.jobs && <Jobs jobs={today.jobs} />}
            {today.weeks && (
              <Charts>
                <WeekChart
                  title={messages.enquiriesByWeek}
                  weeks={today.weeks}
                  valueOf={({ enquiries }) => enquiries}
                />
                <WeekChart title={messages.viewsByWeek} weeks={today.weeks} valueOf={({ views }) => views} />
                <WeekChart
                  title={messages.newListingsByWeek}
                  weeks={today.weeks}
                  valueOf={({ listings }) => listings}
                />
                <WeekChart title={messages.salesByWeek} weeks={today.weeks} valueOf={({ sales }) => sales} />
              </Charts>
            )}
          </Stack>
        )}
      </QueryView>
    </OfficePage>
  );
}

function Queues({ today }: { today: OfficeToday }) {
  const queues = todayCounters.flatMap((counter) => {
    const count = today[counter];
    return count === null ? [] : [{ count, ...todayQueues[counter] }];
  });
  if (queues.length === 0) return <Soft>{messages.nothingWaitsForYouHereYet}</Soft>;
  return (
    <QueueList aria-label={messages.whatWaits}>
      {queues.map(({ count, name, to, isUrgent }) => (
        <li key={name}>
          <Link to={to} data-urgent={isUrgent === true && count > 0}>
            <strong>{count}</strong>
            {name}
            {count === 0 && <small>{messages.allDone}</small>}
          </Link>
        </li>
      ))}
    </QueueList>
  );
}

function Meetings({ meetings }: { meetings: NonNullable<OfficeToday['meetings_today']> }) {
  return (
    <section aria-labelledby="meetings-today">
      <Heading id="meetings-today">{messages.meetingsToday}</Heading>
      {meetings.length === 0 ? (
        <Soft>{messages.noMeetingsToday}</Soft>
      ) : (
        <MeetingList>
          {meetings.map(({ id, starts_at: startsAt, name, phone, topic }) => (
            <li key={id}>
              <time dateTime={startsAt}>{clockTime(startsAt)}</time>
              <span>
                <Link to={`/office/meetings?view=day&open=${id}`}>{name}</Link>
                {topic && `, ${topic}`}
              </span>
              {phone && <a href={callHref(phone)}>{phone}</a>}
            </li>
          ))}
        </MeetingList>
      )}
    </section>
  );
}

/** "Remind of overdue enquiries" of `remind-of-overdue-enquiries`. */
const jobLabel = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What the server does by itself: folded away as long as nothing has failed. */
function Jobs({ jobs }: { jobs: NonNullable<OfficeToday['jobs']> }) {
  const failures = jobs.filter(({ failed }) => failed).length;
  return (
    <section aria-labelledby="office-jobs">
      <Heading id="office-jobs">{messages.recurringTasks}</Heading>
      {jobs.length === 0 ? (
        <Soft>{messages.noneHasRunYet}</Soft>
      ) : (
        <Folded open={failures > 0}>
          <summary>{failures > 0 ? messages.someFailed(failures) : messages.allRan(jobs.length)}</summary>
          <MeetingList>
            {jobs.map(({ name, last_run_at: at, last_result: result, failed }) => (
              <li key={name}>
                <time dateTime={at}>{clockTime(at)}</time>
                <span>{jobLabel(name)}</span>
                <Status tone={failed ? 'bad' : 'good'}>{failed ? messages.failed : messages.done}</Status>
                <Soft>{result}</Soft>
              </li>
            ))}
          </MeetingList>
        </Folded>
      )}
    </section>
  );
}

const Folded = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[8]};
    min-height: 2.5rem;
    cursor: pointer;
  }
`;
const QueueList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 1px;
  padding: 1px;
  > li {
    /* a hairline around each: the last row may not be full */
    box-shadow: 0 0 0 1px ${color.sand200};
  }
  a {
    display: grid;
    align-content: start;
    min-height: 6.5rem;
    padding: ${space[16]};
    background: ${color.ivory50};
    text-decoration: none;
  }
  a:hover {
    background: ${color.sand100};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  strong {
    font: 600 ${size[28]} / 1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  a[data-urgent='true'] strong {
    color: ${color.claret700};
  }
  small {
    color: ${color.leaf700};
  }
`;
const Heading = styled.h2`
  padding-bottom: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const MeetingList = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    min-height: 2.5rem;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  time {
    min-width: 3.5rem;
    font-variant-numeric: tabular-nums;
  }
  a {
    margin-left: auto;
  }
`;
const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: ${space[32]};
`;

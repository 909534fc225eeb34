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
import { OfficePage } from '../../ui/office/OfficePage';
import { NextSteps } from './NextSteps';
import { WeekChart } from './WeekChart';
import { todayCounters, todayQueues } from './todayQueues';

/** What to do next, how much waits in each queue, and how the last weeks went. */
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
            <NextSteps steps={today.next} />
            <Queues today={today} />
            <FailedTasks jobs={today.jobs} />
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

/** The tasks of the server have their place under Set up; here stands only that one has failed. */
function FailedTasks({ jobs }: Pick<OfficeToday, 'jobs'>) {
  const failures = jobs?.filter(({ failed }) => failed).length ?? 0;
  if (failures === 0) return null;
  return (
    <p>
      <Link to="/office/setup">{messages.someFailed(failures)}</Link>
    </p>
  );
}

const QueueList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1px;
  padding: 1px;
  > li {
    /* a hairline around each: the last row may not be full */
    box-shadow: 0 0 0 1px ${color.sand200};
  }
  a {
    display: grid;
    align-content: start;
    min-height: 4.5rem;
    padding: ${space[8]} ${space[12]};
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
    font: 600 ${size[18]} / 1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  a[data-urgent='true'] strong {
    color: ${color.claret700};
  }
  small {
    color: ${color.leaf700};
  }
`;
const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: ${space[32]};
`;

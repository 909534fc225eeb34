import type { OfficeToday } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import styled from 'styled-components';
import { useGetOfficeTodayQuery } from '../../api/endpoints/officeApi';
import { color, font, size, space } from '../../theme/tokens';
import { Soft } from '../../ui/Layout';
import { clockTime } from '../../ui/days';
import { Status } from '../../ui/office/Status';

/** "Remind of overdue enquiries" of `remind-of-overdue-enquiries`. */
const jobLabel = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Of `/office/setup`: what the server does by itself, folded away as long as nothing has failed. */
export function RecurringTasks() {
  const { data } = useGetOfficeTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.jobs ? <Jobs jobs={data.jobs} /> : null;
}

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
          <JobList>
            {jobs.map(({ name, last_run_at: at, last_result: result, failed }) => (
              <li key={name}>
                <time dateTime={at}>{clockTime(at)}</time>
                <span>{jobLabel(name)}</span>
                <Status tone={failed ? 'bad' : 'good'}>{failed ? messages.failed : messages.done}</Status>
                <Soft>{result}</Soft>
              </li>
            ))}
          </JobList>
        </Folded>
      )}
    </section>
  );
}

const Heading = styled.h2`
  padding: ${space[32]} 0 ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const Folded = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[8]};
    min-height: 2.5rem;
    cursor: pointer;
  }
`;
const JobList = styled.ul`
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
`;

import type { OfficeToday } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { useGetOfficeTodayQuery } from '../../api/endpoints/officeApi';
import { Soft } from '../../ui/Layout';
import { clockTime } from '../../ui/days';
import { Status } from '../../ui/office/Status';
import { Heading, TimedRows, TwoLines } from './todayStyles';

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
        <details open={failures > 0}>
          <summary>{failures > 0 ? messages.someFailed(failures) : messages.allRan(jobs.length)}</summary>
          <TimedRows>
            {jobs.map(({ name, last_run_at: at, last_result: result, failed }) => (
              <li key={name}>
                <time dateTime={at}>{clockTime(at)}</time>
                <TwoLines>
                  <span>{jobLabel(name)}</span>
                  <Soft>{result}</Soft>
                </TwoLines>
                <Status tone={failed ? 'bad' : 'good'}>{failed ? messages.failed : messages.done}</Status>
              </li>
            ))}
          </TimedRows>
        </details>
      )}
    </section>
  );
}

import { hourInMs, minuteInMs } from '@contract/durations';
import { visitLimits } from '@contract/visitLimits';
import sql from 'sql-template-tag';
import type { VisitsDeps } from './visitsDeps';
import { defineJob } from '../../jobs/defineJob';
import { sendReminder } from './visitEmails';
import { agreedStates } from '../../lib/waiting';
import { selectVisits } from './visitsStore';

type ReminderDeps = Pick<VisitsDeps, 'database' | 'settings' | 'secret' | 'now' | 'log'>;

/** Few, because on the embedded database everything else waits for the transaction. */
const atOnce = 20;
const { day, hours } = visitLimits.reminderHours;
/** Each kind from so many hours before the visit, until so many. */
const windows = [
  { kind: 'day', from: day, until: hours },
  { kind: 'hours', from: hours, until: 0 },
] as const;

/**
 * Reminds both of the next agreed visits that are due, in one transaction with the note of it: a process that dies in
 * between repeats nothing and skips nothing, and a clock that jumps back finds the note. What was agreed later than a
 * reminder is due has none.
 *
 * @returns how many visits
 */
export async function remindVisits(deps: ReminderDeps, kind: 'day' | 'hours'): Promise<number> {
  const { database, now } = deps;
  const window = windows.find((one) => one.kind === kind) ?? windows[0];
  const at = now();
  const later = (inHours: number) => new Date(at.getTime() + inHours * hourInMs);
  return database.transaction(async (tx) => {
    const due = await selectVisits(
      tx,
      sql`where v.state in ${agreedStates} and v.starts_at > ${later(window.until)} and v.starts_at <= ${later(window.from)}
        and v.confirmed_at <= v.starts_at - make_interval(hours => ${window.from})
        and not exists (select from visit_reminder r where r.visit_id = v.id and r.starts_at = v.starts_at and r.kind = ${kind})
      order by v.starts_at, v.id limit ${atOnce} for update of v skip locked`,
    );
    let reminded = 0;
    for (const visit of due) {
      // a process that was just as fast has the note by now
      const isFirst = await tx.run(sql`
        insert into visit_reminder (visit_id, starts_at, kind, at) values (${visit.id}, ${visit.starts_at}, ${kind}, ${at}) on conflict do nothing`);
      if (isFirst === 0) continue;
      await sendReminder(tx, deps, visit, kind);
      reminded += 1;
    }
    return due.length === 0 ? 0 : reminded;
  });
}

export const remindVisitsJob = defineJob({
  name: 'remind-of-visits',
  every: minuteInMs,
  initialDelay: minuteInMs / 2,
  // longer than one batch takes; renewed before each
  lease: 60,
  async run(deps: ReminderDeps, keepLease) {
    const done = { day: 0, hours: 0 };
    for (const { kind } of windows)
      while (await keepLease()) {
        const reminded = await remindVisits(deps, kind);
        done[kind] += reminded;
        if (reminded === 0) break;
      }
    return done;
  },
});

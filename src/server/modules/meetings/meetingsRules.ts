import type { NewMeeting } from '@contract/meetings';
import { badField } from '../../plugins/problems';
import { clockIn, instantOf, isZone } from './zonedTime';

/** How long a slot waits for its payment. */
export const HOLD_IN_MS = 15 * 60_000;

const OFFICE_ZONE = 'Asia/Kolkata';
const OPENS = '10:00:00';
const CLOSES = '18:00:00';
const LATEST_YEAR = 9_999;

/**
 * The instant that is asked for: in the future, on the half hour, Monday to Saturday from 10:00 to 18:00 in India.
 *
 * @throws Problem 400 by field
 */
export function slotOf({ date, time, timezone }: Pick<NewMeeting, 'date' | 'time' | 'timezone'>, now: Date): Date {
  if (!isZone(timezone)) throw badField('timezone', 'This time zone is not known.');
  if (Number(date.slice(0, 4)) >= LATEST_YEAR || Number(date.slice(0, 4)) < 1_970) throw badField('date', 'Choose a date that is near.');
  const startsAt = instantOf(date, time, timezone);
  if (!startsAt) throw badField('time', 'This time does not exist on that day, when clocks are changed. Choose another.');
  if (startsAt <= now) throw badField('date', 'Choose a time that is still to come.');
  const office = clockIn(OFFICE_ZONE, startsAt);
  if (!/:(00|30):00$/.test(office.time)) throw badField('time', 'Meetings start on the hour or the half hour, Indian time.');
  if (office.weekday === 'Sun') throw badField('date', 'The office is closed on Sundays, Indian time. Choose another day.');
  if (office.time < OPENS || office.time >= CLOSES) throw badField('time', 'Meetings start from 10:00 to 17:30, Indian time. Choose another time.');
  return startsAt;
}

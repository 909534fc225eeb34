import * as messages from '@messages/app/moments';
import { dayLabel } from './Day';
import { timeLabel } from './timeLabel';

const weekdays = [messages.sun, messages.mon, messages.tue, messages.wed, messages.thu, messages.fri, messages.sat];
const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00Z`).getUTCDay()] ?? '';

/** "Wed 25 Nov" for YYYY-MM-DD. */
export const shortDay = (date: string): string =>
  messages.shortDay(weekdayOf(date), dayLabel(date).replace(/ \d+$/, ''));

/** "Wed 25 Nov 2026, 10:30 am" for a date (YYYY-MM-DD) and a time (HH:MM). */
export const momentLabel = (date: string, time: string): string =>
  messages.moment(messages.shortDay(weekdayOf(date), dayLabel(date)), timeLabel(time));

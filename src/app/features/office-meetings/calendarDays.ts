import { dayInMs } from '@contract/durations';
import type { OfficeMeeting } from '@contract/officeMeetings';
import * as messages from '@messages/app/officeMeetings';
import type { Tone } from '../../ui/office/Status';

/** A date (YYYY-MM-DD) so many days later. */
export const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => laterDate(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7));

/** A date from the address, or `otherwise`. */
export const dateIn = (text: string | null, otherwise: string): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) ? text : otherwise;

export const kindLabels: Readonly<Record<OfficeMeeting['kind'], string>> = {
  office: messages.atTheOffice,
  video: messages.video,
  call: messages.phone,
};

/** A meeting's state in the office, with its tone. */
export function stateOf({ status, confirmed_at: confirmed }: Pick<OfficeMeeting, 'status' | 'confirmed_at'>): {
  label: string;
  tone: Tone;
} {
  if (status === 'cancelled') return { label: messages.cancelled, tone: 'bad' };
  if (status === 'held') return { label: messages.notPaidYet, tone: 'quiet' };
  return confirmed ? { label: messages.confirmed, tone: 'good' } : { label: messages.toConfirm, tone: 'waiting' };
}

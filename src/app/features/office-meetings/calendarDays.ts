import type { OfficeMeeting } from '@contract/officeMeetings';
import * as messages from '@messages/app/officeMeetings';
import type { Tone } from '../../ui/office/Status';

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

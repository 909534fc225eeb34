import type { Meeting, MeetingKind } from '@contract/meetings';
import { limits } from '@contract/limits';
import { ownMoment } from '../../ui/days';
import { officeMoment } from './meetingTime';

export const kindNames: Readonly<Record<MeetingKind, string>> = {
  office: 'At our office',
  video: 'By video',
  call: 'By phone',
};

/** How a meeting takes place, in a sentence. */
export function meetingPlaceLabel({ kind, place }: Pick<Meeting, 'kind' | 'place'>): string {
  if (kind === 'office') return `At our office: ${place}`;
  if (kind === 'video') return place ? `By video: ${place}` : 'By video. We email you the link before the meeting.';
  return `By phone. We call you at ${place}.`;
}

/** The time in the reader's and in India's zone, each named; India's only if both are the same. */
export function zonedMoments(startsAt: string, zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string[] {
  const [own, office] = [ownMoment(startsAt), `${officeMoment(startsAt)} in India (IST)`];
  return office.startsWith(own) ? [office] : [`${own} your time (${zone.replace(/_/g, ' ')})`, office];
}

export type MeetingState = 'held' | 'lapsed' | 'booked' | 'begun' | 'over' | 'cancelled';

/** A meeting's state at a time of this device's clock; a hold lasts as long as the server said. */
export function stateOf(
  meeting: Pick<Meeting, 'status' | 'starts_at' | 'ends_at'>,
  now: number,
  heldUntil: number,
): MeetingState {
  if (meeting.status === 'cancelled') return 'cancelled';
  if (meeting.status === 'held') return now < heldUntil ? 'held' : 'lapsed';
  return now < Date.parse(meeting.starts_at) ? 'booked' : now < Date.parse(meeting.ends_at) ? 'begun' : 'over';
}

export const stateTitles: Readonly<Record<MeetingState, string>> = {
  held: 'This time is held for you.',
  lapsed: 'This slot is no longer held.',
  booked: 'Your meeting is booked.',
  begun: 'Your meeting has begun.',
  over: 'This meeting is over.',
  cancelled: 'This meeting is cancelled.',
};

/** Short names for lists. */
export const stateNames: Readonly<Record<MeetingState, string>> = {
  held: 'Awaiting payment',
  lapsed: 'Not paid',
  booked: 'Booked',
  begun: 'Now',
  over: 'Over',
  cancelled: 'Cancelled',
};

/** Why a meeting was cancelled, and what happens to its price. */
export function endedMessage({ ended, payment }: Pick<Meeting, 'ended' | 'payment'>): string {
  if (payment === 'returned') return 'We refunded the ₹99. It may take a few days to appear in your account.';
  if (ended === 'cancelled')
    return 'You cancelled it. We refund the ₹99 to your original payment method, normally within 7 working days.';
  if (ended === 'office')
    return 'We had to cancel it; the email says why. We refund the ₹99 to your original payment method, normally within 7 working days.';
  if (payment === 'received')
    return 'Your payment arrived after the slot was taken. We will offer you another time or refund you.';
  return ended === 'released'
    ? 'You released this slot before paying. You were not charged.'
    : 'It was not paid within 15 minutes, so the slot is open again. Nothing was charged.';
}

/** What the buyer can still change, and until when. */
export function changeRuleMessage(
  {
    can_move: canMove,
    can_cancel: canCancel,
    changes_until: until,
  }: Pick<Meeting, 'can_move' | 'can_cancel' | 'changes_until'>,
  phone: string,
): string {
  const hours = limits.meeting.changeHours;
  if (!canCancel)
    return `It begins in less than ${hours} hours, so it cannot be moved or cancelled here any more. Call us: ${phone}.`;
  const last = zonedMoments(until).join(', ');
  if (!canMove)
    return `It was moved once. You can still cancel it and get the ₹99 back, until ${hours} hours before it begins: ${last}. To move it again, call us: ${phone}.`;
  return `You can move it once, or cancel it and get the ₹99 back, until ${hours} hours before it begins: ${last}.`;
}

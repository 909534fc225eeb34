import type { Meeting, MeetingKind } from '@contract/meetings';
import { meetingLimits } from '@contract/meetingLimits';
import * as messages from '@messages/app/meetings';
import { zonedMoments } from '../../ui/zonedMoments';

export const kindNames: Readonly<Record<MeetingKind, string>> = {
  office: messages.atOurOffice,
  video: messages.byVideo,
  call: messages.byPhone,
};

/** How a meeting takes place, in a sentence. */
export function meetingPlaceLabel({ kind, place }: Pick<Meeting, 'kind' | 'place'>): string {
  if (kind === 'office') return messages.atOurOfficeWith(place);
  if (kind === 'video') return place ? messages.byVideoWith(place) : messages.byVideoWeEmail;
  return messages.byPhoneWeCall(place);
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
  held: messages.thisTimeIsHeld,
  lapsed: messages.thisSlotIsNoLongerHeld,
  booked: messages.yourMeetingIsBooked,
  begun: messages.yourMeetingHasBegun,
  over: messages.thisMeetingIsOver,
  cancelled: messages.thisMeetingIsCancelled,
};

/** Short names for lists. */
export const stateNames: Readonly<Record<MeetingState, string>> = {
  held: messages.awaitingPayment,
  lapsed: messages.notPaid,
  booked: messages.booked,
  begun: messages.now,
  over: messages.over,
  cancelled: messages.cancelled,
};

/** Why a meeting was cancelled, and what happens to its price. */
export function endedMessage({ ended, payment }: Pick<Meeting, 'ended' | 'payment'>): string {
  if (payment === 'returned') return messages.weRefundedTheRupees99;
  if (ended === 'cancelled') return messages.youCancelled;
  if (ended === 'office') return messages.weHadToCancel;
  if (payment === 'received') return messages.yourPaymentArrivedAfterTheSlot;
  return ended === 'released' ? messages.youReleasedThisSlotBefore : messages.itWasNotPaidWithin15Sentence;
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
  const hours = meetingLimits.changeHours;
  if (!canCancel) return messages.itBeginsInLessThanHours(hours, phone);
  const last = zonedMoments(until).join(', ');
  if (!canMove) return messages.itWasMovedOnce(hours, last, phone);
  return messages.youCanMoveItOnce(hours, last);
}

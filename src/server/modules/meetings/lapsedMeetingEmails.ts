import * as messages from '@messages/server/meetings';
import { oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { bothMoments } from '../../lib/moments';
import type { Office } from '../../payments/ledger/purchase';

/** An expired hold and the person who had it. */
export interface LapsedMeeting {
  starts_at: Date;
  /** The zone in which the slot was chosen. */
  timezone: string;
  name: string;
  email: string;
  phone: string;
}

/** Emails about a hold that was not paid: to the office, which follows up, and to the visitor. */
export function lapsedMeetingEmails(
  meeting: LapsedMeeting,
  { email: office, phone: officePhone, publicUrl }: Office,
): Email[] {
  const name = oneLine(meeting.name);
  const { starts_at: at, timezone } = meeting;
  const url = `${publicUrl}/contact#meeting`;
  const toOffice = usualContent({
    lead: messages.slotWasNotPaid(name),
    who: meeting,
    about: [[messages.meetingLabel, bothMoments(at, timezone, 'office')]],
    button: { label: messages.availableTimes, url },
  });
  const toHolder = usualContent({
    greeting: messages.dear(name),
    lead: messages.weHeldYourSlot(bothMoments(at, timezone)),
    button: { label: messages.chooseANewTime, url },
    office: { email: office, phone: officePhone },
  });
  return [
    {
      kind: 'hold_lapsed_office',
      to: office,
      replyTo: meeting.email,
      subject: messages.aMeetingWasHeldAndNotPaid(name),
      ...toOffice,
    },
    { kind: 'hold_lapsed', to: meeting.email, subject: messages.yourMeetingSlotWasReleased, ...toHolder },
  ];
}

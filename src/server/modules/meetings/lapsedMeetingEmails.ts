import { emailText, oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import { bothMoments } from '../../payments/ledger/meetingEmails';
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

const ownMoment = ({ starts_at, timezone }: LapsedMeeting) => bothMoments(starts_at, timezone);

/** Emails about a hold that was not paid: to the office, which follows up, and to the visitor. */
export function lapsedMeetingEmails(
  meeting: LapsedMeeting,
  { email: office, phone: officePhone, publicUrl }: Office,
): Email[] {
  const name = oneLine(meeting.name);
  const moment = ownMoment(meeting);
  const url = `${publicUrl}/contact#meeting`;
  const toOffice = emailText({
    lead: `${name} held a meeting slot and did not pay in time. The slot is open again. Contact them to arrange it.`,
    who: meeting,
    about: [['Meeting', moment]],
    link: { label: 'Available times', url },
  });
  const toHolder = emailText({
    greeting: `Dear ${name},`,
    lead: `We held ${moment} for your meeting. It was not paid in time, so the slot is open again. You were not charged.`,
    link: { label: 'Choose a new time', url },
    office: { email: office, phone: officePhone },
  });
  return [
    { to: office, subject: `A meeting was held and not paid: ${name}`, body: toOffice },
    { to: meeting.email, subject: 'Your meeting slot was released', body: toHolder },
  ];
}

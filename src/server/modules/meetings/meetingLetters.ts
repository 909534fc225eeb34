import { brand } from '@contract/brand';
import type { Letter } from '../../mail/outbox';
import { bothMoments } from '../../payments/meetingEmails';
import type { Office } from '../../payments/purchase';

/** A hold that ran out, and whose it was. */
export interface LapsedMeeting {
  starts_at: Date;
  /** In which it was chosen. */
  timezone: string;
  name: string;
  email: string;
  phone: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const ownMoment = ({ starts_at, timezone }: LapsedMeeting) => bothMoments(starts_at, timezone);

/** That a time was held and not paid: to the office, which writes or calls, and to whoever held it. */
export function lapseLetters(meeting: LapsedMeeting, { email: office, publicUrl }: Office): Letter[] {
  const name = oneLine(meeting.name);
  const facts = [['Name', name], ['Email', meeting.email], ['Phone', meeting.phone]].flatMap(([what, value]) => (value ? [`${what}: ${oneLine(value)}`] : []));
  return [
    { to: office, subject: `A meeting was held and not paid: ${name}`, body: `${name} chose ${ownMoment(meeting)} for a meeting and did not pay in time. The time is free again. Write or call, and offer to arrange it.\n\n${facts.join('\n')}\n\n${brand}` },
    { to: meeting.email, subject: 'Your meeting time is free again', body: `Dear ${name},\n\nWe held ${ownMoment(meeting)} for your meeting. It was not paid in time, so others can choose it again. Nothing was charged.\nChoose a time at ${publicUrl}/contact#meeting, or answer this letter and we arrange it with you.\n\n${brand}` },
  ];
}

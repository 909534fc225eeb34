import { minuteInMs } from '@contract/durations';
import * as messages from '@messages/server/enquiries';
import type { EnquiriesDeps } from './enquiriesDeps';
import { oneLine, usualContent } from '../../email/emailContent';
import { type Email, queueEmails } from '../../email/outbox';
import { defineJob } from '../../jobs/defineJob';
import { officeMoment } from '../../lib/moments';
import { claimOverdue, type OverdueEnquiry } from './overdueStore';

type ReminderDeps = Pick<EnquiriesDeps, 'database' | 'settings' | 'now' | 'log'>;

const mostAtOnce = 100;

function reminders(
  enquiry: OverdueEnquiry,
  { company, publicUrl }: Pick<ReminderDeps['settings'], 'company' | 'publicUrl'>,
): Email[] {
  const { id, name, email, phone, message, title, assigneeName, assigneeEmail, receivedAt } = enquiry;
  const content = usualContent({
    lead: messages.thisEnquiryHasWaited,
    who: { name, email, phone },
    about: [
      [messages.listingLabel, title],
      [messages.receivedLabel, officeMoment(receivedAt)],
      [messages.assigneeLabel, assigneeName ?? messages.nobody],
    ],
    quote: message,
    button: { label: messages.replyInTheOffice, url: `${publicUrl}/office/leads?open=${id}` },
  });
  const to = new Set([company.email, ...(assigneeEmail ? [assigneeEmail] : [])]);
  const subject = oneLine(messages.overdue(name));
  return [...to].map((recipient) => ({ kind: 'enquiry_overdue', to: recipient, replyTo: email, subject, ...content }));
}

/** Reminds the office, and the assignee, once of every enquiry whose first reply is overdue. @returns how many there were */
export async function remindOverdue({ database, settings, now }: ReminderDeps): Promise<number> {
  return database.transaction(async (tx) => {
    const overdue = await claimOverdue(tx, now(), mostAtOnce);
    await queueEmails(
      tx,
      overdue.flatMap((enquiry) => reminders(enquiry, settings)),
    );
    return overdue.length;
  });
}

export const remindOverdueJob = defineJob({
  name: 'remind-of-overdue-enquiries',
  every: 5 * minuteInMs,
  initialDelay: minuteInMs,
  lease: 60,
  run: async (deps: ReminderDeps) => ({ reminded: await remindOverdue(deps) }),
});

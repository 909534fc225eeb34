import * as messages from '@messages/server/handOver';
import type { Queryable } from '../db/database';
import { usualContent } from './emailContent';
import { queueEmail } from './outbox';

interface HandedOver {
  /** The email address of who goes on with it. */
  to: string;
  /** Who handed it over. */
  by: string;
  enquiries: number;
  listings?: number;
  contacts?: number;
  /** Without a slash at the end. */
  publicUrl: string;
}

/** Informs who goes on with much work at once, in the transaction that hands it over. */
export async function informOfWork(
  tx: Queryable,
  { to, by, enquiries, listings = 0, contacts = 0, publicUrl }: HandedOver,
): Promise<void> {
  const work = messages.work(enquiries, listings, contacts);
  await queueEmail(tx, {
    kind: 'work_handed_over',
    to,
    subject: messages.isYoursNow(work),
    ...usualContent({
      lead: messages.gaveYou(by, work),
      button: { label: messages.seeYourLeads, url: `${publicUrl}/office/leads?state=open&assignee=me` },
    }),
  });
}

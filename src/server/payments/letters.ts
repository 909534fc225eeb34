import { brand } from '@contract/brand';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Letter } from '../mail/outbox';
import type { Office, SettledPayment } from './purchase';
import { rupeesInWords } from './rupees';

/** A package that is about to end, and its buyer. */
export interface EndingPackage {
  days: number;
  package: string;
  expires_at: Date;
  to: string;
  buyer: string;
}

type ToBuyer = 'completed' | 'failed' | 'refunded' | 'part_refunded' | 'not_captured' | 'restored' | 'slot_lost';
type ToOffice = 'to_arrange' | 'slot_lost' | 'paid_twice' | 'paid_short' | 'part_refunded' | 'not_captured' | 'restored';

interface Beside {
  invoice?: string;
  /** An add-on waits for its listing to be chosen. */
  toChoose?: boolean;
  /** What was given back just now. */
  backInPaise?: number;
}

/** Tells the buyer what became of the money. */
export async function buyersLetter(tx: Queryable, payment: SettledPayment, news: ToBuyer, office: Office, { invoice, toChoose = false, backInPaise = 0 }: Beside = {}): Promise<Letter> {
  const buyer = await tx.row<{ email: string; name: string }>(sql`select email, coalesce(nullif(name, ''), username) as name from account where id = ${payment.account_id}`);
  const sum = rupeesInWords(payment.amount_in_paise);
  const where = `You find your payments${invoice ? ` and invoice ${invoice}` : ''} at ${office.publicUrl}/payments.`;
  const lines: Record<ToBuyer, [subject: string, text: string]> = {
    completed: [`Your payment of ${sum}`, `We have received ${sum} for: ${payment.description}.${toChoose ? `\nChoose the listing to be featured at ${office.publicUrl}/payments?tab=subscriptions.` : ''}`],
    failed: [`Your payment of ${sum} did not go through`, `Your payment of ${sum} for: ${payment.description} did not go through. Money that your bank may have taken for it is given back by the bank itself. You can pay again from the list of your payments.`],
    refunded: [`Your refund of ${sum}`, `We have given back ${sum} for: ${payment.description}. Your bank may take some days to show it.`],
    part_refunded: [`Your refund of ${rupeesInWords(backInPaise)}`, `We have refunded ${rupeesInWords(backInPaise)} of your payment for: ${payment.description}. What you bought stays yours. Your bank may take some days to show the refund.`],
    not_captured: [`Your payment of ${sum} did not reach us`, `Your bank did not transfer your payment of ${sum} for: ${payment.description}, and releases the money to you. What you bought has therefore ended. You can pay again from the list of your payments.`],
    restored: ['Your purchase is active again', `We have received ${sum} for: ${payment.description}. What you bought is active again, with all the days that were left.`],
    slot_lost: ['Please choose another time', `We have received ${sum} for your consultation, but the time you chose was taken before the payment reached us. Answer this letter with another time, or ask for your money back.`],
  };
  const [subject, text] = lines[news];
  const test = payment.test ? '\n\nThis was a test: no money was charged.' : '';
  return { to: buyer?.email ?? office.email, subject, body: `Dear ${buyer?.name ?? 'customer'},\n\n${text}\n${where}${test}\n\n${brand}` };
}

/** Tells the office what it has to do about a payment. */
export function officesLetter(payment: SettledPayment, news: ToOffice, office: Office, detail = ''): Letter {
  const lines: Record<ToOffice, [subject: string, text: string]> = {
    to_arrange: ['To arrange', 'was paid and is to be arranged.'],
    slot_lost: ['Paid meeting without a slot', 'was paid after its time had gone to someone else. Offer another time or give the money back.'],
    paid_twice: ['Paid twice', 'was paid a second time under the same order. Give the second payment back at the provider.'],
    part_refunded: ['Partly refunded', 'was refunded in part. What was bought stays active; refund the rest at the provider if it is to end.'],
    not_captured: ['Payment not captured', 'was given although the provider never captured the money. What was bought has been taken back, and the buyer has been told to pay again.'],
    restored: ['Purchase restored', 'was paid after it had been taken back. What was bought is active again. Arrange again what you had cancelled.'],
    paid_short: ['Paid too little', 'was paid with less than its price, so nothing was given. Give the money back at the provider.'],
  };
  const [subject, text] = lines[news];
  const about = `${payment.description} (${rupeesInWords(payment.amount_in_paise)}, payment ${payment.id}, order ${payment.provider_order_id}, account ${payment.account_id})`;
  return { to: office.email, subject: `${subject}: payment ${payment.id}${payment.test ? ' (test)' : ''}`, body: `${about} ${text}${detail && ` ${detail}`}` };
}

/** Tells a buyer that a package is about to end. */
export function endingLetter({ to, buyer, package: name, days, expires_at }: EndingPackage, publicUrl: string): Letter {
  const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(expires_at);
  const within = days === 1 ? 'within a day' : `within ${days} days`;
  return {
    to,
    subject: `Your ${name} package ends ${within}`,
    body: `Dear ${buyer},\n\nYour ${name} package ends on ${on}. Listings beyond your free ones need its slots, and buyers’ contacts are counted against it.\nRenewing it now adds its days to those that are left: ${publicUrl}/packages.\n\n${brand}`,
  };
}

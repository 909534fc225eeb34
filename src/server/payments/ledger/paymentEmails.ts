import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type Fact, emailText, oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Settings } from '../../settings';
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

interface Beside {
  invoice?: string;
  /** An add-on waits for its listing to be chosen. */
  toChoose?: boolean;
  /** What was given back just now. */
  backInPaise?: number;
}

interface Buyer {
  email: string;
  name: string;
  /** The listing that add-ons were bought for. */
  listing: string | null;
}

/** Tells the buyer what became of the money. */
export async function buyerEmail(
  tx: Queryable,
  payment: SettledPayment,
  news: ToBuyer,
  office: Office,
  { invoice, toChoose = false, backInPaise = 0 }: Beside = {},
): Promise<Email> {
  const buyer = await tx.row<Buyer>(sql`
    select a.email, coalesce(nullif(a.name, ''), a.username) as name, l.title as listing
    from payment p join account a on a.id = p.account_id left join property l on l.id = p.property_id where p.id = ${payment.id}`);
  const sum = rupeesInWords(payment.amount_in_paise);
  const [subject, text] = newsOf(payment, sum, rupeesInWords(backInPaise))[news];
  const choose = `Choose the listing to be featured at ${office.publicUrl}/payments?tab=subscriptions.`;
  const facts: Fact[] = [
    ['Bought', payment.description],
    ['Listing', buyer?.listing],
    ['Amount', sum],
    ['Invoice', invoice],
  ];
  const body = emailText({
    greeting: `Dear ${oneLine(buyer?.name ?? 'customer')},`,
    lead: [text, toChoose && news === 'completed' && choose, payment.test && 'This was a test: no money was charged.']
      .filter(Boolean)
      .join('\n'),
    about: facts,
    link: { label: invoice ? 'Your payments and invoices' : 'Your payments', url: `${office.publicUrl}/payments` },
    office,
  });
  return { to: buyer?.email ?? office.email, subject, body };
}

const newsOf = (
  { description }: SettledPayment,
  sum: string,
  back: string,
): Record<ToBuyer, [subject: string, text: string]> => ({
  completed: [`Your payment of ${sum}`, `We have received ${sum} for: ${description}.`],
  failed: [
    `Your payment of ${sum} did not go through`,
    `Your payment of ${sum} for: ${description} did not go through. If your bank took money for it, the bank gives it back by itself. You can pay again from the list of your payments.`,
  ],
  refunded: [
    `Your refund of ${sum}`,
    `We have given back ${sum} for: ${description}. Your bank may take some days to show it.`,
  ],
  part_refunded: [
    `Your refund of ${back}`,
    `We have refunded ${back} of your payment for: ${description}. What you bought stays yours. Your bank may take some days to show the refund.`,
  ],
  not_captured: [
    `Your payment of ${sum} did not reach us`,
    `Your bank did not transfer your payment of ${sum} for: ${description}, and releases the money to you. What you bought has therefore ended. You can pay again from the list of your payments.`,
  ],
  restored: [
    'Your purchase is active again',
    `We have received ${sum} for: ${description}. What you bought is active again, with all the days that were left.`,
  ],
  slot_lost: [
    'Please choose another time',
    `We have received ${sum} for your consultation, but the time you chose was taken before the payment reached us. Reply to this email with another time, or ask for your money back.`,
  ],
});

/** Tells a buyer that a package is about to end. */
export function packageEndingEmail(
  { to, buyer, package: name, days, expires_at }: EndingPackage,
  { company, publicUrl }: Pick<Settings, 'company' | 'publicUrl'>,
): Email {
  const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(expires_at);
  const body = emailText({
    greeting: `Dear ${oneLine(buyer)},`,
    lead: `Your ${name} package ends on ${on}. Listings beyond your free ones need its slots, and the buyer contacts you open count against it.`,
    message: 'Renew it now, and its days are added to those that are left.',
    link: { label: `Renew ${name}`, url: `${publicUrl}/packages` },
    office: company,
  });
  return { to, subject: `Your ${name} package ends ${days === 1 ? 'within a day' : `within ${days} days`}`, body };
}

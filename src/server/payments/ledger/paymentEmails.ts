import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type Fact, emailText, oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Settings } from '../../settings';
import type { Office, SettledPayment } from './purchase';
import { formatRupees } from '../../lib/formatRupees';

/** A package that is about to end, and its buyer. */
export interface EndingPackage {
  days: number;
  package: string;
  expires_at: Date;
  to: string;
  buyer: string;
}

type BuyerNotice = 'completed' | 'failed' | 'refunded' | 'part_refunded' | 'not_captured' | 'restored' | 'slot_lost';

interface NoticeDetails {
  invoice?: string;
  /** An add-on waits for its listing to be chosen. */
  toChoose?: boolean;
  /** The amount just refunded. */
  backInPaise?: number;
}

interface Buyer {
  email: string;
  name: string;
  /** The listing that add-ons were bought for. */
  listing: string | null;
}

/** The email to the buyer about the state of the payment. */
export async function buyerEmail(
  tx: Queryable,
  payment: SettledPayment,
  news: BuyerNotice,
  office: Office,
  { invoice, toChoose = false, backInPaise = 0 }: NoticeDetails = {},
): Promise<Email> {
  const buyer = await tx.row<Buyer>(sql`
    select a.email, coalesce(nullif(a.name, ''), a.username) as name, l.title as listing
    from payment p join account a on a.id = p.account_id left join property l on l.id = p.property_id where p.id = ${payment.id}`);
  const sum = formatRupees(payment.amount_in_paise);
  const [subject, text] = noticesFor(payment, sum, formatRupees(backInPaise))[news];
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

const noticesFor = (
  { description }: SettledPayment,
  sum: string,
  back: string,
): Record<BuyerNotice, [subject: string, text: string]> => ({
  completed: [`Your payment of ${sum}`, `We have received ${sum} for: ${description}.`],
  failed: [
    `Your payment of ${sum} did not go through`,
    `Your payment of ${sum} for: ${description} did not go through. If your bank debited the amount, it is refunded automatically. You can pay again under Payments.`,
  ],
  refunded: [
    `Your refund of ${sum}`,
    `We refunded ${sum} for: ${description}. It may take a few days to appear in your account.`,
  ],
  part_refunded: [
    `Your refund of ${back}`,
    `We refunded ${back} of your payment for: ${description}. Your purchase stays active. The refund may take a few days to appear in your account.`,
  ],
  not_captured: [
    `Your payment of ${sum} did not reach us`,
    `Your bank did not complete your payment of ${sum} for: ${description}, and returns the money to you. Your purchase has ended. You can pay again under Payments.`,
  ],
  restored: [
    'Your purchase is active again',
    `We have received ${sum} for: ${description}. Your purchase is active again with all its remaining days.`,
  ],
  slot_lost: [
    'Please choose another time',
    `We received ${sum} for your consultation, but the slot was taken before your payment arrived. Reply with another time, or ask for a refund.`,
  ],
});

/** The email to a buyer whose package is about to end. */
export function packageEndingEmail(
  { to, buyer, package: name, days, expires_at }: EndingPackage,
  { company, publicUrl }: Pick<Settings, 'company' | 'publicUrl'>,
): Email {
  const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(expires_at);
  const body = emailText({
    greeting: `Dear ${oneLine(buyer)},`,
    lead: `Your ${name} package ends on ${on}. Listings beyond your free ones use its slots, and so do the buyer contacts you open.`,
    message: 'Renew now to add its days to those left.',
    link: { label: `Renew ${name}`, url: `${publicUrl}/packages` },
    office: company,
  });
  return { to, subject: `Your ${name} package ends ${days === 1 ? 'within a day' : `within ${days} days`}`, body };
}

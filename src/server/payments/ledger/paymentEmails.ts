import * as messages from '@messages/server/purchaseEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type Fact, oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { longDay } from '../../lib/moments';
import type { SiteSettings } from '../../lib/siteSettings';
import type { IssuedNote } from './creditNotes';
import { creditNoteDocument, invoiceDocument } from './documentNumbers';
import type { Office, PurchaseLine, SettledPayment } from './purchase';
import { formatRupees } from '../../lib/formatRupees';

/** A package that is about to end, and its buyer. */
export interface EndingPackage {
  days: number;
  package: string;
  package_id: number;
  /** False for one that cannot be renewed. */
  on_sale: boolean;
  /** Null: unlimited. */
  contacts_left: number | null;
  /** What a renewal costs now. */
  price_in_paise: number;
  expires_at: Date;
  to: string;
  buyer: string;
}

type BuyerNotice = 'completed' | 'failed' | 'refunded' | 'part_refunded' | 'not_captured' | 'restored' | 'slot_lost';

/** The invoice of a payment that has just arrived. */
export interface IssuedInvoice {
  /** Such as "AE-000042". */
  name: string;
  taxInPaise: number;
  issuedAt: Date;
}

interface NoticeDetails {
  /** Attached. */
  invoice?: IssuedInvoice;
  /** An add-on waits for its listing to be chosen. */
  toChoose?: boolean;
  /** The amount just refunded. */
  backInPaise?: number;
  /** The credit notes of the refund; attached. */
  notes?: readonly IssuedNote[];
  /** What the refund changes of the purchase, in words. */
  changes?: readonly string[];
}

interface Buyer {
  email: string;
  name: string;
  /** The listing that add-ons were bought for. */
  listing: string | null;
}

const lineFact = ({ name, amountInPaise }: PurchaseLine): Fact => [name, formatRupees(amountInPaise)];

/** The email to the buyer about the state of the payment. */
export async function buyerEmail(
  tx: Queryable,
  payment: SettledPayment,
  news: BuyerNotice,
  office: Office,
  { invoice, toChoose = false, backInPaise = 0, notes = [], changes = [] }: NoticeDetails = {},
): Promise<Email> {
  const buyer = await tx.row<Buyer>(sql`
    select a.email, coalesce(nullif(a.name, ''), a.username) as name, l.title as listing
    from payment p join account a on a.id = p.account_id left join property l on l.id = p.property_id where p.id = ${payment.id}`);
  const sum = formatRupees(payment.amount_in_paise);
  const [subject, text] = noticesFor(payment, sum, formatRupees(backInPaise))[news];
  const choose = { label: messages.choose, url: `${office.publicUrl}/payments?tab=subscriptions` };
  const facts: Fact[] = [
    [messages.bought, payment.description],
    [messages.listing, buyer?.listing],
    ...(invoice && payment.lines.length > 1 ? payment.lines.map(lineFact) : []),
    [messages.amount, sum],
    [messages.ofThisGst, invoice && formatRupees(invoice.taxInPaise)],
    [messages.date, invoice && longDay(invoice.issuedAt)],
    [messages.invoice, invoice?.name],
    [messages.creditNote, notes.map(({ name }) => name).join(', ')],
  ];
  const content = usualContent({
    greeting: messages.dear(oneLine(buyer?.name ?? messages.customer)),
    lead: [text, ...changes, payment.test && messages.thisWasATest].filter(Boolean).join('\n'),
    about: facts,
    more: toChoose && news === 'completed' ? [{ links: [choose] }] : [],
    button: {
      label: invoice ? messages.yourPaymentsAndInvoices : messages.yourPayments,
      url: `${office.publicUrl}/payments`,
    },
    office,
  });
  return {
    kind: 'payment',
    to: buyer?.email ?? office.email,
    subject,
    ...content,
    payment: payment.id,
    documents: [
      ...(invoice ? [invoiceDocument(payment.id)] : []),
      ...notes.map(({ refundId }) => creditNoteDocument(refundId)),
    ],
  };
}

const noticesFor = (
  { description }: SettledPayment,
  sum: string,
  back: string,
): Record<BuyerNotice, [subject: string, text: string]> => ({
  completed: [messages.yourPayment(sum), messages.weHaveReceived(sum, description)],
  failed: [messages.yourPaymentOfDidNotGo(sum), messages.yourPaymentOfForDidNot(sum, description)],
  refunded: [messages.yourRefund(sum), messages.weRefunded(sum, description)],
  part_refunded: [messages.yourRefundWith(back), messages.weRefundedOfYourPayment(back, description)],
  not_captured: [messages.yourPaymentOfDidNotReach(sum), messages.yourBankDidNotComplete(sum, description)],
  restored: [messages.yourPurchaseIsActiveAgain, messages.weHaveReceivedForYourPurchase(sum, description)],
  slot_lost: [messages.pleaseChooseAnotherTime, messages.weReceivedForYourConsultation(sum)],
});

/** The email to a buyer whose package is about to end. */
export function packageEndingEmail(
  { to, buyer, package: name, days, expires_at, ...ending }: EndingPackage,
  { company, publicUrl }: Pick<SiteSettings, 'company' | 'publicUrl'>,
): Email {
  const content = usualContent({
    greeting: messages.dear(oneLine(buyer)),
    lead: messages.yourPackageEnds(name, longDay(expires_at)),
    about: [
      [messages.contactsLeft, ending.contacts_left !== null && String(ending.contacts_left)],
      [messages.renewalCosts, ending.on_sale && formatRupees(ending.price_in_paise)],
    ],
    more: [ending.on_sale ? messages.renewNowToAddItsDays : messages.chooseAnotherPackage(name)],
    button: ending.on_sale
      ? { label: messages.renewName(name), url: `${publicUrl}/packages?package=${ending.package_id}` }
      : { label: messages.seePackages, url: `${publicUrl}/packages` },
    office: company,
  });
  return { kind: 'package_ending', to, subject: messages.yourPackageEndsWith(name, days), ...content };
}

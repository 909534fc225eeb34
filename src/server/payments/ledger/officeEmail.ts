import * as messages from '@messages/server/purchaseEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type Contact, type EmailLink, type Fact, oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import type { Office, SettledPayment } from './purchase';
import { formatRupees } from '../../lib/formatRupees';

type OfficeNotice =
  | 'to_arrange'
  | 'slot_lost'
  | 'paid_twice'
  | 'paid_short'
  | 'part_refunded'
  | 'not_captured'
  | 'restored';

const notices: Readonly<Record<OfficeNotice, readonly [subject: string, lead: string]>> = {
  to_arrange: [messages.toArrange, messages.thisIsPaid],
  slot_lost: [messages.paidMeetingWithoutASlot, messages.thisWasPaidAfterTheSlot],
  paid_twice: [messages.paidTwice, messages.thisOrderWasPaidTwice],
  part_refunded: [messages.partlyRefunded, messages.thisWasPartlyRefunded],
  not_captured: [messages.paymentNotCaptured, messages.theProviderNeverCaptured],
  restored: [messages.purchaseRestored, messages.thisWasPaidAfterItWas],
  paid_short: [messages.paidTooLittle, messages.theAmountPaidIsTooLow],
};

/** Listings that are named where the buyer named none. */
const MAX_LISTINGS = 5;

interface Buyer extends Contact {
  username: string;
  timezone: string | null;
}

interface Listing {
  id: number;
  title: string;
  named: boolean;
}

/** Tells the office what it has to do about a payment: whose it is, how to reach them, what it is for. */
export async function officeEmail(
  tx: Queryable,
  payment: SettledPayment,
  what: OfficeNotice,
  office: Office,
  detail = '',
): Promise<Email> {
  const [buyer, listings] = [await buyerOf(tx, payment), await listingsOf(tx, payment)];
  const [subject, lead] = notices[what];
  const name = oneLine(buyer.name);
  const content = usualContent({
    lead: detail ? `${lead} ${detail}` : lead,
    who: buyer,
    about: [
      [messages.account, `${buyer.username} (${payment.account_id})`],
      ...factsOf(payment, buyer, listings, office),
    ],
    button: linkOf(payment, what, { listings, office }),
  });
  return {
    kind: 'payment_office',
    to: office.email,
    replyTo: buyer.email,
    subject: messages.paymentFor(subject, payment.id, payment.description, name, payment.test),
    ...content,
    payment: payment.id,
  };
}

async function buyerOf(tx: Queryable, { id }: SettledPayment): Promise<Buyer> {
  const buyer = await tx.row<Buyer>(sql`
    select coalesce(nullif(a.name, ''), a.username) as name, a.username, a.email, a.phone, m.timezone
    from payment p join account a on a.id = p.account_id left join meeting m on m.id = p.meeting_id where p.id = ${id}`);
  if (!buyer) throw new Error('a payment has no buyer');
  return buyer;
}

/** The listing that add-ons were bought for; while none was named, the newest that the buyer has published. */
async function listingsOf(tx: Queryable, { id, account_id, add_on_ids }: SettledPayment): Promise<Listing[]> {
  if (add_on_ids.length === 0) return [];
  const named = await tx.row<Listing>(sql`
    select l.id, l.title, true as named from payment p join property l on l.id = p.property_id where p.id = ${id}`);
  if (named) return [named];
  return tx.rows<Listing>(sql`
    select id, title, false as named from property where owner_id = ${account_id} and lifecycle = 'published'
    order by id desc limit ${MAX_LISTINGS}`);
}

const addressOf = ({ id }: Listing, { publicUrl }: Office) => `${publicUrl}/properties/${id}`;

function factsOf(payment: SettledPayment, { timezone }: Buyer, listings: readonly Listing[], office: Office): Fact[] {
  const isNamed = listings.some(({ named }) => named);
  return [
    [messages.bought, payment.description],
    ...listings.map((listing): Fact => [
      listing.named ? messages.listing : messages.oneOfTheirListings,
      listing.title,
      addressOf(listing, office),
    ]),
    [messages.listing, payment.add_on_ids.length > 0 && !isNamed && messages.notGiven],
    [messages.theirTimeZone, timezone],
    [messages.amount, formatRupees(payment.amount_in_paise)],
    [messages.payment, messages.paymentAndOrder(payment.id, payment.provider_order_id)],
  ];
}

interface LinkedTo {
  listings: readonly Listing[];
  office: Office;
}

/** The screen where the office goes on: the payment for money, the free times for a meeting, else the listing or what was bought. */
function linkOf(payment: SettledPayment, what: OfficeNotice, { listings, office }: LinkedTo): EmailLink {
  const aboutMoney = what !== 'to_arrange' && what !== 'slot_lost' && what !== 'restored';
  if (aboutMoney)
    return { label: messages.thePaymentInTheOffice, url: `${office.publicUrl}/office/payments?open=${payment.id}` };
  if (payment.meeting_id !== null)
    return { label: messages.availableTimes, url: `${office.publicUrl}/contact#meeting` };
  const [listing] = listings;
  if (listing?.named) return { label: messages.theListing, url: addressOf(listing, office) };
  const query = [`package=${payment.package_id ?? 'none'}`, ...payment.add_on_ids.map((id) => `add_ons=${id}`)].join(
    '&',
  );
  return { label: messages.whatWasBought, url: `${office.publicUrl}/packages?${query}` };
}

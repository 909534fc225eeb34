import { brand } from '@contract/brand';
import type { AddOnDelivery } from '@contract/addOnOrders';
import * as messages from '@messages/server/addOnOrders';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type CalendarEntry, calendarText } from '../../email/calendar';
import { type EmailPart, type Fact, oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { longDay, officeMoment } from '../../lib/moments';
import type { Office } from './purchase';

/** Minutes in the calendar. */
const appointmentLength: Readonly<Record<AddOnDelivery, number>> = { photos: 120, tour: 120, posts: 30, featured: 30 };

interface OrderFacts {
  name: string;
  delivery: AddOnDelivery;
  starts_at: Date | null;
  photographer: string;
  address: string;
  calendar_id: string;
  calendar_sequence: number;
  cancel_reason: string;
  pictures: number;
  links: string[];
  featured_until: Date | null;
  property_id: number | null;
  property_title: string | null;
  owner: string;
  email: string;
}

async function factsOf(tx: Queryable, id: number): Promise<OrderFacts> {
  const facts = await tx.row<OrderFacts>(sql`
    select a.name, a.delivery, o.starts_at, o.photographer, o.address, o.calendar_id, o.calendar_sequence, o.cancel_reason,
      cardinality(o.picture_ids) as pictures, o.links, g.featured_until, l.id as property_id, l.title as property_title,
      coalesce(nullif(c.name, ''), c.username) as owner, c.email
    from addon_order o join add_on_grant g on g.id = o.grant_id join add_on a on a.id = g.add_on_id
      join account c on c.id = o.account_id left join property l on l.id = o.property_id where o.id = ${id}`);
  if (!facts) throw new Error(`add-on order ${id} is not there`);
  return facts;
}

const ownersPage = ({ publicUrl }: Office) => `${publicUrl}/payments?tab=subscriptions`;

function calendarOf(order: OrderFacts, method: CalendarEntry['method'], office: Office): string {
  if (!order.starts_at) throw new Error('an appointment has no time');
  return calendarText({
    method,
    uid: order.calendar_id,
    sequence: order.calendar_sequence,
    startsAt: order.starts_at,
    minutes: appointmentLength[order.delivery],
    title: messages.calendarTitle(order.name, brand),
    description: [order.property_title, order.photographer && `${messages.photographer}: ${order.photographer}`]
      .filter(Boolean)
      .join('\n'),
    place: oneLine(order.address),
    url: ownersPage(office),
    organizerEmail: office.email,
    attendee: { name: order.owner, email: order.email },
  });
}

interface Notice {
  subject: string;
  lead: string;
  about?: readonly Fact[];
  more?: readonly EmailPart[];
  method?: CalendarEntry['method'];
}

/** The email to the owner about a step of their order. */
function ownersEmail(
  order: OrderFacts,
  office: Office,
  { subject, lead, about = [], more = [], method }: Notice,
): Email {
  const content = usualContent({
    greeting: messages.dear(oneLine(order.owner)),
    lead,
    about: [[messages.addOn, order.name], [messages.listing, order.property_title], ...about],
    more,
    button: { label: messages.yourAddOns, url: ownersPage(office) },
    office,
  });
  const calendar = method && calendarOf(order, method, office);
  return { kind: 'add_on_order', to: order.email, subject, ...content, ...(calendar && { calendar }) };
}

const appointmentFacts = ({ starts_at, photographer, address }: OrderFacts): Fact[] => [
  [messages.when, starts_at && officeMoment(starts_at)],
  [messages.photographer, photographer],
  [messages.address, address],
];

/** A new or changed appointment; `before` is its time until now, null for a new one. */
export async function addOnOrderScheduledEmail(
  tx: Queryable,
  id: number,
  before: Date | null,
  office: Office,
): Promise<Email> {
  const order = await factsOf(tx, id);
  const moment = order.starts_at ? officeMoment(order.starts_at) : '';
  const isMoved = before !== null && before.getTime() !== order.starts_at?.getTime();
  const first = order.delivery === 'posts' ? messages.postsAreScheduled : messages.visitIsScheduled;
  return ownersEmail(order, office, {
    subject: isMoved ? messages.hasMoved(order.name, moment) : messages.isScheduled(order.name, moment),
    lead: isMoved ? messages.weMovedIt : before ? messages.detailsChanged : first,
    about: [...appointmentFacts(order), [messages.before, isMoved && officeMoment(before)]],
    more: [before ? messages.attachedEntryMoves : messages.attachedEntryAdds],
    method: 'REQUEST',
  });
}

function resultOf({ delivery, pictures, featured_until }: OrderFacts): string {
  if (delivery === 'photos') return messages.photosAreOnline(pictures);
  if (delivery === 'tour') return messages.tourIsOnline;
  if (delivery === 'posts') return messages.postsAreOnline;
  return featured_until ? messages.featuredUntil(longDay(featured_until)) : '';
}

const listingFact = (url: string): Fact => [messages.yourListing, url, url];

/** What we delivered, and where to see it. */
export async function addOnOrderDeliveredEmail(tx: Queryable, id: number, office: Office): Promise<Email> {
  const order = await factsOf(tx, id);
  const { property_id: property, links } = order;
  return ownersEmail(order, office, {
    subject: messages.isDelivered(order.name),
    lead: resultOf(order),
    about: property === null ? [] : [listingFact(`${office.publicUrl}/properties/${property}`)],
    ...(links.length > 0 && { more: [{ text: `${messages.links}:\n${links.join('\n')}`, urls: links }] }),
  });
}

/** That the office cancelled an order, and why. `wasScheduled`: its appointment leaves the calendar. */
export async function addOnOrderCancelledEmail(
  tx: Queryable,
  id: number,
  wasScheduled: boolean,
  office: Office,
): Promise<Email> {
  const order = await factsOf(tx, id);
  return ownersEmail(order, office, {
    subject: messages.isCancelled(order.name),
    lead: messages.weCancelledIt,
    about: [[messages.reason, order.cancel_reason]],
    more: [
      [messages.weWillContactYouAboutMoney, wasScheduled && messages.attachedEntryRemoves].filter(Boolean).join(' '),
    ],
    ...(wasScheduled && { method: 'CANCEL' as const }),
  });
}

/** That a refund cancelled an appointment; the payment's own email explains the refund. */
export async function addOnOrderWithdrawnEmail(tx: Queryable, id: number, office: Office): Promise<Email> {
  const order = await factsOf(tx, id);
  return ownersEmail(order, office, {
    subject: messages.isCancelled(order.name),
    lead: messages.refundCancelsIt,
    about: appointmentFacts(order),
    more: [messages.attachedEntryRemoves],
    method: 'CANCEL',
  });
}

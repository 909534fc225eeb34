import { brand } from '@contract/brand';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/server/visits';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { type CalendarEntry, calendarText } from '../../email/calendar';
import { type Fact, emailText, oneLine } from '../../email/emailText';
import { type Email, queueEmails, queueEncryptedEmail } from '../../email/outbox';
import { bothMoments, officeMoment } from '../../lib/moments';
import type { Settings } from '../../settings';
import type { VisitActor } from './visitRules';
import { visitToken } from './visitTokens';
import type { VisitRow } from './visitsStore';

export type EmailDeps = Pick<ServerDeps, 'settings' | 'secret'>;

/** What has happened to a visit; `by` whom, and the agreed time `before`. */
export type VisitEvent =
  | { kind: 'asked' | 'proposed' | 'cancelled' | 'lapsed'; by: VisitActor }
  | { kind: 'confirmed' | 'moved' | 'linked' | 'kept'; by: VisitActor; before: Date | null };

type Reader = 'visitor' | 'host';

/** The news of one email. */
interface News {
  subject: string;
  lead: string;
  before?: Date | null;
  method?: CalendarEntry['method'];
  link?: string;
}

const titleOf = ({ property_title: title }: VisitRow) => oneLine(title);
export const hostName = ({ host_name: name }: Pick<VisitRow, 'host_name'>) => (name === null ? brand : oneLine(name));
const momentOf = ({ starts_at: at, timezone }: VisitRow) => (at ? bothMoments(at, timezone) : '');
const listingUrl = ({ property_id: id }: VisitRow, { publicUrl }: Settings) =>
  id ? `${publicUrl}/properties/${id}` : '';

const visitorUrl = ({ settings, secret }: EmailDeps, { id, nonce }: VisitRow) =>
  `${settings.publicUrl}/visits/${id}#token=${visitToken(secret, 'manage', nonce)}`;
const calendarUrl = ({ settings, secret }: EmailDeps, { id, nonce }: VisitRow) =>
  `${settings.publicUrl}/api/visits/${id}/calendar.ics?token=${visitToken(secret, 'calendar', nonce)}`;
const hostUrl = ({ publicUrl }: Settings, { id, host_id: host }: VisitRow) =>
  host === null ? `${publicUrl}/office/visits?open=${id}` : `${publicUrl}/visits/${id}`;

const wayOf = ({ mode, link }: VisitRow) => (mode === 'video' ? messages.byVideo(link) : messages.inPerson);

/** The calendar entry of an agreed visit as it is now, for one of the two. */
export function visitCalendar(
  visit: VisitRow,
  reader: Reader,
  method: CalendarEntry['method'],
  settings: Settings,
): string {
  if (!visit.starts_at) throw new Error(`visit ${visit.id} has no time for a calendar`);
  const { company } = settings;
  const facts = [momentOf(visit), `${messages.how}: ${wayOf(visit)}`, listingUrl(visit, settings)];
  return calendarText({
    method,
    uid: visit.calendar_id,
    sequence: visit.calendar_sequence,
    startsAt: visit.starts_at,
    minutes: visitLimits.minutes,
    title: messages.visitTitle(titleOf(visit)),
    description: facts.filter(Boolean).join('\n'),
    place: visit.mode === 'video' ? visit.link : titleOf(visit),
    url: listingUrl(visit, settings) || settings.publicUrl,
    organizerEmail: company.email,
    attendee:
      reader === 'visitor'
        ? { name: visit.name, email: visit.email }
        : { name: hostName(visit), email: visit.host_email ?? company.email },
  });
}

/** The times that wait for an answer, each in both zones. */
const proposalLines = ({ proposals, timezone }: VisitRow) =>
  proposals.length > 0 && `${messages.proposedTimes}:\n${proposals.map((at) => bothMoments(at, timezone)).join('\n')}`;

const isListing = (visit: VisitRow) => visit.ended_by === 'listing';

/** What one of the two reads about it; undefined if it is no news for them. */
function newsFor(visit: VisitRow, event: VisitEvent, reader: Reader): News | undefined {
  const title = titleOf(visit);
  const own = event.by === reader;
  const moment = visit.starts_at ? officeMoment(visit.starts_at) : '';
  const name = oneLine(visit.name);
  switch (event.kind) {
    case 'asked':
      return reader === 'visitor'
        ? { subject: messages.askedVisitorSubject(title), lead: messages.askedVisitor(hostName(visit)) }
        : { subject: messages.askedHostSubject(name, title), lead: messages.askedHost, link: messages.answer };
    case 'proposed': {
      if (own) return undefined;
      const lead = reader === 'visitor' ? messages.proposedToVisitor(hostName(visit)) : messages.proposedToHost(name);
      const stands = visit.starts_at ? ` ${messages.agreedStands(momentOf(visit))}` : '';
      return { subject: messages.proposedSubject(title), lead: lead + stands, link: messages.answer };
    }
    case 'confirmed':
      return {
        subject: messages.confirmedSubject(title, moment),
        lead: reader === 'visitor' ? messages.confirmedVisitor : messages.confirmedHost,
        method: 'REQUEST',
      };
    case 'moved':
      return {
        subject: messages.movedSubject(title, moment),
        lead: messages.movedText,
        before: event.before,
        method: 'REQUEST',
      };
    case 'linked':
      return { subject: messages.linkedSubject(title), lead: messages.linkedText, method: 'REQUEST' };
    case 'kept':
      return own ? undefined : { subject: messages.keptSubject(title, moment), lead: messages.keptText };
    case 'cancelled': {
      const lead = isListing(visit)
        ? messages.listingGone
        : own
          ? messages.youCancelled
          : messages.cancelledBy[visit.ended_by === 'visitor' ? 'visitor' : 'host'];
      return {
        subject: messages.cancelledSubject(title),
        lead,
        ...(visit.calendar_sequence > 0 && { method: 'CANCEL' as const }),
      };
    }
    case 'lapsed':
      return { subject: messages.lapsedSubject(title), lead: messages.lapsedText };
  }
}

/** What both read: home, person, way and times; in both zones, always named. */
function factsOf(visit: VisitRow, reader: Reader, news: Pick<News, 'before'>, settings: Settings): Fact[] {
  const contact = seesContact(visit) ? [visit.name, visit.phone, visit.email] : [visit.name];
  return [
    [messages.home, [titleOf(visit), listingUrl(visit, settings)].filter(Boolean).join(', ')],
    [messages.visitor, reader === 'host' && contact.join(', ')],
    [messages.how, wayOf(visit)],
    [messages.before, news.before && bothMoments(news.before, visit.timezone)],
    [messages.when, momentOf(visit)],
    [messages.reason, visit.reason],
  ];
}

/** How a change reaches the visitor's calendar. */
function calendarWords(deps: EmailDeps, visit: VisitRow, { method, before }: News): string | undefined {
  if (method === 'CANCEL') return messages.removesFromCalendar;
  if (method !== 'REQUEST') return undefined;
  const words = before || visit.calendar_sequence > 1 ? messages.changesCalendar : messages.addToCalendar;
  return `${words}:\n${calendarUrl(deps, visit)}`;
}

/** Never greets: anyone can type anyone's address, with any name, into the form. */
function visitorEmail(deps: EmailDeps, visit: VisitRow, news: News): Email {
  const { settings } = deps;
  const message = [proposalLines(visit), calendarWords(deps, visit, news), messages.linkIsYours].filter(Boolean);
  return {
    kind: 'visit',
    to: visit.email,
    subject: news.subject,
    body: emailText({
      lead: news.lead,
      about: factsOf(visit, 'visitor', news, settings),
      message: message.join('\n\n'),
      link: { label: news.link ?? messages.seeYourVisit, url: visitorUrl(deps, visit) },
      office: settings.company,
    }),
    ...(news.method && { calendar: visitCalendar(visit, 'visitor', news.method, settings) }),
  };
}

/** The host sees an owner's visitor only once a time is agreed; the office sees everybody. */
const seesContact = ({ confirmed_at: agreed, host_id: host }: VisitRow) => agreed !== null || host === null;

function hostEmail({ settings }: EmailDeps, visit: VisitRow, news: News): Email {
  const proposals = proposalLines(visit);
  const answerer = seesContact(visit) ? oneLine(visit.name) : undefined;
  return {
    kind: 'visit_host',
    ...(answerer !== undefined && { replyTo: visit.email }),
    to: visit.host_email ?? settings.company.email,
    subject: news.subject,
    body: emailText({
      ...(visit.host_name !== null && { greeting: messages.dear(hostName(visit)) }),
      lead: news.lead,
      about: factsOf(visit, 'host', news, settings),
      ...(proposals && { message: proposals }),
      link: { label: news.link ?? messages.seeTheVisit, url: hostUrl(settings, visit) },
      ...(visit.host_id !== null && { office: settings.company, ...(answerer && { answerer }) }),
    }),
    ...(news.method && { calendar: visitCalendar(visit, 'host', news.method, settings) }),
  };
}

/** Queues what the two read, in the transaction that changes the visit. The visitor's holds tokens, so it is encrypted. */
async function send(
  tx: Queryable,
  deps: EmailDeps,
  visit: VisitRow,
  newsOf: (reader: Reader) => News | undefined,
): Promise<void> {
  const [toVisitor, toHost] = [newsOf('visitor'), newsOf('host')];
  if (toVisitor) await queueEncryptedEmail(tx, visitorEmail(deps, visit, toVisitor), deps.secret);
  if (toHost) await queueEmails(tx, [hostEmail(deps, visit, toHost)]);
}

export const sendVisitEmails = (tx: Queryable, deps: EmailDeps, visit: VisitRow, event: VisitEvent): Promise<void> =>
  send(tx, deps, visit, (reader) => newsFor(visit, event, reader));

/** Reminds both of an agreed visit. */
export function sendReminder(tx: Queryable, deps: EmailDeps, visit: VisitRow, kind: 'day' | 'hours'): Promise<void> {
  const moment = visit.starts_at ? officeMoment(visit.starts_at) : '';
  const news = { subject: messages.reminderSubject[kind](titleOf(visit), moment), lead: messages.reminderText[kind] };
  return send(tx, deps, visit, () => news);
}

/** Sends a visitor the link again: a new one, or that of the visit which they have already. */
export async function sendLink(tx: Queryable, deps: EmailDeps, visit: VisitRow, why: 'new' | 'known'): Promise<void> {
  const title = titleOf(visit);
  const news =
    why === 'new'
      ? { subject: messages.newLinkSubject(title), lead: messages.newLinkText }
      : { subject: messages.knownSubject(title), lead: messages.known };
  await queueEncryptedEmail(tx, visitorEmail(deps, visit, news), deps.secret);
}

/** Tells a visitor with too many open visits. */
export async function sendFull(tx: Queryable, { settings }: EmailDeps, to: string): Promise<void> {
  const { publicUrl, company } = settings;
  const body = emailText({
    lead: messages.full(visitLimits.perVisitor),
    link: { label: messages.seeTheListing, url: `${publicUrl}/properties` },
    office: company,
  });
  await queueEmails(tx, [{ kind: 'visits_full', to, subject: messages.fullSubject, body }]);
}

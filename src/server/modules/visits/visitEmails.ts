import { brand } from '@contract/brand';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/server/visits';
import type { Queryable } from '../../db/database';
import type { VisitsDeps } from './visitsDeps';
import { type CalendarEntry, calendarText } from '../../email/calendar';
import { type EmailPart, type Fact, factLines, oneLine, usualContent } from '../../email/emailContent';
import { type Email, queueEmails, queueEncryptedEmail } from '../../email/outbox';
import { bothMoments, officeMoment, ownMoment } from '../../lib/moments';
import type { SiteSettings } from '../../lib/siteSettings';
import { contactOf, meetingPlace } from './visitPlace';
import { type VisitActor, isAgreed } from './visitRules';
import { visitToken } from './visitTokens';
import type { VisitRow } from './visitsStore';

export type EmailDeps = Pick<VisitsDeps, 'settings' | 'secret'>;

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
/** In both zones, the reader's first. */
const momentOf = ({ starts_at: at, timezone }: VisitRow, reader: Reader) =>
  at ? bothMoments(at, timezone, reader === 'host' ? 'office' : 'visitor') : '';
/** By the reader's clock alone, for a subject. */
const shortMomentOf = ({ starts_at: at, timezone }: VisitRow, reader: Reader) =>
  at ? (reader === 'host' ? officeMoment(at) : ownMoment(at, timezone)) : '';
const listingUrl = ({ property_id: id }: VisitRow, { publicUrl }: SiteSettings) =>
  id ? `${publicUrl}/properties/${id}` : '';

const visitorUrl = ({ settings, secret }: EmailDeps, { id, nonce }: VisitRow) =>
  `${settings.publicUrl}/visits/${id}#token=${visitToken(secret, 'manage', nonce)}`;
const calendarUrl = ({ settings, secret }: EmailDeps, { id, nonce }: VisitRow) =>
  `${settings.publicUrl}/api/visits/${id}/calendar.ics?token=${visitToken(secret, 'calendar', nonce)}`;
const hostUrl = ({ publicUrl }: SiteSettings, { id, host_id: host }: VisitRow) =>
  host === null ? `${publicUrl}/office/visits?open=${id}` : `${publicUrl}/visits/${id}`;

/** Nobody is to join a visit that has ended. */
const wayOf = ({ mode, link, state }: VisitRow) => {
  if (mode !== 'video') return messages.inPerson;
  return hasEnded(state) ? messages.video : messages.byVideo(link);
};

const hasEnded = (state: VisitRow['state']) => state === 'cancelled' || state === 'lapsed' || state === 'missed';

/** What a visitor needs on the day: where, how to get there, whom to ask for. */
function arrivalFacts(visit: VisitRow, { company }: SiteSettings): Fact[] {
  if (!isAgreed(visit.state)) return [];
  const { place, directions } = meetingPlace(visit);
  const { name, phone } = contactOf(visit, company);
  return [
    [messages.where, place],
    [messages.directions, directions, directions],
    [messages.askFor, [name, phone].filter(Boolean).join(', ')],
  ];
}

const homeFact = (visit: VisitRow, settings: SiteSettings): Fact => [
  messages.home,
  titleOf(visit),
  listingUrl(visit, settings),
];
/** Its link, as long as there is something to join. */
const wayFact = (visit: VisitRow): Fact => {
  const way = wayOf(visit);
  return [messages.how, way, way.includes(visit.link) && visit.link];
};
const visitorFact = ({ name, phone, email }: VisitRow): Fact => [
  messages.visitor,
  [name, phone, email].filter(Boolean).join(', '),
];

/** The calendar entry of an agreed visit as it is now, for one of the two. */
export function visitCalendar(
  deps: EmailDeps,
  visit: VisitRow,
  { reader, method, manages = true }: { reader: Reader; method: CalendarEntry['method']; manages?: boolean },
): string {
  const { settings } = deps;
  if (!visit.starts_at) throw new Error(`visit ${visit.id} has no time for a calendar`);
  const { company } = settings;
  const isOn = method === 'REQUEST';
  const isHost = reader === 'host';
  const { place } = meetingPlace(visit);
  const own = manages ? visitorUrl(deps, visit) : `${settings.publicUrl}/visits/${visit.id}`;
  const url = isHost ? hostUrl(settings, visit) : own;
  const facts: Fact[] = [
    [messages.when, momentOf(visit, reader)],
    homeFact(visit, settings),
    wayFact(visit),
    ...(isHost ? [[messages.where, place] as const, visitorFact(visit)] : arrivalFacts(visit, settings)),
    [isHost ? messages.seeTheVisit : messages.moveOrCancel, isOn && url],
  ];
  return calendarText({
    method,
    uid: visit.calendar_id,
    sequence: visit.calendar_sequence,
    startsAt: visit.starts_at,
    minutes: visitLimits.minutes,
    title: isHost ? messages.visitTitleOf(titleOf(visit), oneLine(visit.name)) : messages.visitTitle(titleOf(visit)),
    description: factLines(facts),
    place: isOn ? (visit.mode === 'video' ? visit.link : place) : '',
    url,
    organizerEmail: company.email,
    attendee: !isHost
      ? { name: visit.name, email: visit.email }
      : { name: hostName(visit), email: visit.host_email ?? company.email },
  });
}

/** The times that wait for an answer, each in both zones. */
const proposalParts = ({ proposals, timezone }: VisitRow, reader: Reader): EmailPart[] =>
  proposals.length > 0
    ? [
        `${messages.proposedTimes}:\n${proposals.map((at) => bothMoments(at, timezone, reader === 'host' ? 'office' : 'visitor')).join('\n')}`,
      ]
    : [];

const isListing = (visit: VisitRow) => visit.ended_by === 'listing';

/** What one of the two reads about it; undefined if it is no news for them. */
function newsFor(visit: VisitRow, event: VisitEvent, reader: Reader): News | undefined {
  const title = titleOf(visit);
  const own = event.by === reader;
  const moment = shortMomentOf(visit, reader);
  const name = oneLine(visit.name);
  switch (event.kind) {
    case 'asked':
      return reader === 'visitor'
        ? {
            subject: messages.askedVisitorSubject(title),
            lead: messages.askedVisitor(visit.host_name && hostName(visit)),
          }
        : { subject: messages.askedHostSubject(name, title), lead: messages.askedHost, link: messages.answer };
    case 'proposed': {
      if (own) return undefined;
      const lead = reader === 'visitor' ? messages.proposedToVisitor(hostName(visit)) : messages.proposedToHost(name);
      const stands = visit.starts_at ? ` ${messages.agreedStands(momentOf(visit, reader))}` : '';
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
      return visit.mode === 'video'
        ? { subject: messages.linkedSubject(title), lead: messages.linkedText, method: 'REQUEST' }
        : { subject: messages.placedSubject(title), lead: messages.placedText, method: 'REQUEST' };
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
function factsOf(visit: VisitRow, reader: Reader, news: Pick<News, 'before'>, settings: SiteSettings): Fact[] {
  const isHost = reader === 'host';
  const agreed = isAgreed(visit.state);
  const host: Fact[] = [
    [messages.where, agreed && meetingPlace(visit).place],
    seesContact(visit) ? visitorFact(visit) : [messages.visitor, visit.name],
  ];
  return [
    homeFact(visit, settings),
    wayFact(visit),
    ...(isHost ? host : arrivalFacts(visit, settings)),
    [messages.before, news.before && bothMoments(news.before, visit.timezone, isHost ? 'office' : 'visitor')],
    [messages.when, momentOf(visit, reader)],
    [messages.reason, visit.reason],
  ];
}

/** How a change reaches the visitor's calendar. */
function calendarParts(deps: EmailDeps, visit: VisitRow, { method, before }: News): EmailPart[] {
  if (method === 'CANCEL') return [messages.removesFromCalendar];
  if (method !== 'REQUEST') return [];
  const label = before || visit.calendar_sequence > 1 ? messages.changesCalendar : messages.addToCalendar;
  return [{ links: [{ label, url: calendarUrl(deps, visit) }] }];
}

/** Never greets: anyone can type anyone's address, with any name, into the form. */
function visitorEmail(deps: EmailDeps, visit: VisitRow, news: News): Email {
  const { settings } = deps;
  return {
    kind: 'visit',
    to: visit.email,
    subject: news.subject,
    ...usualContent({
      lead: news.lead,
      about: factsOf(visit, 'visitor', news, settings),
      more: [...proposalParts(visit, 'visitor'), ...calendarParts(deps, visit, news), messages.linkIsYours],
      button: {
        label: news.link ?? (hasEnded(visit.state) ? messages.seeTheVisit : messages.seeYourVisit),
        url: visitorUrl(deps, visit),
      },
      office: settings.company,
    }),
    ...(news.method && { calendar: visitCalendar(deps, visit, { reader: 'visitor', method: news.method }) }),
  };
}

/** The host sees an owner's visitor only once a time is agreed; the office sees everybody. */
const seesContact = ({ confirmed_at: agreed, host_id: host }: VisitRow) => agreed !== null || host === null;

function hostEmail(deps: EmailDeps, visit: VisitRow, news: News): Email {
  const { settings } = deps;
  const answerer = seesContact(visit) ? oneLine(visit.name) : undefined;
  return {
    kind: 'visit_host',
    ...(answerer !== undefined && { replyTo: visit.email }),
    to: visit.host_email ?? settings.company.email,
    subject: news.subject,
    ...usualContent({
      ...(visit.host_name !== null && { greeting: messages.dear(hostName(visit)) }),
      lead: news.lead,
      about: factsOf(visit, 'host', news, settings),
      more: proposalParts(visit, 'host'),
      button: { label: news.link ?? messages.seeTheVisit, url: hostUrl(settings, visit) },
      ...(visit.host_id !== null && { office: settings.company, ...(answerer && visit.email && { answerer }) }),
    }),
    ...(news.method && { calendar: visitCalendar(deps, visit, { reader: 'host', method: news.method }) }),
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
  return send(tx, deps, visit, (reader) => ({
    subject: messages.reminderSubject[kind](titleOf(visit), shortMomentOf(visit, reader)),
    lead: messages.reminderText[kind],
  }));
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
  const content = usualContent({
    lead: messages.full(visitLimits.perVisitor),
    button: { label: messages.seeTheListing, url: `${publicUrl}/properties` },
    office: company,
  });
  await queueEmails(tx, [{ kind: 'visits_full', to, subject: messages.fullSubject, ...content }]);
}

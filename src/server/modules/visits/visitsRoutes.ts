import { limits } from '@contract/limits';
import { visitLimits } from '@contract/visitLimits';
import { type Visit, visitEndpoints as endpoints } from '@contract/visits';
import * as messages from '@messages/server/visits';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { VisitsDeps } from './visitsDeps';
import type { Account } from '../../lib/account';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { Problem, notFound, notLoggedIn } from '../../lib/problem';
import { countAttempt } from '../../lib/rateLimiter';
import { countSender } from '../../lib/senderLimit';
import { sendingUnsolicited } from '../../lib/unsolicitedEmails';
import { hashOfToken } from '../../lib/tokens';
import { askForVisit, wasSent } from './askForVisit';
import { sendLink, visitCalendar } from './visitEmails';
import { freeTimesOf, roleIn, toVisit, verifiedEmailOf, visitsOf } from './visitReads';
import { visitEmailLimit, visitLimit } from './visitRules';
import { visitSlots } from './visitSlots';
import { type VisitStepTaken, takeStep } from './visitSteps';
import { newLinks } from './visitTokens';
import { type VisitRow, findVisit, replaceLinks } from './visitsStore';

/** Visits to listings: of accounts, and of visitors by the links in their emails. */
export async function visitsRoutes(server: FastifyInstance, deps: VisitsDeps): Promise<void> {
  askingRoutes(server, deps);
  readingRoutes(server, deps);
  changingRoutes(server, deps);
}

interface Asking {
  account: Account | null;
  token: string | undefined;
}

/** A link counts before the login: it was opened on purpose. @throws Problem 404 for anybody else's, 401 without either */
async function roleOf(
  queryable: Queryable,
  visit: VisitRow | undefined,
  { account, token }: Asking,
): Promise<{ visit: VisitRow; role: Visit['role'] }> {
  if (token !== undefined) {
    if (!visit || hashOfToken(token) !== visit.token_hash) throw notFound(messages.thisLink);
    return { visit, role: 'visitor' };
  }
  if (!account) throw notLoggedIn();
  const verifiedEmail = visit ? await verifiedEmailOf(queryable, account.id) : null;
  const role = visit && roleIn(visit, { id: account.id, verifiedEmail });
  if (!visit || !role) throw notFound(messages.thisVisit);
  return { visit, role };
}

async function shown({ database, settings, now }: VisitsDeps, id: number, asking: Asking): Promise<Visit> {
  const { visit, role } = await roleOf(database, await findVisit(database, id), asking);
  return toVisit(visit, role, {
    isFree: await freeTimesOf(database, [visit], now()),
    now: now(),
    company: settings.company,
  });
}

function askingRoutes(server: FastifyInstance, deps: VisitsDeps): void {
  const { database } = deps;

  registerEndpoint(server, endpoints.slots, async ({ query }) => visitSlots(deps, query, visitLimits.noticeHours));

  registerEndpoint(server, endpoints.ask, async ({ body, account, request }) => {
    const accountId = account?.id ?? null;
    const answer = (id: number | null) => ({ id: account ? id : null, client_id: body.client_id });
    const sent = await wasSent(database, body, accountId);
    if (sent !== undefined) return answer(sent);
    const uncount = await countSender(deps, visitLimit, { email: body.email, request });
    const ask = () => askForVisit(deps, body, accountId);
    const id = await sendingUnsolicited(deps, body.email, account, ask).catch(async (refusal: unknown) => {
      // one who corrects a form is not kept out
      if (refusal instanceof Problem && (refusal.status === 400 || refusal.status === 429)) await uncount();
      throw refusal;
    });
    return answer(id);
  });
}

function readingRoutes(server: FastifyInstance, deps: VisitsDeps): void {
  const { database, now } = deps;

  registerEndpoint(
    server,
    endpoints.list,
    async ({ query: { when = 'upcoming', limit = limits.page.max, offset = 0 }, account, request, reply }) => {
      const { visits, total } = await visitsOf(database, account.id, when, now(), { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      const isFree = await freeTimesOf(database, visits, now());
      const { company } = deps.settings;
      return visits.map((visit) =>
        toVisit(visit, visit.host_id === account.id ? 'host' : 'visitor', { isFree, now: now(), company }),
      );
    },
  );

  registerEndpoint(server, endpoints.get, async ({ params: { id }, query: { token }, account, reply }) => {
    reply.header('cache-control', 'no-store');
    return shown(deps, id, { account, token });
  });

  registerEndpoint(server, endpoints.calendar, async ({ params: { id }, query: { token }, account, reply }) => {
    const found = await findVisit(database, id);
    const isLink = token !== undefined && found?.calendar_hash === hashOfToken(token);
    const { visit, role } = isLink
      ? { visit: found, role: 'visitor' as const }
      : await roleOf(database, found, { account, token });
    if (visit.calendar_sequence === 0) throw new Problem(409, 'no_calendar', messages.noCalendar);
    reply.header('cache-control', 'no-store');
    reply.header('x-robots-tag', 'noindex');
    reply.header('content-disposition', `attachment; filename="visit-${id}.ics"`);
    const method = visit.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
    // the address of the entry is given to calendars: what it says must not let them change the visit
    return Buffer.from(visitCalendar(deps, visit, { reader: role, method, manages: !isLink }));
  });
}

function changingRoutes(server: FastifyInstance, deps: VisitsDeps): void {
  const { database, secret, now } = deps;

  const change = async (
    id: number,
    asking: Asking,
    stepOf: (role: Visit['role']) => VisitStepTaken,
  ): Promise<Visit> => {
    await database.transaction(async (tx) => {
      const { visit, role } = await roleOf(tx, await findVisit(tx, id, { lock: true }), asking);
      await takeStep(tx, deps, visit, role, stepOf(role));
    });
    return shown(deps, id, asking);
  };

  registerEndpoint(
    server,
    endpoints.confirm,
    ({ params: { id }, body: { token, starts_at: startsAt, link, place }, account }) =>
      change(id, { account, token }, () => ({ step: 'confirm', startsAt, link, place })),
  );
  registerEndpoint(server, endpoints.propose, ({ params: { id }, body: { token, proposals, link, place }, account }) =>
    change(id, { account, token }, () => ({ step: 'propose', proposals, link, place })),
  );
  registerEndpoint(server, endpoints.cancel, ({ params: { id }, body: { token, reason = '' }, account }) =>
    change(id, { account, token }, (role) => ({ step: 'cancel', reason, endedBy: role })),
  );
  registerEndpoint(server, endpoints.miss, ({ params: { id }, account }) =>
    change(id, { account, token: undefined }, () => ({ step: 'miss' })),
  );

  registerEndpoint(server, endpoints.newLink, async ({ params: { id }, body: { token }, account }) => {
    const { visit, role } = await roleOf(database, await findVisit(database, id), { account, token });
    if (role !== 'visitor') throw notFound(messages.thisVisit);
    await countAttempt(database, visitEmailLimit, { subject: visit.email.toLowerCase(), address: '' }, now());
    await database.transaction(async (tx) => {
      await replaceLinks(tx, id, newLinks(secret), now());
      const renewed = await findVisit(tx, id);
      if (renewed) await sendLink(tx, deps, renewed, 'new');
    });
  });
}

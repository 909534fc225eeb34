import { limits } from '@contract/limits';
import { type OfficeVisit, officeVisitEndpoints as endpoints } from '@contract/officeVisits';
import * as messages from '@messages/server/visits';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffAdd, staffWrite } from '../../audit/staffWrite';
import { readOfficeSettings } from '../../lib/companySettings';
import type { Queryable } from '../../db/database';
import type { VisitsDeps } from './visitsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { whyClosed } from '../../lib/officeHours';
import { mostInFile } from '../../lib/csv';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../lib/problem';
import { dayStart, spanOf } from '../../lib/slots';
import { officeVisitsCsv } from './officeVisitsCsv';
import { enterVisit } from './enterVisit';
import { freeTimesOf, officeVisits, toOfficeVisit, visitsBetween } from './visitReads';
import { type VisitStepTaken, takeStep } from './visitSteps';
import { visitSlots } from './visitSlots';
import { type VisitRow, findSent, findVisit } from './visitsStore';

const name = messages.thisVisit;

/** What the audit records of a visit: the entry outlives the erasure of a person, so it holds nothing of theirs. */
const audited = ({
  name: _name,
  email: _email,
  phone: _phone,
  reason: _reason,
  link: _link,
  place: _place,
  directions: _directions,
  timezone: _zone,
  ...visit
}: OfficeVisit) => visit;

/** Visits to all listings, as agents see and change them: as host, also of an owner's listing. */
export async function officeVisitsRoutes(server: FastifyInstance, deps: VisitsDeps): Promise<void> {
  const { database, settings, now } = deps;
  const shown = async (queryable: Queryable, visits: readonly VisitRow[]): Promise<OfficeVisit[]> => {
    const isFree = await freeTimesOf(queryable, visits, now());
    return visits.map((visit) => toOfficeVisit(visit, isFree, now()));
  };

  registerEndpoint(server, endpoints.week, async ({ query: { from, days = 7 } }) => {
    const { dates } = spanOf({ from, days }, now());
    const hours = await readOfficeSettings(database, settings);
    const span = { from: dayStart(dates[0] ?? ''), until: dayStart(dates.at(-1) ?? '', 1) };
    return {
      days: dates.map((date) => ({ date, closed: whyClosed(date, hours) })),
      visits: await shown(database, await visitsBetween(database, span)),
    };
  });

  registerEndpoint(
    server,
    endpoints.list,
    async ({ query: { when = 'waiting', limit = limits.page.default, offset = 0 }, request, reply }) => {
      const { visits, total } = await officeVisits(database, when, now(), { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return shown(database, visits);
    },
  );

  registerEndpoint(server, endpoints.csv, async ({ query: { when = 'waiting' }, reply }) => {
    const { visits } = await officeVisits(database, when, now(), { limit: mostInFile, offset: 0 });
    reply.header('content-disposition', 'attachment; filename="visits.csv"');
    return Buffer.from(officeVisitsCsv(visits));
  });

  const one = async (queryable: Queryable, id: number, { lock = false } = {}): Promise<OfficeVisit | undefined> => {
    const visit = await findVisit(queryable, id, { lock });
    return visit && (await shown(queryable, [visit]))[0];
  };

  registerEndpoint(server, endpoints.slots, async ({ query }) => visitSlots(deps, query, 0));

  registerEndpoint(server, endpoints.create, ({ body, account, request }) =>
    staffAdd<OfficeVisit>(
      deps,
      { account, request },
      {
        action: 'visit.create',
        type: 'visit',
        addedBefore: async (tx) => (await findSent(tx, body.client_id))?.id,
        add: (tx) => enterVisit(tx, deps, body),
        read: one,
        audited,
      },
    ),
  );

  registerEndpoint(server, endpoints.get, async ({ params: { id } }) => {
    const visit = await one(database, id);
    if (!visit) throw notFound(name);
    return visit;
  });

  const change = (staff: StaffRequest, id: number, version: number, taken: VisitStepTaken): Promise<OfficeVisit> =>
    staffWrite<OfficeVisit>(deps, staff, {
      action: `visit.${taken.step}`,
      subject: { type: 'visit', id },
      name,
      read: (tx) => one(tx, id, { lock: true }),
      version,
      async write(tx) {
        const visit = await findVisit(tx, id);
        if (!visit) throw notFound(name);
        await takeStep(tx, deps, visit, 'host', taken);
      },
      audited,
    });

  registerEndpoint(server, endpoints.confirm, ({ params: { id }, body, account, request }) => {
    const { version, starts_at: startsAt, link, place } = body;
    return change({ account, request }, id, version, { step: 'confirm', startsAt, link, place });
  });
  registerEndpoint(server, endpoints.propose, ({ params: { id }, body, account, request }) => {
    const { version, proposals, link, place } = body;
    return change({ account, request }, id, version, { step: 'propose', proposals, link, place });
  });
  registerEndpoint(server, endpoints.cancel, ({ params: { id }, body, account, request }) =>
    change({ account, request }, id, body.version, { step: 'cancel', reason: body.reason, endedBy: 'host' }),
  );
  registerEndpoint(server, endpoints.miss, ({ params: { id }, body, account, request }) =>
    change({ account, request }, id, body.version, { step: 'miss' }),
  );
}

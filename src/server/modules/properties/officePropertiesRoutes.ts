import { limits } from '@contract/limits';
import { type OfficeProperty, officePropertyEndpoints } from '@contract/officeProperties';
import * as agentMessages from '@messages/server/agents';
import * as messages from '@messages/server/properties';
import type { FastifyInstance } from 'fastify';
import type { OfficeImport } from '@contract/officeImports';
import { type StaffRequest, staffAdd, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { PropertiesDeps } from './propertiesDeps';
import { queueEmail } from '../../email/outbox';
import { registerEndpoint } from '../../plugins/contractRoute';
import { lockAnswering } from '../../lib/agents';
import { setHistoryActor } from '../../lib/historyActor';
import { mostInFile } from '../../lib/csv';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { badField, notFound } from '../../lib/problem';
import { findListed, findSent } from '../../imports/importsStore';
import { checkStoredValues } from './checkValues';
import { listingsCsv } from './imports/listingsCsv';
import { prepareBulk } from './imports/listingBulk';
import { cacheCatalogue, readCatalogue, readCatalogueNames } from './listingCatalogue';
import { approvedEmail, returnedEmail } from './listingReviewEmails';
import {
  findOfficeProperty,
  findPropertyOwner,
  listOfficeProperties,
  listPropertyChanges,
} from './officePropertiesStore';
import { officePropertiesCsv } from './officePropertiesCsv';
import { checkCatalogue, checkInReview } from './propertiesRules';
import { auditedProperty, lockProperty } from './propertyEdit';
import { toChangedFields } from './propertyHistory';
import { lifecycleColumns } from './propertyLifecycle';
import type { PropertyRow } from './propertyRows';
import { applyChange, updateProperty } from './propertyWrites';
import { explainRank } from './search/explainRank';
import { mapBoundsOf } from './search/map/mapBounds';
import { usualBounds } from './search/plan/bounds';
import { cacheSiteSize } from './search/plan/siteSize';

const name = messages.thisProperty;

/** Listings in every lifecycle, as agents review and look after them. */
export async function officePropertiesRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  readingRoutes(server, deps);
  changingRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now }: PropertiesDeps): void {
  registerEndpoint(
    server,
    officePropertyEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, unconfirmed, unusual, ...filter }, request, reply }) => {
      const asked = { ...filter, unconfirmed: unconfirmed === 'true', unusual: unusual === 'true' };
      const { properties, total, exact } = await listOfficeProperties(database, asked, { limit, offset }, now());
      pageHeaders(reply, request, { total, exact, nextQuery: nextOffset({ limit, offset, total }) });
      return properties;
    },
  );

  registerEndpoint(
    server,
    officePropertyEndpoints.csv,
    async ({ query: { unconfirmed, unusual, ...filter }, reply }) => {
      const asked = { ...filter, unconfirmed: unconfirmed === 'true', unusual: unusual === 'true' };
      const { properties } = await listOfficeProperties(database, asked, { limit: mostInFile, offset: 0 }, now());
      reply.header('content-disposition', 'attachment; filename="listings.csv"');
      return Buffer.from(officePropertiesCsv(properties));
    },
  );

  registerEndpoint(
    server,
    officePropertyEndpoints.exported,
    async ({ query: { unconfirmed, unusual, ...filter }, reply }) => {
      reply.header('content-disposition', 'attachment; filename="listings-for-import.csv"');
      const searched = { ...filter, unconfirmed: unconfirmed === 'true', unusual: unusual === 'true' };
      return listingsCsv(database, searched, now());
    },
  );

  registerEndpoint(server, officePropertyEndpoints.get, async ({ params: { id } }) => {
    const property = await findOfficeProperty(database, id, now());
    if (!property) throw notFound(name);
    return property;
  });

  const withCatalogue = cacheCatalogue(database);
  const siteSize = cacheSiteSize(database, usualBounds.counted, now);
  registerEndpoint(server, officePropertyEndpoints.rank, async ({ params: { id }, query }) => {
    if (!(await findOfficeProperty(database, id, now()))) throw notFound(name);
    return explainRank(database, withCatalogue, id, query, { siteSize, mapBounds: mapBoundsOf(database) });
  });

  registerEndpoint(
    server,
    officePropertyEndpoints.history,
    async ({ params: { id }, query: { limit = limits.page.default, offset = 0 }, request, reply }) => {
      const [property, { changes, total }, names] = await Promise.all([
        findOfficeProperty(database, id, now()),
        listPropertyChanges(database, id, { limit, offset }),
        readCatalogueNames(database),
      ]);
      if (!property) throw notFound(name);
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return changes.map(({ at, before, after, ...change }) => ({
        ...change,
        at: at.toISOString(),
        before: toChangedFields(before, names),
        after: toChangedFields(after, names),
      }));
    },
  );
}

/** A listing as the office reads it, with what the audit records of it. */
type LockedProperty = OfficeProperty & { row: PropertyRow };

function changingRoutes(server: FastifyInstance, deps: PropertiesDeps): void {
  const { database, settings, now, wakeImports } = deps;

  const lock = async (tx: Queryable, { account }: StaffRequest, id: number): Promise<LockedProperty | undefined> => {
    const row = await lockProperty(tx, account, id);
    const property = await findOfficeProperty(tx, id, now());
    return property && { ...property, row };
  };

  const change = (
    staff: StaffRequest,
    { id, version, action }: { id: number; version: number; action: string },
    write: (tx: Queryable, listing: PropertyRow) => Promise<void>,
  ): Promise<OfficeProperty> =>
    staffWrite<LockedProperty>(deps, staff, {
      action: `property.${action}`,
      subject: { type: 'property', id },
      name,
      read: (tx) => lock(tx, staff, id),
      version,
      write: async (tx, { row }) => {
        await setHistoryActor(tx, staff.account.id);
        await write(tx, row);
      },
      audited: ({ row }) => auditedProperty(row),
      shown: ({ row: _, ...property }) => property,
    });

  registerEndpoint(server, officePropertyEndpoints.change, async ({ params: { id }, body, account, request }) => {
    const { version, agent, ...fields } = body;
    const kinds = await readCatalogue(database);
    checkCatalogue(kinds, fields);
    return change({ account, request }, { id, version, action: 'update' }, async (tx, listing) => {
      await applyChange(tx, deps, account, { listing, kinds, change: fields, maySetFeatured: true });
      if (agent && !(await lockAnswering(tx, agent))) throw badField('agent', agentMessages.chooseAnAgent);
      if (agent !== undefined) await updateProperty(tx, id, new Map([['agent_id', agent]]));
    });
  });

  registerEndpoint(server, officePropertyEndpoints.approve, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'approve' }, async (tx, listing) => {
      checkInReview(listing.lifecycle);
      await checkStoredValues(tx, id, listing, body.confirm_unusual);
      const owner = await findPropertyOwner(tx, id);
      if (!owner) throw notFound(name);
      await updateProperty(tx, id, lifecycleColumns(listing.lifecycle, 'published', owner.isOffice, now()));
      await queueEmail(tx, approvedEmail({ id, title: listing.title, owner }, settings));
    }),
  );

  registerEndpoint(server, officePropertyEndpoints.bulk, async ({ body, account, request }) => {
    const prepared = await staffAdd<OfficeImport>(
      deps,
      { account, request },
      {
        action: 'property.bulk',
        type: 'import',
        addedBefore: (tx) => findSent(tx, account.id, body.client_id),
        add: (tx) => prepareBulk(tx, body, { accountId: account.id, at: now() }),
        read: findListed,
        audited: ({ file_name: changes, rows }) => ({ changes, listings: rows.total }),
      },
    );
    wakeImports?.();
    return prepared;
  });

  registerEndpoint(
    server,
    officePropertyEndpoints.return,
    ({ params: { id }, body: { version, reason }, account, request }) =>
      change({ account, request }, { id, version, action: 'return' }, async (tx, listing) => {
        checkInReview(listing.lifecycle);
        const owner = await findPropertyOwner(tx, id);
        if (!owner) throw notFound(name);
        await updateProperty(
          tx,
          id,
          new Map<string, unknown>([
            ['submitted_at', null],
            ['return_reason', reason],
          ]),
        );
        await queueEmail(tx, returnedEmail({ id, title: listing.title, owner }, reason, settings));
      }),
  );
}

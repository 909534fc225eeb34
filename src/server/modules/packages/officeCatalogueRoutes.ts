import { type OfficeAddOn, type OfficePackage, officeCatalogueEndpoints } from '@contract/officeCatalogue';
import * as messages from '@messages/server/catalogue';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffAdd, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { assertWithdrawable, beginOf, checkDays, checkPackages } from './catalogueRules';
import {
  addAddOn,
  addPackage,
  addedBy,
  checkName,
  listOfficeAddOns,
  listOfficePackages,
  lockCatalogue,
  offerAddOn,
  offerPackage,
  updateRow,
  withdrawVersion,
} from './officeCatalogueStore';

/** Packages and add-ons with the versions of their prices, as superusers change them. */
export async function officeCatalogueRoutes(server: FastifyInstance, deps: StoreDeps): Promise<void> {
  packageRoutes(server, deps);
  addOnRoutes(server, deps);
}

/** A row as the audit and a refused client get it. */
type Row = { id: number; version: number } & Record<string, unknown>;

/** Adds a row once per `clientId`, and records it. */
function addOnce<Kind extends Row>(
  deps: StoreDeps,
  staff: StaffRequest,
  {
    table,
    clientId,
    name,
    list,
    add,
  }: {
    table: 'package' | 'add_on';
    clientId: string;
    name: string;
    list: (tx: Queryable) => Promise<Kind[]>;
    add: (tx: Queryable) => Promise<number>;
  },
): Promise<Kind> {
  return staffAdd<Kind>(deps, staff, {
    action: `${table}.add`,
    type: table,
    addedBefore: async (tx) => {
      await lockCatalogue(tx);
      return addedBy(tx, table, clientId);
    },
    add: async (tx) => {
      await checkName(tx, table, name);
      return add(tx);
    },
    read: async (tx, id) => (await list(tx)).find((one) => one.id === id),
  });
}

function packageRoutes(server: FastifyInstance, deps: StoreDeps): void {
  const { database, now } = deps;
  const list = (queryable: Queryable) => listOfficePackages(queryable, now());

  registerEndpoint(server, officeCatalogueEndpoints.packages, () => list(database));

  registerEndpoint(server, officeCatalogueEndpoints.addPackage, ({ body, account, request }) =>
    addOnce<OfficePackage>(
      deps,
      { account, request },
      {
        table: 'package',
        clientId: body.client_id,
        name: body.name,
        list,
        add: async (tx) => {
          const id = await addPackage(tx, body.client_id, body);
          await offerPackage(tx, id, body, { at: now(), now: now() });
          checkPackages(await list(tx), id);
          return id;
        },
      },
    ),
  );

  registerEndpoint(server, officeCatalogueEndpoints.changePackage, ({ params: { id }, body, account, request }) => {
    const { version, offer, withdraw, ...fields } = body;
    return staffWrite<OfficePackage>(
      deps,
      { account, request },
      {
        action: 'package.update',
        subject: { type: 'package', id },
        name: messages.thisPackage,
        read: async (tx) => {
          await lockCatalogue(tx);
          return (await list(tx)).find((one) => one.id === id);
        },
        version,
        write: async (tx, row) => {
          if (fields.name) await checkName(tx, 'package', fields.name, id);
          if (withdraw !== undefined) {
            assertWithdrawable(withdraw, row.versions);
            await withdrawVersion(tx, 'package', withdraw);
          }
          if (offer)
            await offerPackage(tx, id, offer, { at: beginOf(offer.begins_at, row.versions, now()), now: now() });
          await updateRow(tx, 'package', id, fields, { now: now(), touch: Boolean(offer) || withdraw !== undefined });
          checkPackages(await list(tx), id);
        },
      },
    );
  });
}

function addOnRoutes(server: FastifyInstance, deps: StoreDeps): void {
  const { database, now } = deps;
  const list = (queryable: Queryable) => listOfficeAddOns(queryable, now());

  registerEndpoint(server, officeCatalogueEndpoints.addOns, () => list(database));

  registerEndpoint(server, officeCatalogueEndpoints.addAddOn, ({ body, account, request }) => {
    checkDays(body.delivery, body.feature_days);
    return addOnce<OfficeAddOn>(
      deps,
      { account, request },
      {
        table: 'add_on',
        clientId: body.client_id,
        name: body.name,
        list,
        add: async (tx) => {
          const id = await addAddOn(tx, body.client_id, body);
          await offerAddOn(tx, id, body, { at: now(), now: now() });
          return id;
        },
      },
    );
  });

  registerEndpoint(server, officeCatalogueEndpoints.changeAddOn, ({ params: { id }, body, account, request }) => {
    const { version, offer, withdraw, ...fields } = body;
    return staffWrite<OfficeAddOn>(
      deps,
      { account, request },
      {
        action: 'add_on.update',
        subject: { type: 'add_on', id },
        name: messages.thisAddOn,
        read: async (tx) => {
          await lockCatalogue(tx);
          return (await list(tx)).find((one) => one.id === id);
        },
        version,
        write: async (tx, row) => {
          if (fields.name) await checkName(tx, 'add_on', fields.name, id);
          if (withdraw !== undefined) {
            assertWithdrawable(withdraw, row.versions);
            await withdrawVersion(tx, 'add_on', withdraw);
          }
          if (offer) {
            checkDays(row.delivery, offer.feature_days);
            await offerAddOn(tx, id, offer, { at: beginOf(offer.begins_at, row.versions, now()), now: now() });
          }
          await updateRow(tx, 'add_on', id, fields, { now: now(), touch: Boolean(offer) || withdraw !== undefined });
        },
      },
    );
  });
}

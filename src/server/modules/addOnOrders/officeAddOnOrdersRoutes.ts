import { limits } from '@contract/limits';
import {
  type OfficeAddOnOrder,
  type OfficeAddOnOrderChange,
  officeAddOnOrderEndpoints,
} from '@contract/officeAddOnOrders';
import * as messages from '@messages/server/addOnOrders';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { AddOnOrdersDeps } from './addOnOrdersDeps';
import { queueEmail } from '../../email/outbox';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { badField, notFound } from '../../lib/problem';
import {
  addOnOrderCancelledEmail,
  addOnOrderDeliveredEmail,
  addOnOrderScheduledEmail,
} from '../../payments/ledger/addOnOrderEmails';
import { officeOf } from '../../payments/ledger/purchase';
import { appointmentOf, cancelReason, checkOpen, checkResult, isSameAppointment } from './addOnOrdersRules';
import {
  cancel,
  countPictures,
  deliver,
  findAddOnOrder,
  isListingOf,
  listAddOnOrders,
  schedule,
  setListing,
} from './officeAddOnOrdersStore';

type Write = (tx: Queryable, order: OfficeAddOnOrder) => Promise<void>;

/** Bought add-ons, as agents schedule, deliver and cancel them. */
export async function officeAddOnOrdersRoutes(server: FastifyInstance, deps: AddOnOrdersDeps): Promise<void> {
  const { database } = deps;

  registerEndpoint(
    server,
    officeAddOnOrderEndpoints.list,
    async ({ query: { status, limit = limits.page.default, offset = 0 }, request, reply }) => {
      const { orders, total } = await listAddOnOrders(database, { status, limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return orders;
    },
  );

  registerEndpoint(server, officeAddOnOrderEndpoints.get, async ({ params: { id } }) => {
    const order = await findAddOnOrder(database, id);
    if (!order) throw notFound(messages.thisOrder);
    return order;
  });

  /** `version`: the one that was read; without it, the change holds for any. */
  const change = (
    staff: StaffRequest,
    { id, action, version }: { id: number; action: string; version?: number },
    write: Write,
  ): Promise<OfficeAddOnOrder> =>
    staffWrite<OfficeAddOnOrder>(deps, staff, {
      action: `addon_order.${action}`,
      subject: { type: 'addon_order', id },
      name: messages.thisOrder,
      read: (tx) => findAddOnOrder(tx, id, { lock: true }),
      version,
      write,
      audited: auditedOrder,
    });

  registerEndpoint(server, officeAddOnOrderEndpoints.change, ({ params: { id }, body, account, request }) => {
    const { version, status } = body;
    const action = status === undefined ? 'update' : actionOf[status];
    return change({ account, request }, { id, version, action }, async (tx, before) => {
      checkOpen(before);
      const order = await withListing(tx, before, body.property);
      if (status) await steps[status](tx, deps, { order, body, by: account.id });
    });
  });
}

const actionOf = { scheduled: 'schedule', delivered: 'deliver', cancelled: 'cancel' } as const;

/** The audit outlives the erasure of an owner, so it holds neither their contact details nor the address. */
const auditedOrder = ({ owner, address, cancel_reason, rooms, ...order }: OfficeAddOnOrder) => ({
  ...order,
  owner: owner.id,
  listing: order.listing?.id ?? null,
  has_address: address !== '',
  has_reason: cancel_reason !== '',
  rooms: rooms.length,
});

async function withListing(
  tx: Queryable,
  order: OfficeAddOnOrder,
  property: number | undefined,
): Promise<OfficeAddOnOrder> {
  if (property === undefined || property === order.listing?.id) return order;
  if (order.delivery === 'featured') throw badField('property', messages.ownerChoosesTheListing);
  if (!(await isListingOf(tx, { property, owner: order.owner.id })))
    throw badField('property', messages.chooseAListingOfTheOwner);
  await setListing(tx, order.id, property);
  return { ...order, listing: { id: property, title: '' } };
}

interface Step {
  order: OfficeAddOnOrder;
  body: OfficeAddOnOrderChange;
  by: number;
}

/** The steps of an order; each one emails its owner. */
const steps: Readonly<
  Record<keyof typeof actionOf, (tx: Queryable, deps: AddOnOrdersDeps, step: Step) => Promise<void>>
> = {
  async scheduled(tx, deps, { order, body, by }) {
    const appointment = appointmentOf(order, body, deps.now());
    if (isSameAppointment(order, appointment)) return;
    const before = order.starts_at === null ? null : new Date(order.starts_at);
    await schedule(tx, order.id, appointment, { by, at: deps.now() });
    await queueEmail(tx, await addOnOrderScheduledEmail(tx, order.id, before, officeOf(deps.settings)));
  },
  async delivered(tx, deps, { order, body, by }) {
    const { pictures = [], links = [] } = body;
    const ids = [...new Set(pictures)];
    const ofListing = order.listing ? await countPictures(tx, { property: order.listing.id, ids }) : 0;
    checkResult(order, body, { pictures: ofListing, rooms: order.rooms.length });
    const result = { pictures: order.delivery === 'photos' ? ids : [], links: order.delivery === 'posts' ? links : [] };
    await deliver(tx, order.id, result, { by, at: deps.now() });
    await queueEmail(tx, await addOnOrderDeliveredEmail(tx, order.id, officeOf(deps.settings)));
  },
  async cancelled(tx, deps, { order, body, by }) {
    await cancel(tx, order.id, cancelReason(body), { by, at: deps.now() });
    const wasScheduled = order.status === 'scheduled';
    await queueEmail(tx, await addOnOrderCancelledEmail(tx, order.id, wasScheduled, officeOf(deps.settings)));
  },
};

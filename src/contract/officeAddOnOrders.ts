import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { AddOnOrderStatus, OrderedListing, addOnOrderSteps } from './addOnOrders';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Version, httpsLink, stale } from './officeShared';
import { ById, FieldProblem, Id, Instant, Named, Page, Problem, text } from './shared';

/** A bought add-on as the office delivers it. */
export const OfficeAddOnOrder = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  ...addOnOrderSteps,
  owner: z.extend(Named, { email: z.string(), phone: z.string() }),
  listing: OrderedListing,
  /** What the owner paid it with; `test`: no money was charged. */
  payment: z.object({ id: Id, test: z.boolean() }),
  /** Who made each step; null: nobody yet, or the step was made by itself. */
  scheduled_by: z.nullable(Named),
  delivered_by: z.nullable(Named),
  cancelled_by: z.nullable(Named),
  /** The rooms of the listing's tour, if it was published or changed since this was ordered. */
  rooms: z.array(z.string()),
  /** Until when the listing is featured; null for the other add-ons, and until it is. */
  featured_until: z.nullable(Instant),
});
export type OfficeAddOnOrder = z.output<typeof OfficeAddOnOrder>;

export const OfficeAddOnOrderQuery = z.extend(z.partial(Page), {
  /** `open`: neither delivered nor cancelled. */
  status: z.optional(z.enum([...AddOnOrderStatus.options, 'open'], messages.chooseAListedOrderState)),
});
export type OfficeAddOnOrderQuery = z.input<typeof OfficeAddOnOrderQuery>;

/**
 * The next step of an order, or a correction. `status` makes a step: `scheduled` with `starts_at` (and again, to move the
 * appointment), `delivered` with its result, `cancelled` with the reason. `property` names the listing.
 */
export const OfficeAddOnOrderChange = z.object({
  version: Version,
  status: z.optional(z.enum(['scheduled', 'delivered', 'cancelled'], messages.chooseANextOrderState)),
  property: z.optional(Id),
  starts_at: z.optional(z.iso.datetime({ offset: true, error: messages.enterADateAndTime })),
  photographer: z.optional(text(limits.name.max)),
  address: z.optional(text(officeLimits.address)),
  /** The listing's pictures that were made for this order. */
  pictures: z.optional(z.array(Id).check(z.maxLength(limits.picture.perListing, messages.tooManyPictures))),
  links: z.optional(
    z
      .array(httpsLink(officeLimits.link.max))
      .check(z.maxLength(officeLimits.posts, messages.addAtMostLinks(officeLimits.posts))),
  ),
  reason: z.optional(text(officeLimits.reason.max)),
});
export type OfficeAddOnOrderChange = z.output<typeof OfficeAddOnOrderChange>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };

export const officeAddOnOrderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/addon-orders/',
    access: 'agent',
    summary: 'Lists bought add-ons of one status: the longest waiting first, the last finished first.',
    query: OfficeAddOnOrderQuery,
    responses: { 200: z.array(OfficeAddOnOrder), ...refusals },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/addon-orders/:id/',
    access: 'agent',
    summary: 'Returns a bought add-on with its version.',
    params: ById,
    responses: { 200: OfficeAddOnOrder, ...refusals, 404: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/addon-orders/:id/',
    access: 'agent',
    summary: 'Schedules, moves, delivers or cancels a bought add-on, or names its listing; its owner gets an email.',
    params: ById,
    body: OfficeAddOnOrderChange,
    responses: { 200: OfficeAddOnOrder, ...refusals, 404: Problem, 409: z.union([stale(OfficeAddOnOrder), Problem]) },
  }),
};

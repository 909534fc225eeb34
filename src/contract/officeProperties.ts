import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { cardShape } from './listingSchemas';
import { OfficeImport } from './officeImports';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { Lifecycle, Ordering, PropertyChange, PropertyListQuery, confirming } from './properties';
import { ById, ClientId, FieldProblem, Id, IdText, Instant, Named, Page, Problem, QueryFlag, text } from './shared';

/** What is impossible or unusual about a published listing. `latitude`: its point is too far from its city. */
export const UnusualField = z.enum(['price', 'size', 'latitude']);
export type UnusualField = z.output<typeof UnusualField>;

/** A listing as the office reads it, in any lifecycle. */
export const OfficeProperty = z.object({
  ...cardShape,
  id: Id,
  version: Version,
  lifecycle: Lifecycle,
  owner: Named,
  /** Who answers for it; null where its owner does. Visitors see them only while the site shows them. */
  agent: z.nullable(Named),
  /** Whether it belongs to us: such listings need no confirmation. */
  is_office: z.boolean(),
  /** How many pictures it has. */
  pictures: z.int(),
  /** At most `officeLimits.countedEnquiries`, where counting ends. */
  enquiries: z.int(),
  created_at: Instant,
  changed_at: Instant,
  /** When its owner submitted it to the review; null unless it is `in_review`. */
  submitted_at: z.nullable(Instant),
  /** What the owner was asked to change; null unless it was returned. */
  return_reason: z.nullable(z.string()),
  /** Why it was archived automatically; null otherwise. */
  archived_reason: z.nullable(z.string()),
  /** When its owner last confirmed that it is available. */
  confirmed_at: Instant,
  /** Published, and not confirmed for 21 days. */
  unconfirmed: z.boolean(),
  /** The end of the paid days on which it is featured; null when we feature it ourselves, or not at all. */
  featured_until: z.nullable(Instant),
  /** Found several times a day; `confirmed`: somebody has said that it is right. Null: nothing is unusual. */
  unusual: z.nullable(z.object({ field: UnusualField, confirmed: z.boolean() })),
});
export type OfficeProperty = z.output<typeof OfficeProperty>;

const filter = {
  lifecycle: z.optional(Lifecycle),
  /** Ids. */
  owner: z.optional(IdText),
  city: z.optional(IdText),
  featured: z.optional(QueryFlag),
  /** Published listings that were not confirmed for 21 days. */
  unconfirmed: z.optional(z.literal('true', messages.useTrue)),
  /** Published listings with impossible values, or with a price far from what such homes cost there. */
  unusual: z.optional(z.literal('true', messages.useTrue)),
  /** Listings that lack something. */
  missing: z.optional(z.enum(['pictures', 'price'], messages.usePicturesOrPrice)),
  /** Words of the title, locality, city or type; or an id. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
};
export const OfficePropertyQuery = z.extend(z.partial(Page), filter);
export type OfficePropertyQuery = z.input<typeof OfficePropertyQuery>;

/** What the office changes in a listing: every field of the owner's form, its lifecycle, whether it is featured, and who answers for it. */
export const OfficePropertyChange = z.extend(z.omit(PropertyChange, { remove_images: true, image_order: true }), {
  version: Version,
  /** Who answers for it; null for nobody in particular. */
  agent: z.optional(z.nullable(Id)),
});

/** A change of many listings, by their ids or by a filter of the list. */
export const ListingBulk = z.object({
  client_id: ClientId,
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(officeLimits.bulkListings, messages.thisIsTooLong))),
  /** Without ids: all listings that it finds. */
  filter: z.optional(z.object(filter)),
  change: z
    .object({
      /** By how much prices rise; negative to lower them. New prices are whole thousands of rupees from a lakh on. */
      price_percent: z.optional(z.number().check(z.gte(-90), z.lte(900))),
      lifecycle: z.optional(z.enum(['published', 'sold', 'archived'], messages.chooseALifecycle)),
      /** Who answers for them; null for nobody in particular. */
      agent: z.optional(z.nullable(Id)),
      featured: z.optional(z.boolean()),
    })
    .check(z.refine((change) => Object.values(change).some((value) => value !== undefined), messages.chooseAChange)),
});
export type ListingBulk = z.input<typeof ListingBulk>;

/** One change of a listing. */
export const PropertyHistoryEntry = z.object({
  id: Id,
  at: Instant,
  /** Null: changed by a job or a payment, or by an account that was deleted. */
  actor: z.nullable(Named),
  /** The changed fields as they were, by the name of the field; references by their names, money in rupees. `pictures` is their number. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type PropertyHistoryEntry = z.output<typeof PropertyHistoryEntry>;

/** Why a listing stands where it stands in a list. */
export const ListingRank = z.object({
  ordering: Ordering,
  /** 1 for the first of the list; null if it is not among the first `places`. */
  place: z.nullable(z.int()),
  places: z.int(),
  /** How many the list has; `exact` is false for an estimate. */
  total: z.int(),
  exact: z.boolean(),
  /** What of the search it does not fit. None of it although `place` is null: it comes later, or words rank only the newest `places` matches. */
  misses: z.array(z.object({ field: z.string(), label: z.string() })),
  /** What decides the place; listings that are equal by it stand in the order of their ids. */
  rules: z.array(
    z.object({
      rule: z.enum([
        'words_in_title',
        'words_in_place',
        'words_in_description',
        'newest',
        'oldest',
        'lowest_price',
        'highest_price',
        'smallest',
        'largest',
      ]),
      label: z.string(),
      /** Of the whole, 0 to 1. */
      share: z.number(),
    }),
  ),
  /** Where each word of the search that is no filter is found in the listing. */
  words: z.array(z.object({ word: z.string(), found_in: z.array(z.enum(['title', 'place', 'description'])) })),
});
export type ListingRank = z.output<typeof ListingRank>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };
const changed = {
  200: OfficeProperty,
  ...refusals,
  404: Problem,
  409: z.union([stale(OfficeProperty), Problem]),
};

export const officePropertyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/properties/',
    access: 'agent',
    summary:
      'Lists listings in every lifecycle, the newest first; those in review in the order in which they were submitted.',
    query: OfficePropertyQuery,
    responses: { 200: z.array(OfficeProperty), ...refusals },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/office/properties.csv',
    access: 'agent',
    reauthenticate: true,
    summary: 'Returns the listings of a filter as CSV, at most 10,000.',
    query: z.object(filter),
    responses: { 200: 'text/csv', ...refusals },
  }),
  exported: endpoint({
    method: 'GET',
    path: '/api/office/exports/listings.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns the listings of a filter as CSV, the oldest first: a file that can be brought in again.',
    query: z.object(filter),
    responses: { 200: 'text/csv', ...refusals },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/properties/:id/',
    access: 'agent',
    summary: 'Returns one listing with its version.',
    params: ById,
    responses: { 200: OfficeProperty, ...refusals, 404: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/properties/:id/',
    access: 'agent',
    summary: 'Changes a listing: its fields, its lifecycle, whether it is featured.',
    params: ById,
    body: OfficePropertyChange,
    responses: changed,
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/office/properties/bulk/',
    access: 'superuser',
    summary:
      'Prepares a change of many listings, once per `client_id`: an import that shows what each row would change, runs and can be undone. Nobody is written to.',
    body: ListingBulk,
    responses: { 201: OfficeImport, ...refusals },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/office/properties/:id/approve/',
    access: 'agent',
    summary: 'Publishes a listing in review and notifies its owner by email.',
    params: ById,
    body: z.object({ version: Version, ...confirming }),
    responses: changed,
  }),
  return: endpoint({
    method: 'POST',
    path: '/api/office/properties/:id/return/',
    access: 'agent',
    summary: 'Returns a listing in review to its owner, with the reason on the screen and by email.',
    params: ById,
    body: z.object({ version: Version, reason: text(officeLimits.reason.max) }),
    responses: changed,
  }),
  rank: endpoint({
    method: 'GET',
    path: '/api/office/properties/:id/rank/',
    access: 'agent',
    summary:
      'Tells why a listing stands where it stands in `GET /api/properties/` with the same parameters: its place, what it does not fit, and what decides the order with the share of each rule.',
    params: ById,
    query: z.omit(PropertyListQuery, {
      ids: true,
      owner: true,
      lifecycle: true,
      limit: true,
      offset: true,
      cursor: true,
    }),
    responses: { 200: ListingRank, ...refusals, 404: Problem },
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/office/properties/:id/history/',
    access: 'agent',
    summary: 'Lists the changes of a listing by field, the latest first.',
    params: ById,
    query: z.partial(Page),
    responses: { 200: z.array(PropertyHistoryEntry), ...refusals, 404: Problem },
  }),
};

import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { Agent } from './agentShape';
import { endpoint } from './endpoint';
import { ChoiceCount, choiceCountsShape, filterShape, saidShape } from './filterSchemas';
import { findingLimits } from './findingLimits';
import { limits } from './limits';
import {
  ById,
  ClientId,
  FieldProblem,
  Id,
  IdText,
  Instant,
  Picture,
  Problem,
  QueryFlag,
  Rupees,
  optionalText,
  queryIds,
  queryWhole,
} from './shared';
import { Version, stale } from './officeShared';
import { SeenPaper } from './papers';
import { ClearableField, Purpose, cardShape, draftShape, pageShape } from './listingSchemas';
import { BoxShown, QueryBox } from './mapSchemas';

export { Purpose };

/** A listing's lifecycle; only its owner and agents see one that is not `published`. `in_review`: the office reads it before its first publication. */
export const Lifecycle = z.enum(['draft', 'in_review', 'published', 'sold', 'archived']);
export type Lifecycle = z.output<typeof Lifecycle>;

export const Ordering = z.enum(['-id', 'id', 'price', '-price', 'size', '-size', 'relevance'], messages.chooseAnOrder);
export type Ordering = z.output<typeof Ordering>;

/** The stable key order of responses; keys that are not listed follow. */
const keyOrder: readonly string[] = [
  'id',
  'title',
  'description',
  'status',
  'lifecycle',
  'purpose',
  'property_type',
  'city',
  'location',
  'bedrooms',
  'beds',
  'bathrooms',
  'baths',
  'size',
  'sqft',
  'featured',
  'price',
  'createdAt',
  'image',
  'parking',
  'year_built',
  'hoa_fees',
  'property_tax',
  'days_on_market',
  'price_history',
  'rera_number',
];

function inKeyOrder<Shape extends object>(shape: Shape): Shape {
  const first = keyOrder.filter((key) => Object.hasOwn(shape, key)).map((key) => [key, shape[key as keyof Shape]]);
  return { ...Object.fromEntries(first), ...shape };
}

const shown = {
  ...cardShape,
  id: Id,
  description: pageShape.description,
  lifecycle: Lifecycle,
  createdAt: Instant,
  /** The first photo's JPEG. */
  image: z.nullable(z.string()),
};

/** A listing in a list: `description` is its first 200 characters, `cover` its first picture. */
export const PropertyCard = z.object(
  inKeyOrder({
    ...shown,
    cover: z.nullable(Picture),
    /** Its published point, also for its owner; null where nobody knows one. */
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
  }),
);
export type PropertyCard = z.output<typeof PropertyCard>;

/** One thing in which a listing is not what a search asks for. */
export const Difference = z.object({
  /** The filter, or `search` for words. */
  field: z.string(),
  wanted: z.string(),
  has: z.string(),
  /** Both in a few words: "₹12 L above", "Balewadi, 2 km from Baner". */
  label: z.string(),
});
export type Difference = z.output<typeof Difference>;

export const NearProperty = z.extend(PropertyCard, { differs: z.array(Difference) });
export type NearProperty = z.output<typeof NearProperty>;

/** A listing's status, for its owner and agents only. */
const ownerFields = {
  /** Drafts only: why it could not be published, and the next step; absent before the first attempt. */
  draft_reason: z.optional(z.string()),
  /** Drafts that the office returned from its review only: what it asks to change. */
  return_reason: z.optional(z.string()),
  /** Listings archived automatically only: why, and how to publish it again. */
  archived_reason: z.optional(z.string()),
  changed_at: Instant,
  /** When its owner last confirmed that it is available. */
  confirmed_at: Instant,
  /** Published, and not confirmed for 21 days. */
  stale: z.boolean(),
  /** Stale listings whose owner has been notified only: when it leaves the search without a confirmation. */
  hidden_at: z.nullable(Instant),
};

const counted = {
  /** Visitors, each counted once a day. */
  views: z.int(),
  enquiries: z.int(),
  /** Those in the state `new`. */
  new_enquiries: z.int(),
};

/** A row of `owner=me`. */
export const OwnPropertyCard = z.extend(PropertyCard, { ...ownerFields, ...counted });
export type OwnPropertyCard = z.output<typeof OwnPropertyCard>;

/** What a listing's picture shows. Only photos become its cover. */
export const ImageKind = z.enum(['photo', 'floor_plan'], messages.chooseAnImageKind);
export type ImageKind = z.output<typeof ImageKind>;

export const PropertyImage = z.extend(Picture, {
  id: Id,
  kind: ImageKind,
  /** The client's own id of the picture, for its owner only. */
  client_id: z.optional(z.string()),
  /** `alt` as its owner wrote it, empty if generated from the listing; for its owner only. */
  own_alt: z.optional(z.string()),
});
export type PropertyImage = z.output<typeof PropertyImage>;

/**
 * Whose point a listing shows: the one its owner set, or, while there is none, its locality's. Null: neither is known.
 */
export const LocationSource = z.nullable(z.enum(['owner', 'locality']));
export type LocationSource = z.output<typeof LocationSource>;

/**
 * `latitude` and `longitude` are the published point, which is rounded if `location_precision` is `area`; its owner and agents
 * see the point as it was set.
 */
export const Property = z.object(
  inKeyOrder({
    ...shown,
    ...pageShape,
    location_source: LocationSource,
    days_on_market: z.int(),
    /** Oldest first, the price it was listed with included; empty if it never changed. Null is a price on request. */
    price_history: z.array(z.object({ date: Instant, price: z.nullable(z.string()) })),
    images: z.array(PropertyImage),
    /** The panoramas of its tour in their order, with the names of their rooms. */
    tour: z.array(z.extend(Picture, { id: Id, title: z.string() })),
    owner: z.object({ id: Id, name: z.string() }),
    /** Who answers for it at the agency; null where its owner does. */
    agent: z.nullable(Agent),
    /** Every kind of paper in one order, with the day on which we saw it. The papers are not published. */
    papers: z.array(SeenPaper),
    /** Whether it has a floor plan as data, which `GET /api/properties/{id}/tour/` returns. */
    has_plan: z.boolean(),
    /** Whether its owner shares documents with people who ask. */
    has_documents: z.boolean(),
    ...z.partial(z.object(ownerFields)).shape,
    /** Increases with every change; for its owner and agents, who send it with theirs. */
    version: z.optional(Version),
  }),
);
export type Property = z.output<typeof Property>;

export const PropertyListQuery = z.object({
  /** Only these, if they are published; the client orders them. */
  ids: z.optional(queryIds(limits.ids.max)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.useAtMost(limits.search.max)))),
  /**
   * `type` and `city`: ids, names or slugs, plural or singular; `locality`: names, `near` their neighbours, too; `amenities`: ids or names, of which
   * a listing must have all; `bbox`: listings whose published point lies in it; `area`: the same for the polygon with these corners. Where its
   * sides cross, what they go round counts as inside.
   */
  ...filterShape,
  owner: z.optional(z.enum(['me'], messages.onlyMe)),
  lifecycle: z.optional(Lifecycle),
  ordering: z.optional(Ordering),
  limit: z.optional(queryWhole(1, limits.page.max)),
  offset: z.optional(queryWhole(0, 10_000_000)),
  cursor: z.optional(z.string().check(z.maxLength(200, messages.thisPageLinkIsNotComplete))),
});
/** The input type for clients: numbers or digits, one value or several. */
export type PropertyListQuery = z.input<typeof PropertyListQuery>;
/** The parsed type for the server. */
export type PropertyListFilter = z.output<typeof PropertyListQuery>;

/** The list's filters, with the box and the zoom of a map. */
export const MapQuery = z.extend(
  z.omit(PropertyListQuery, { owner: true, lifecycle: true, limit: true, offset: true, cursor: true }),
  { bbox: QueryBox, zoom: queryWhole(findingLimits.map.zoom.min, findingLimits.map.zoom.max) },
);
export type MapQuery = z.input<typeof MapQuery>;

/** Several listings that would cover each other at this zoom. */
export const MapCluster = z.object({
  /** In their middle. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** Rupees: the lowest price, or the lowest rent if all are for rent; null if all are priced on request. */
  min_price: z.nullable(Rupees),
  /** What `min_price` is. */
  purpose: z.nullable(Purpose),
  /** Around all of them; a single point if they share one, which no zoom separates. */
  bbox: BoxShown,
});
export type MapCluster = z.output<typeof MapCluster>;

/** One listing on the map, at its published point. */
export const MapProperty = z.object({
  id: Id,
  latitude: z.number(),
  longitude: z.number(),
  title: z.string(),
  price: cardShape.price,
  purpose: Purpose,
  property_type: cardShape.property_type,
  cover: z.nullable(Picture),
});
export type MapProperty = z.output<typeof MapProperty>;

/** `total` is the list's for the same filters. */
export const ListingMap = z.object({
  total: z.int(),
  /** False on a large site with filters: `total` and the counts of clusters are then estimates. */
  exact: z.boolean(),
  clusters: z.array(MapCluster),
  properties: z.array(MapProperty),
});
export type ListingMap = z.output<typeof ListingMap>;

/** A sentence as the search understands it. */
export const ReadSentence = z.object({
  /** Parameters of the list of properties. */
  filters: z.object({
    ...saidShape,
    ordering: z.optional(Ordering),
  }),
  /** The words that are no filter. */
  unread: z.string(),
  /** The same for `search` beside the filters: it reads as these words and nothing else. */
  rest: z.string(),
  /** A place among these words in which we list nothing, as we know it. */
  elsewhere: z.nullable(
    z.object({
      place: z.string(),
      /** How it was typed, in lower case. */
      words: z.string(),
      /** Our nearest city, if it is within 100 km. */
      nearest: z.nullable(z.object({ city: z.string(), slug: z.string(), km: z.int() })),
    }),
  ),
  /** One for each thing understood, in their order; `start` and `end` are its place in `q`, `end` exclusive. */
  chips: z.array(
    z.object({
      field: z.string(),
      value: z.optional(z.string()),
      label: z.string(),
      start: z.int(),
      end: z.int(),
    }),
  ),
});
export type ReadSentence = z.output<typeof ReadSentence>;

/** One of the filters of a search, or its words, and how many it finds without. */
export const Loosened = z.object({
  field: z.string(),
  value: z.optional(z.string()),
  label: z.string(),
  total: z.int(),
  exact: z.boolean(),
});
export type Loosened = z.output<typeof Loosened>;

/** Listings whose price (rupees) or size (square feet) is at least `from` and below `to`. */
const Bar = z.object({ from: z.int(), to: z.int(), count: z.int() });

/** How many listings each choice of a filter would leave, the other filters kept. */
export const ListingCounts = z.object({
  /** False on a large site: counted among its newest listings, and scaled to all. */
  exact: z.boolean(),
  /** Slugs, names or numbers; a choice that leaves none is absent. */
  type: z.array(ChoiceCount),
  city: z.array(ChoiceCount),
  locality: z.array(ChoiceCount),
  purpose: z.array(ChoiceCount),
  bedrooms: z.array(ChoiceCount),
  ...choiceCountsShape,
  /** In order, without a gap. Prices to buy, unless the purpose is to rent. */
  prices: z.array(Bar),
  sizes: z.array(Bar),
});
export type ListingCounts = z.output<typeof ListingCounts>;

export const Suggestion = z.object({
  kind: z.enum(['locality', 'type', 'listing']),
  label: z.string(),
  /** The city of a locality or a listing. */
  detail: z.optional(z.string()),
  /** Of a listing. */
  id: z.optional(Id),
});
export type Suggestion = z.output<typeof Suggestion>;

const fields = z.object(draftShape);

/**
 * Takes a price that is far from what such homes cost there. Without it, such a listing is 400 with the code `unusual`
 * and the question at its field; the answer is kept for as long as the values stay the same.
 */
export const confirming = { confirm_unusual: z.optional(QueryFlag) };

/** What an owner may write. Money arrives as rupees and is converted to paise. Empty fields are absent. */
export const PropertyDraft = z.extend(fields, confirming);
export type PropertyDraft = z.output<typeof PropertyDraft>;

export const NewProperty = z.extend(PropertyDraft, { client_id: z.optional(ClientId) });
export type NewProperty = z.output<typeof NewProperty>;

/** A draft: every field is optional, but must be valid. */
export const NewDraft = z.extend(z.partial(fields), { client_id: z.optional(ClientId) });
export type NewDraft = z.output<typeof NewDraft>;

const Ids = z.pipe(
  z.union([IdText, z.array(IdText)]),
  z.transform((ids: number | number[]) => [ids].flat()),
);

export const PropertyChange = z.extend(z.partial(fields), {
  ...confirming,
  /** The version that was read: if the listing has changed since, nothing is saved, and the response is the current one. */
  version: z.optional(queryWhole(1, 2_147_483_647)),
  lifecycle: z.optional(z.enum(['published', 'sold', 'archived'], messages.chooseALifecycle)),
  /** Ids of pictures to delete. */
  remove_images: z.optional(Ids),
  /** Ids of all remaining pictures, in their new order. */
  image_order: z.optional(Ids),
  /** Names of fields to clear; an absent field is unchanged. */
  clear: z.optional(
    z.pipe(
      z.union([ClearableField, z.array(ClearableField)], messages.onlyFieldsThatMayBeEmpty),
      z.transform((fields: z.output<typeof ClearableField> | z.output<typeof ClearableField>[]) => [fields].flat()),
    ),
  ),
});
export type PropertyChange = z.output<typeof PropertyChange>;

/** The text fields of a picture's upload, whose file is the field `image`. */
export const NewPropertyImage = z.object({
  /** An idempotency key: a repeated upload stores nothing and returns the first picture. */
  client_id: ClientId,
  alt: optionalText(limits.alt.max),
  kind: z.optional(ImageKind),
});

export const PropertyImageChange = z.object({
  /** Empty: generated from the listing. */
  alt: optionalText(limits.alt.max),
  kind: z.optional(ImageKind),
  /** The position among the pictures, 0 for the cover; the others move. */
  position: z.optional(queryWhole(0, limits.picture.perListing - 1)),
});

const ByImage = z.object({ id: IdText, image: IdText });

/** The price rule without a purpose, for readers of the OpenAPI document. */
const priceRule =
  'Rents and prices to buy are never compared: a price filter, a price in `search` ("1 crore" is a budget) or an order by price without a `purpose` ' +
  'means listings to buy, `sale` and `invest`. `X-Search-Implied` then says what was added, as parameters of this call: `purpose=sale,invest&max_price=10000000`. A place in `search` that no listing mentions means the homes of our ' +
  'nearest city within 100 km, unless a city, a locality or a part of the map is given: `city=pune`. ' +
  '`search` is a sentence, see `GET /api/properties/parse/`: what it says are filters, unless a parameter says otherwise about the same thing. Its other words are ' +
  'found in the title, description, locality, city and type. `X-Search-Ignored` names the words that no listing has and those that are negated; they do not filter. A search with no filter and no word that any listing has is empty.';

export const propertyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/properties/',
    access: 'anyone',
    cacheable: true,
    summary:
      'Lists matching published listings; `X-Total-Count` holds their number, `Link` the next page. With `owner=me`, one’s own of every lifecycle with their status. ' +
      priceRule,
    query: PropertyListQuery,
    responses: {
      200: z.array(z.extend(PropertyCard, z.partial(z.object({ ...ownerFields, ...counted })).shape)),
      400: FieldProblem,
      401: Problem,
    },
  }),
  parse: endpoint({
    method: 'GET',
    path: '/api/properties/parse/',
    access: 'anyone',
    survivesLogout: true,
    summary:
      'Reads a sentence such as "3 bhk near Baner under 2 cr with a pool", in English, Hindi, Marathi or both scripts mixed, as the list reads `search`.',
    query: z.object({
      q: z.string().check(z.maxLength(limits.search.max, messages.useAtMost(limits.search.max))),
    }),
    responses: { 200: ReadSentence, 400: FieldProblem },
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/properties/counts/',
    access: 'anyone',
    cacheable: true,
    summary: 'Counts the listings of each choice of a filter, and by price and size, with the other filters kept.',
    query: PropertyListQuery,
    responses: { 200: ListingCounts, 400: FieldProblem },
  }),
  map: endpoint({
    method: 'GET',
    path: '/api/properties/map/',
    access: 'anyone',
    cacheable: true,
    summary: `The listings of the list with the same filters as at most ${findingLimits.map.marks} marks: those that would cover each other at this zoom as clusters, the others one by one. Listings without a point are in no box.`,
    query: MapQuery,
    responses: { 200: ListingMap, 400: FieldProblem },
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/properties/compare/',
    access: 'anyone',
    cacheable: true,
    summary: 'Returns up to four full listings in the given order; deleted ones are left out.',
    query: z.object({ ids: queryIds(limits.compared.max) }),
    responses: { 200: z.array(Property), 400: FieldProblem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/properties/',
    access: 'account',
    multipart: true,
    bearer: true,
    summary:
      'Posts a listing with its pictures; it becomes a draft with `draft_reason` while it may not be published yet, and is `in_review` while the office reviews it. The same `client_id` returns the same listing.',
    body: NewProperty,
    responses: {
      201: Property,
      400: FieldProblem,
      401: Problem,
      413: Problem,
      415: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/properties/:id/',
    access: 'anyone',
    cacheable: true,
    summary: 'Returns one listing; 410 when it was sold or archived.',
    params: ById,
    responses: { 200: Property, 400: FieldProblem, 404: Problem, 410: Problem },
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/properties/:id/similar/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists up to six similar published listings, also for an unavailable one.',
    params: ById,
    responses: { 200: z.array(PropertyCard), 400: FieldProblem, 404: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/properties/:id/',
    access: 'account',
    multipart: true,
    bearer: true,
    summary:
      'Changes a listing, by its owner or an agent. With the `version` that was read, a listing that somebody else changed meanwhile is 409 `stale` with the current one.',
    params: ById,
    body: PropertyChange,
    responses: {
      200: Property,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: z.union([stale(Property), Problem]),
      413: Problem,
      415: Problem,
      429: Problem,
    },
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/properties/drafts/',
    access: 'account',
    summary: 'Creates a draft, visible to its owner and agents only; the same `client_id` returns the same draft.',
    body: NewDraft,
    responses: { 201: Property, 400: FieldProblem, 401: Problem, 409: Problem, 429: Problem },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/properties/:id/publish/',
    access: 'account',
    summary:
      'Publishes a draft (or submits it to the review of the office, if it has one), or reopens a sold or archived listing; 400 by field while something is missing, impossible or unusual, 409 beyond the allowance or before the email address is confirmed.',
    params: ById,
    body: z.optional(z.nullable(z.object(confirming))),
    responses: { 200: Property, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/properties/:id/duplicate/',
    access: 'account',
    summary: 'Creates a draft with the same text and pictures.',
    params: ById,
    body: z.optional(z.nullable(z.object({ client_id: z.optional(ClientId) }))),
    responses: {
      201: Property,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/properties/:id/confirm/',
    access: 'account',
    summary: 'Confirms that a published listing is still available.',
    params: ById,
    responses: { 200: Property, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/properties/:id/views/',
    access: 'anyone',
    summary:
      'Counts a view of a listing, once per visitor and day; never its owner’s. `searched` is the sentence that was searched before, whose next opened listing is counted too.',
    params: ById,
    body: z.optional(z.nullable(z.object({ searched: optionalText(limits.search.max) }))),
    responses: { 204: null, 400: FieldProblem },
  }),
  addImage: endpoint({
    method: 'POST',
    path: '/api/properties/:id/images/',
    access: 'account',
    multipart: true,
    summary: 'Appends one picture: the form file `image`.',
    params: ById,
    body: NewPropertyImage,
    responses: {
      201: PropertyImage,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      413: Problem,
      415: Problem,
      429: Problem,
    },
  }),
  changeImage: endpoint({
    method: 'PATCH',
    path: '/api/properties/:id/images/:image/',
    access: 'account',
    summary: 'Changes a picture’s text, kind or position.',
    params: ByImage,
    body: PropertyImageChange,
    responses: { 200: PropertyImage, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/api/properties/:id/images/:image/',
    access: 'account',
    summary: 'Removes a picture; idempotent.',
    params: ByImage,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/properties/:id/',
    access: 'account',
    summary: 'Deletes a listing, by its owner or a superuser.',
    params: ById,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
};

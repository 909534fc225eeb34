import * as z from 'zod/mini';
import { call } from './call';
import { limits } from './limits';
import { ById, FieldProblem, Id, IdText, Instant, Named, Picture, Problem, QueryFlag, QueryWords, Rupees, optionalText, queryWhole, text } from './shared';

export const Purpose = z.enum(['sale', 'rent', 'invest'], 'Choose sale, rent or invest.');
export type Purpose = z.output<typeof Purpose>;

/** Where a listing stands in its life; strangers see `published` only. */
export const Lifecycle = z.enum(['draft', 'published', 'sold', 'archived']);
export type Lifecycle = z.output<typeof Lifecycle>;

export const Ordering = z.enum(['-id', 'id', 'price', '-price', 'size', '-size', 'relevance'], 'Choose -id, id, price, -price, size, -size or relevance.');
export type Ordering = z.output<typeof Ordering>;

const shown = {
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Free text, such as "Ready to move". */
  status: z.string(),
  lifecycle: Lifecycle,
  purpose: Purpose,
  property_type: Named,
  city: Named,
  location: z.string(),
  bedrooms: z.nullable(z.int()),
  beds: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  baths: z.nullable(z.int()),
  /** Square feet. */
  size: z.nullable(z.int()),
  sqft: z.nullable(z.int()),
  featured: z.boolean(),
  /** Rupees (a month's, for rent); null is "Price on request". */
  price: z.nullable(Rupees),
  createdAt: Instant,
  /** The first picture's JPEG. */
  image: z.nullable(z.string()),
};

/** A listing as a list shows it: `description` is its first 200 characters, `cover` its first picture. */
export const PropertyCard = z.object({ ...shown, cover: z.nullable(Picture) });
export type PropertyCard = z.output<typeof PropertyCard>;

export const Property = z.object({
  ...shown,
  parking: z.nullable(z.string()),
  year_built: z.nullable(z.int()),
  /** Rupees a month. */
  hoa_fees: z.nullable(Rupees),
  /** Rupees a year. */
  property_tax: z.nullable(Rupees),
  days_on_market: z.int(),
  rera_number: z.nullable(z.string()),
  amenities: z.array(Id),
  images: z.array(z.extend(Picture, { id: Id })),
  owner: z.object({ id: Id, name: z.string() }),
  /** Of a draft only: why it is not published, and the way out. */
  draft_reason: z.optional(z.string()),
});
export type Property = z.output<typeof Property>;

export const PropertyListQuery = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, `Use at most ${limits.search.max} characters.`))),
  /** Ids, names or slugs, plural or singular. */
  type: z.optional(QueryWords),
  city: z.optional(QueryWords),
  purpose: z.optional(Purpose),
  min_price: z.optional(queryWhole(0, limits.rupees.max)),
  max_price: z.optional(queryWhole(0, limits.rupees.max)),
  min_bedrooms: z.optional(queryWhole(0, limits.bedrooms.max)),
  min_bathrooms: z.optional(queryWhole(0, limits.bathrooms.max)),
  min_size: z.optional(queryWhole(0, limits.size.max)),
  max_size: z.optional(queryWhole(0, limits.size.max)),
  /** Ids; a listing must have all of them. */
  amenities: z.optional(QueryWords),
  featured: z.optional(QueryFlag),
  owner: z.optional(z.enum(['me'], 'Only "me" is understood.')),
  lifecycle: z.optional(Lifecycle),
  ordering: z.optional(Ordering),
  limit: z.optional(queryWhole(1, limits.page.max)),
  offset: z.optional(queryWhole(0, 10_000_000)),
  cursor: z.optional(z.string().check(z.maxLength(200, 'This page link is not complete.'))),
});
/** As a client may write it: numbers or their digits, one value or several. */
export type PropertyListQuery = z.input<typeof PropertyListQuery>;
/** As the server reads it. */
export type PropertyListFilter = z.output<typeof PropertyListQuery>;

const RupeesText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((given, context) => {
    const amount = /^\d{1,10}(\.\d{1,2})?$/.test(String(given).trim()) ? Number(given) : Number.NaN;
    if (Number.isNaN(amount) || amount > limits.rupees.max) context.issues.push({ code: 'custom', message: 'Enter an amount in rupees, digits only.', input: given });
    return Math.round(amount * 100);
  }),
);

/** What an owner may write. Money arrives as rupees and leaves the schema as paise. Empty fields are absent. */
export const PropertyDraft = z.object({
  title: text(limits.title.max),
  description: text(limits.description.max),
  /** Id of a property type. */
  property_type: IdText,
  city: z.optional(IdText),
  location: optionalText(limits.location.max),
  purpose: z.optional(Purpose),
  status: optionalText(limits.shortText.max),
  price: z.optional(RupeesText),
  bedrooms: z.optional(queryWhole(limits.bedrooms.min, limits.bedrooms.max)),
  bathrooms: z.optional(queryWhole(limits.bathrooms.min, limits.bathrooms.max)),
  size: z.optional(queryWhole(limits.size.min, limits.size.max)),
  parking: optionalText(limits.shortText.max),
  year_built: z.optional(queryWhole(limits.yearBuilt.min, limits.yearBuilt.max)),
  hoa_fees: z.optional(RupeesText),
  property_tax: z.optional(RupeesText),
  rera_number: optionalText(limits.shortText.max),
  amenities: z.optional(z.pipe(z.union([IdText, z.array(IdText)]), z.transform((ids: number | number[]) => [...new Set([ids].flat())]))),
  /** Changes something only for a superuser. */
  featured: z.optional(QueryFlag),
});
export type PropertyDraft = z.output<typeof PropertyDraft>;

/** What an owner may empty again; an absent field would stay as it is. */
const Emptied = z.enum(['location', 'status', 'price', 'bedrooms', 'bathrooms', 'size', 'parking', 'year_built', 'hoa_fees', 'property_tax', 'rera_number', 'amenities']);

const Ids = z.pipe(z.union([IdText, z.array(IdText)]), z.transform((ids: number | number[]) => [ids].flat()));

export const PropertyChange = z.extend(z.partial(PropertyDraft), {
  lifecycle: z.optional(z.enum(['published', 'sold', 'archived'], 'Choose published, sold or archived.')),
  /** Ids of pictures to take away. */
  remove_images: z.optional(Ids),
  /** Ids of all pictures that stay, in their new order. */
  image_order: z.optional(Ids),
  /** Names of fields to empty. */
  clear: z.optional(z.pipe(z.union([Emptied, z.array(Emptied)], 'Only fields that may be empty can be cleared.'), z.transform((fields: z.output<typeof Emptied> | z.output<typeof Emptied>[]) => [fields].flat()))),
});
export type PropertyChange = z.output<typeof PropertyChange>;

export const propertyCalls = {
  list: call({ method: 'GET', path: '/api/properties/', who: 'anyone', summary: 'Published listings that match; `X-Total-Count` tells how many, `Link` where the next ones are.', query: PropertyListQuery, answers: { 200: z.array(PropertyCard), 400: FieldProblem, 401: Problem } }),
  create: call({ method: 'POST', path: '/api/properties/', who: 'account', summary: 'Posts a listing with its pictures.', body: PropertyDraft, multipart: true, answers: { 201: Property, 400: FieldProblem, 401: Problem, 413: Problem, 415: Problem } }),
  get: call({ method: 'GET', path: '/api/properties/:id/', who: 'anyone', summary: 'One listing, whole; 410 when it was sold or archived.', params: ById, answers: { 200: Property, 400: FieldProblem, 404: Problem, 410: Problem } }),
  similar: call({ method: 'GET', path: '/api/properties/:id/similar/', who: 'anyone', summary: 'Up to six published listings like this one, also for one that is gone.', params: ById, answers: { 200: z.array(PropertyCard), 400: FieldProblem, 404: Problem } }),
  change: call({ method: 'PATCH', path: '/api/properties/:id/', who: 'account', summary: 'Changes a listing, by its owner or a superuser.', params: ById, body: PropertyChange, multipart: true, answers: { 200: Property, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 413: Problem, 415: Problem } }),
  remove: call({ method: 'DELETE', path: '/api/properties/:id/', who: 'account', summary: 'Deletes a listing, by its owner or a superuser.', params: ById, answers: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem } }),
};

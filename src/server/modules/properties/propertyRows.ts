import { dayInMs } from '@contract/durations';
import { type ListingField, type ListingFields, fieldSpec } from '@contract/listingFields';
import type {
  ImageKind,
  Lifecycle,
  LocationSource,
  OwnPropertyCard,
  Property,
  PropertyCard,
  PropertyImage,
} from '@contract/properties';
import { decimalRupees } from '@contract/money';
import { type SeenPaper, paperKinds } from '@contract/papers';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import { toPicture } from '../../media/media';
import { type AgentRow, toAgent } from './agents/agentRows';
import { hiddenAt } from './confirmationRules';
import { type PriceChange, priceHistory } from './priceHistory';
import { type CardColumn, type ColumnsOf, type PageColumn, cardFields, pageFields, selectOf } from './propertyColumns';

/** A listing's columns that cards and the detail page share. */
export interface ShownRow extends ColumnsOf<CardColumn> {
  id: number;
  lifecycle: Lifecycle;
  type_id: number;
  type_name: string;
  city_id: number;
  city_name: string;
  created_at: Date;
  /** The published point. */
  shown_latitude: number | null;
  shown_longitude: number | null;
}

/** A picture of a listing with the name of its stored variants. */
export interface ImageRow {
  id: number;
  kind: ImageKind;
  alt: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  client_id: string | null;
}

/** A listing's state, visible to its owner and agents. */
export interface OwnStatusRow {
  draft_reason: string | null;
  return_reason: string | null;
  archived_reason: string | null;
  changed_at: Date;
  confirmed_at: Date;
  confirm_by: Date | null;
  warned_at: Date | null;
}

export interface CardRow extends ShownRow {
  /** The start of the description, longer than a card shows. */
  opening: string;
  cover: Omit<ImageRow, 'id' | 'kind' | 'client_id'> | null;
}

export interface OwnCardRow extends CardRow, OwnStatusRow {
  views: number;
  enquiries: number;
  new_enquiries: number;
}

export interface PropertyRow extends ShownRow, OwnStatusRow, ColumnsOf<PageColumn> {
  version: number;
  owner_id: number;
  owner_name: string;
  agent_id: number | null;
  /** Null unless the site shows them. */
  agent: AgentRow | null;
  images: ImageRow[];
  price_changes: PriceChange[];
  /** Days by kind of paper; null before anybody looked. */
  papers_seen: Readonly<Record<string, string>> | null;
  has_plan: boolean;
  has_documents: boolean;
  /** The panoramas that visitors see. */
  tour: (Omit<ImageRow, 'alt' | 'kind' | 'client_id'> & { title: string })[];
}

/** The lifecycle of `property p` as responses show it. A listing in review is stored as a draft. */
export const shownLifecycle = sql`case when p.submitted_at is null then p.lifecycle else 'in_review' end as lifecycle`;

/** Needs `property p` joined with `property_type t` and `city c`; a draft may lack both. */
const shownColumns = sql`p.id, ${shownLifecycle}, coalesce(t.id, 0) as type_id, coalesce(t.name, '') as type_name, coalesce(c.id, 0) as city_id, coalesce(c.name, '') as city_name,
  p.created_at, p.shown_latitude, p.shown_longitude, ${selectOf(cardFields)}`;

/** A card's columns of `property p`, between `select` and `from`; their joins are `cardJoins`. */
export const cardColumns = sql`${shownColumns}, left(p.description, 300) as opening, cover.cover`;
export const cardJoins = sql`left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id
  left join lateral (
    select json_build_object('alt', i.alt, 'hash', m.hash, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder) as cover
    from property_image i join media m on m.id = i.media_id where i.property_id = p.id and i.kind = 'photo' order by i.position, i.id limit 1
  ) cover on true`;

const ownStatusColumns = sql`p.draft_reason, p.return_reason, p.archived_reason, p.changed_at, p.confirmed_at, p.confirm_by, p.warned_at`;

/** Every column of a listing's own page, but for its owner and its pictures. */
export const pageColumns = sql`${shownColumns}, ${selectOf(pageFields)}, ${ownStatusColumns}, p.version`;

/** The extra columns of an owner's card; they count per listing, so only for short lists. */
export const ownColumns = sql`${ownStatusColumns}, coalesce(seen.views, 0) as views, asked.enquiries, asked.new_enquiries`;
export const ownJoins = sql`left join property_views seen on seen.property_id = p.id
  left join lateral (
    select count(*)::int as enquiries, (count(*) filter (where owner_state = 'new'))::int as new_enquiries from enquiry where property_id = p.id and enquiry.owner_id = p.owner_id
  ) asked on true`;

/** Rupees as the API returns them. */
export function toRupees(paise: number | null): string | null {
  return paise === null ? null : decimalRupees(paise);
}

const openingLetters = 200;

/** The index after this many characters; never splits an emoji. */
function placeAfter(letters: number, text: string): number {
  let place = 0;
  for (let passed = 0; passed < letters && place < text.length; passed += 1)
    place += (text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1;
  return place;
}

/** The start of a text on one line: at most 200 characters, cut at a word with an ellipsis. */
export function openingOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (placeAfter(openingLetters, words) === words.length) return words;
  const cut = words.slice(0, placeAfter(openingLetters - 1, words));
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${whole.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

type AliasOf<Field extends ListingField> = {
  [Name in Field]: ListingFields[Name] extends { alias: infer Alias } ? Alias & keyof Property : never;
}[Field];

/** The values of fields as responses write them, each under all of its names. */
function valuesOf<Field extends ListingField>(row: object, fields: readonly Field[]) {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const { column, kind, alias } = fieldSpec(field);
    const stored = row[column as keyof typeof row] as unknown;
    values[field] = kind === 'money' ? toRupees(stored as number | null) : stored;
    if (alias) values[alias] = values[field];
  }
  return values as Pick<Property, Field | AliasOf<Field>>;
}

export function toShown(row: ShownRow) {
  return {
    ...valuesOf(row, cardFields),
    id: row.id,
    lifecycle: row.lifecycle,
    property_type: { id: row.type_id, name: row.type_name },
    city: { id: row.city_id, name: row.city_name },
    createdAt: row.created_at.toISOString(),
  };
}

const shownPoint = (row: ShownRow) => ({ latitude: row.shown_latitude, longitude: row.shown_longitude });

/** Only who may change a listing sees the point as its owner set it. */
function pointFor(row: PropertyRow, mine: boolean) {
  const source: LocationSource = row.latitude !== null ? 'owner' : row.shown_latitude !== null ? 'locality' : null;
  return { location_source: source, ...(mine && source === 'owner' ? {} : shownPoint(row)) };
}

export function toCard(row: CardRow): PropertyCard {
  const cover = row.cover && toPicture(row.cover, row.cover.alt || row.title);
  return {
    ...toShown(row),
    ...shownPoint(row),
    description: openingOf(row.opening),
    image: cover?.image ?? null,
    cover,
  };
}

function toOwnStatus(row: ShownRow & OwnStatusRow, now: Date) {
  const published = row.lifecycle === 'published';
  const stale = published && row.confirm_by !== null && row.confirm_by <= now;
  return {
    ...(row.draft_reason !== null && row.lifecycle === 'draft' && { draft_reason: row.draft_reason }),
    ...(row.return_reason !== null && { return_reason: row.return_reason }),
    ...(row.archived_reason !== null && row.lifecycle === 'archived' && { archived_reason: row.archived_reason }),
    changed_at: row.changed_at.toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    stale,
    hidden_at: published && row.warned_at !== null ? hiddenAt(row.warned_at).toISOString() : null,
  };
}

export function toOwnCard(row: OwnCardRow, now: Date): OwnPropertyCard {
  return {
    ...toCard(row),
    ...toOwnStatus(row, now),
    views: row.views,
    enquiries: row.enquiries,
    new_enquiries: row.new_enquiries,
  };
}

/**
 * A picture at its position in a listing, with the listing's title as the default text. Includes the owner's fields if
 * requested.
 */
export function toImage(image: ImageRow, place: number, listing: { title: string }, mine: boolean): PropertyImage {
  const isPlan = image.kind === 'floor_plan';
  const alt = image.alt || (isPlan ? messages.floorPlanOf : messages.pictureOf)(listing.title, place + 1);
  return {
    ...toPicture(image, alt),
    id: image.id,
    kind: image.kind,
    ...(mine && { own_alt: image.alt, ...(image.client_id !== null && { client_id: image.client_id }) }),
  };
}

/** Every kind of paper in one order, with the day on which we saw it. */
export const toPapers = (seen: PropertyRow['papers_seen']): SeenPaper[] =>
  paperKinds.map((paper) => ({ paper, seen_on: seen?.[paper] ?? null }));

/** A full listing; `mine` adds what only its owner and agents see. */
export function toProperty(row: PropertyRow, now: Date, mine: boolean): Property {
  const images = row.images.map((image, place) => toImage(image, place, row, mine));
  return {
    ...toShown(row),
    ...valuesOf(row, pageFields),
    ...pointFor(row, mine),
    image: images.find(({ kind }) => kind === 'photo')?.image ?? null,
    images,
    tour: row.tour.map(({ id, title, ...picture }) => ({ id, title, ...toPicture(picture, title) })),
    days_on_market: Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / dayInMs)),
    price_history: priceHistory(row.created_at, row.price_changes),
    owner: { id: row.owner_id, name: row.owner_name },
    agent: row.agent && toAgent(row.agent),
    papers: toPapers(row.papers_seen),
    has_plan: row.has_plan,
    has_documents: row.has_documents,
    ...(mine && { ...toOwnStatus(row, now), version: row.version }),
  };
}

import { createHash } from 'node:crypto';
import { type ListingField, fieldSpec } from '@contract/listingFields';
import { readSentence } from '../search/sentences/readSentence';
import * as messages from '@messages/server/listingImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import {
  type GivenCells,
  type ImportedKind,
  type KindField,
  type OpenKind,
  type Written,
  refusedRow,
} from '../../../imports/importKind';
import { headingKey } from '../../../imports/columns';
import { cellText } from '../../../imports/exportedRows';
import { type RowValues, differing, pick } from '../../../imports/rowValues';
import { setHistoryActor } from '../../../lib/historyActor';
import { type ListingCatalogue, readCatalogue } from '../listingCatalogue';
import { columnsOf, type Columns } from '../propertyColumns';
import { lifecycleColumns } from '../propertyLifecycle';
import { insertProperty, updateProperty } from '../propertyWrites';
import { listingHeadings } from './listingHeadings';
import { listingPictures } from './listingPictures';
import {
  type Implied,
  type ImportedLifecycle,
  type Known,
  type ReadListing,
  choicesOf,
  importedFields,
  readListing,
} from './readListing';
import { lockColumns, setColumns, undoListing } from './undoListing';

const choiceOfRows = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const headingsOf = (name: keyof typeof listingHeadings): string[] =>
  (listingHeadings[name] ?? '').split(', ').filter(Boolean);

const examples: Readonly<Record<string, string>> = messages.examples;

function choicesOfField(field: ListingField, { types, cities }: ListingCatalogue): KindField['choices'] {
  const { kind, options } = fieldSpec(field);
  if (kind === 'reference') return choiceOfRows(field === 'city' ? cities : types);
  return options ? choicesOf(options) : null;
}

/**
 * Every field that a column can fill: the agency's reference, those of the form, whether visitors see it, and what its
 * photographs are called.
 */
export function listingFieldsOf(catalogue: ListingCatalogue): KindField[] {
  const own: KindField[] = [
    {
      name: 'reference',
      label: messages.reference,
      headings: headingsOf('reference'),
      choices: null,
      example: messages.exampleReference,
    },
    {
      name: 'lifecycle',
      label: messages.lifecycle,
      headings: headingsOf('lifecycle'),
      choices: choicesOf(messages.lifecycles),
      example: messages.lifecycles.draft,
    },
    {
      name: 'photos',
      label: messages.photos,
      headings: headingsOf('photos'),
      choices: null,
      example: messages.examplePhotos,
    },
  ];
  const ofForm = importedFields.map((field): KindField => {
    const { kind, label } = fieldSpec(field);
    const choices = choicesOfField(field, catalogue);
    const example = examples[field] ?? choices?.[0]?.label;
    return {
      name: field,
      // a column “RERA” of others holds numbers
      label: field === 'rera_status' ? messages.reraStatus : label,
      headings: headingsOf(field),
      choices,
      ...(kind === 'month' && { isDate: true }),
      ...((kind === 'money' || kind === 'area') && { isMeasure: true }),
      ...(example !== undefined && { example }),
    };
  });
  return [...own, ...ofForm];
}

const publishedWords = /^(?:published|publish|live|active|yes|y)$/i;
const draftWords = /^(?:draft|unpublished|hidden|inactive|no|n)$/i;
const soldWords = /^(?:sold|let|sold out|rented|rented out|leased)$/i;

const lifecycleSaid = (value: string): ImportedLifecycle | undefined =>
  publishedWords.test(value)
    ? 'published'
    : draftWords.test(value)
      ? 'draft'
      : soldWords.test(value)
        ? 'sold'
        : undefined;

/** What a sentence of this one value says about a field; undefined for nothing, or for several. */
function saidOf(field: string, value: string, { types, cities }: ListingCatalogue): string | undefined {
  const { filters } = readSentence(value.slice(0, 100));
  if (field === 'property_type')
    return types.find(({ slug }) => filters.type?.length === 1 && slug === filters.type[0])?.id.toString();
  if (field === 'city')
    return cities.find(({ slug }) => filters.city?.length === 1 && slug === filters.city[0])?.id.toString();
  const said: unknown = filters[field as 'purpose'];
  const only: unknown = Array.isArray(said) ? (said.length === 1 ? said[0] : undefined) : said;
  return typeof only === 'string' ? only : undefined;
}

/** The choice that a value names, or means as a sentence of the search would. */
export function meaningOfValue(
  fields: readonly KindField[],
  catalogue: ListingCatalogue,
  name: string,
  value: string,
): string | undefined {
  const choices = fields.find((field) => field.name === name)?.choices;
  if (!choices) return undefined;
  const key = headingKey(value);
  // “Plot” and “Plot (NA)” have one key
  const named =
    choices.find(({ label }) => label === value) ??
    choices.find((choice) => headingKey(choice.label) === key || choice.value === key);
  if (named) return named.value;
  if (name === 'lifecycle') return lifecycleSaid(value);
  const said = saidOf(name, value, catalogue);
  return choices.some((choice) => choice.value === said) ? said : undefined;
}

async function cityMiddles(queryable: Queryable): Promise<Known['middles']> {
  const rows = await queryable.rows<{ id: number; name: string; latitude: number; longitude: number }>(sql`
    select city.id, city.name, avg(known.latitude) as latitude, avg(known.longitude) as longitude
    from city join locality known on known.city = city.slug where known.latitude is not null group by city.id, city.name`);
  return new Map(rows.map(({ id, ...middle }) => [id, middle]));
}

/** The account that the agency's own homes belong to: its first one, or who brings them in. */
async function ownerFor(tx: Queryable, actorId: number): Promise<number> {
  const row = await tx.row<{ id: number }>(
    sql`select id from account where is_office and disabled_at is null order by id limit 1`,
  );
  return row?.id ?? actorId;
}

/** The listing that has this reference in the agency's files. */
async function findReferred(tx: Queryable, reference: string): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    sql`select property_id as id from imported_listing where reference = ${reference}`,
  );
  return row?.id;
}

/** Fields that tell a home from others, where an agency gives it no name; its price may change. */
const telling = [
  'title',
  'property_type',
  'purpose',
  'city',
  'location',
  'bedrooms',
  'size',
  'carpet_area',
  'plot_area',
  'floor',
];

/** The agency's own name of a listing, or else what it says of itself. */
function keyOf(given: GivenCells): { key: string; isOwn: boolean } {
  if (given.reference !== undefined) return { key: given.reference, isOwn: true };
  const said = telling.map((field) => headingKey(given[field] ?? '')).join('|');
  return { key: `~${createHash('sha256').update(said).digest('hex').slice(0, 32)}`, isOwn: false };
}

type By = Parameters<OpenKind['write']>[2];

async function make(tx: Queryable, read: ReadListing, { key, actorId }: By, now: Date): Promise<Written> {
  const life: Columns =
    read.lifecycle === 'draft' ? new Map([['lifecycle', 'draft']]) : lifecycleColumns(null, read.lifecycle, true, now);
  const id = await insertProperty(
    tx,
    new Map<string, unknown>([
      ['description', ''],
      ...columnsOf(read.fields, true),
      ...life,
      ['owner_id', await ownerFor(tx, actorId)],
      ['created_at', now],
      ['changed_at', now],
    ]),
  );
  await tx.run(sql`insert into imported_listing (reference, property_id) values (${key}, ${id})`);
  const after = await lockColumns(tx, id);
  return { subject: id, outcome: 'made', before: null, after: pick(after ?? {}, setColumns) };
}

/** What a stored listing says already: a text with other line ends, and a title and a city that follow from the rest. */
function isSaid(before: RowValues, column: string, value: unknown, implied: Implied): boolean {
  const stored = before[column];
  if (column === 'title' && stored === '') return value === implied.title;
  if (column === 'city_id' && stored === null) return value === implied.city;
  if (typeof stored === 'string' && typeof value === 'string') return cellText(stored) === value;
  return JSON.stringify(stored) === JSON.stringify(value);
}

/** Changes what differs; cells that are empty leave their field alone, and a listing that is there only becomes published. */
async function change(
  tx: Queryable,
  id: number,
  { read, given }: { read: ReadListing; given: GivenCells },
  actorId: number,
  now: Date,
): Promise<Written> {
  const before = (await lockColumns(tx, id)) ?? {};
  const publishes = read.lifecycle === 'published' && before.lifecycle === 'draft' && before.submitted_at === null;
  const { title, ...fields } = read.fields;
  const wanted = new Map([
    // a title that was made here replaces none
    ...columnsOf(given.title === undefined ? fields : { ...fields, title }, true),
    ...(publishes ? lifecycleColumns('draft', 'published', true, now) : []),
  ]);
  const changes = new Map(
    // what others see needs its title and city written down
    [...wanted].filter(([column, value]) => !isSaid(before, column, value, publishes ? {} : read.implied)),
  );
  const columns = setColumns.filter((column) => changes.has(column));
  if (columns.length === 0) return { subject: id, outcome: 'same', before: null, after: {} };
  await setHistoryActor(tx, actorId);
  await updateProperty(tx, id, new Map([...changes, ['changed_at', now]]));
  const after = (await lockColumns(tx, id)) ?? {};
  const changed = differing(before, after, setColumns);
  return { subject: id, outcome: 'changed', before: pick(before, changed), after: pick(after, changed) };
}

/** The titles of listings by their ids; those that are gone are left out. */
export async function titlesOf(queryable: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await queryable.rows<{ id: number; title: string }>(
    sql`select id, title from property where id = any(${[...ids]}::int[])`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Listings of the agency itself, outside of allowances, as drafts unless the file says that they are published. */
export const listingImports: ImportedKind = {
  kind: 'listings',
  titlesOf,
  pictures: listingPictures,
  open: async (queryable, now): Promise<OpenKind> => {
    const catalogue = await readCatalogue(queryable);
    const middles = await cityMiddles(queryable);
    const fields = listingFieldsOf(catalogue);
    const read = (given: GivenCells) => readListing(given, { catalogue, middles });
    return {
      fields,
      meaningOf: (field, value) => meaningOfValue(fields, catalogue, field, value),
      check: read,
      keyOf,
      write: async (tx, given, by) => {
        const listing = read(given);
        if (listing.errors.length > 0) throw refusedRow(listing.errors);
        const known = await findReferred(tx, by.key);
        if (known === undefined) return make(tx, listing, by, now);
        return change(tx, known, { read: listing, given }, by.actorId, now);
      },
      undo: undoListing,
    };
  },
};

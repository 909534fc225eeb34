import { fieldSpec } from '@contract/listingFields';
import { draftShape } from '@contract/listingSchemas';
import * as messages from '@messages/server/listingChanges';
import * as imports from '@messages/server/listingImports';
import type { Queryable } from '../../../db/database';
import { headingKey } from '../../../imports/columns';
import {
  type Finding,
  type GivenCells,
  type ImportedKind,
  type KindField,
  type OpenKind,
  type Undone,
  type Written,
  refusedRow,
} from '../../../imports/importKind';
import { differing, pick } from '../../../imports/rowValues';
import { answeringAccounts, lockAnswering } from '../../../lib/agents';
import { formatPrice } from '../../../lib/formatRupees';
import { setHistoryActor } from '../../../lib/historyActor';
import { checkChangedValues } from '../checkValues';
import { type ListingCatalogue, readCatalogue } from '../listingCatalogue';
import { type Columns, columnsOf } from '../propertyColumns';
import { transitionByStaff } from '../propertyLifecycle';
import type { PropertyRow } from '../propertyRows';
import { findProperty } from '../propertyStore';
import { updateProperty } from '../propertyWrites';
import { readCell } from './readCell';
import { titlesOf } from './listingImports';
import { lockColumns, restoreColumns } from './undoListing';

/** What a change of many listings can set, and what its columns show beside it. */
export const changedFields = ['price', 'lifecycle', 'agent', 'featured'] as const;
export type ChangedField = (typeof changedFields)[number];

type Choices = NonNullable<KindField['choices']>;

/** Every choice of a field by its value, as a file names it. */
export async function choicesOfChanges(queryable: Queryable): Promise<Readonly<Record<string, Choices>>> {
  const staff = await answeringAccounts(queryable);
  return {
    lifecycle: Object.entries(messages.statuses).map(([value, label]) => ({ value, label })),
    agent: [
      { value: 'nobody', label: messages.nobody },
      ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    featured: [
      { value: 'yes', label: messages.yes },
      { value: 'no', label: messages.no },
    ],
  };
}

const fieldsOf = (choices: Readonly<Record<string, Choices>>): KindField[] =>
  (['listing', 'price_now', ...changedFields] as const).map((name) => ({
    name,
    label: messages.labels[name],
    headings: name === 'price_now' ? [] : messages.headings[name].split(', '),
    choices: choices[name] ?? null,
    example: { listing: '45', price: '1.25 Cr', featured: messages.yes }[name as string] ?? '',
  }));

function meaningOf(fields: readonly KindField[], name: string, value: string): string | undefined {
  const choices = fields.find((field) => field.name === name)?.choices ?? [];
  // two colleagues may have one name: what we write ourselves ends with the number
  const [, id] = / #(\d+)$/.exec(value) ?? [];
  if (id !== undefined) return choices.find((one) => one.value === id)?.value;
  const named = choices.filter(({ label }) => headingKey(label) === headingKey(value));
  return named.length === 1 ? named[0]?.value : undefined;
}

/** The number of a listing: `45` or `#45`. */
const numberIn = (text = ''): number | undefined => {
  const [, digits] = /^#?\s*(\d{1,9})$/.exec(text.trim()) ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
};

/** What a cell says that a price is: its column. */
function priceIn(cell: string): { columns: Columns } | { wrong: string } {
  const read = readCell(fieldSpec('price'), cell, []);
  if ('wrong' in read) return read;
  const parsed = draftShape.price.safeParse(read.text);
  return parsed.success && read.text !== ''
    ? { columns: columnsOf({ price: parsed.data }, true) }
    : { wrong: parsed.error?.issues[0]?.message ?? imports.thisIsNoAmount };
}

function check(given: GivenCells): { errors: Finding[]; warnings: Finding[] } {
  const errors: Finding[] = [];
  if (numberIn(given.listing) === undefined) errors.push({ field: 'listing', message: messages.writeItsNumber });
  if (given.price !== undefined) {
    const read = priceIn(given.price);
    if ('wrong' in read) errors.push({ field: 'price', message: read.wrong });
  }
  if (changedFields.every((field) => given[field] === undefined))
    errors.push({ field: null, message: messages.nothingToChange });
  return { errors, warnings: [] };
}

/** The columns that a change sets, and those that follow from it. */
const tracked: readonly string[] = [
  'price_in_paise',
  'lifecycle',
  'city_id',
  'draft_reason',
  'archived_reason',
  'return_reason',
  'submitted_at',
  'warned_at',
  'confirmed_at',
  'confirm_by',
  'created_at',
  'agent_id',
  'featured',
  'featured_until',
];

const priceText = ({ price_in_paise: price }: Pick<PropertyRow, 'price_in_paise'>) =>
  price === null ? messages.priceOnRequest : formatPrice(price);

async function setPrice(tx: Queryable, listing: PropertyRow, given: GivenCells): Promise<void> {
  if (given.price === undefined) return;
  if (given.price_now !== undefined) {
    const before = priceIn(given.price_now);
    const said = 'columns' in before ? Number(before.columns.get('price_in_paise')) : Number.NaN;
    // the table names whole rupees
    if (listing.price_in_paise === null || Math.abs(said - listing.price_in_paise) >= 100)
      throw refusedRow([{ field: 'price_now', message: messages.priceHasChanged(priceText(listing)) }]);
  }
  const read = priceIn(given.price);
  if ('wrong' in read) throw refusedRow([{ field: 'price', message: read.wrong }]);
  await updateProperty(tx, listing.id, read.columns);
}

async function setAgent(tx: Queryable, id: number, agent: string | undefined): Promise<void> {
  if (agent === undefined) return;
  const account = agent === 'nobody' ? null : Number(agent);
  if (account !== null && !(await lockAnswering(tx, account)))
    throw refusedRow([{ field: 'agent', message: messages.chooseAnAgent }]);
  await updateProperty(tx, id, new Map([['agent_id', account]]));
}

async function write(
  tx: Queryable,
  given: GivenCells,
  { actorId, now, catalogue }: { actorId: number; now: Date; catalogue: ListingCatalogue },
): Promise<Written> {
  const { errors } = check(given);
  if (errors.length > 0) throw refusedRow(errors);
  const id = numberIn(given.listing) ?? 0;
  const before = await lockColumns(tx, id);
  const listing = before && (await findProperty(tx, id));
  if (!before || !listing) throw refusedRow([{ field: 'listing', message: messages.thereIsNoSuchListing }]);
  await setHistoryActor(tx, actorId);
  await setPrice(tx, listing, given);
  if (given.featured !== undefined)
    await updateProperty(tx, id, columnsOf({ featured: given.featured === 'yes' }, true));
  await setAgent(tx, id, given.agent);
  const priced = (await findProperty(tx, id)) ?? listing;
  const isShown = listing.lifecycle === 'published' || listing.lifecycle === 'in_review';
  await checkChangedValues(tx, id, { before: listing, after: priced, isShown, confirms: false });
  const to = (['published', 'sold', 'archived'] as const).find((one) => one === given.lifecycle);
  if (to) await updateProperty(tx, id, await transitionByStaff(tx, now, catalogue, priced, to));
  const after = (await lockColumns(tx, id)) ?? {};
  const changed = differing(before, after, tracked);
  if (changed.length === 0) return { subject: id, outcome: 'same', before: null, after: {} };
  await updateProperty(tx, id, new Map([['changed_at', now]]));
  return { subject: id, outcome: 'changed', before: pick(before, changed), after: pick(after, changed) };
}

async function undo(tx: Queryable, { subject, before, after }: Written, actorId: number): Promise<Undone> {
  if (before === null) return { state: 'reversed' };
  const now = await lockColumns(tx, subject);
  if (!now) return { state: 'failed', reason: imports.isGone };
  await setHistoryActor(tx, actorId);
  return restoreColumns(tx, subject, { now, before, after }, tracked);
}

/** Changes of listings that there are: their price, status, agent, and whether they are featured. */
export const listingChanges: ImportedKind = {
  kind: 'listing_changes',
  titlesOf,
  open: async (queryable, now): Promise<OpenKind> => {
    const catalogue = await readCatalogue(queryable);
    const fields = fieldsOf(await choicesOfChanges(queryable));
    return {
      fields,
      meaningOf: (field, value) => meaningOf(fields, field, value),
      check,
      keyOf: ({ listing }) => ({ key: `#${numberIn(listing) ?? ''}`, isOwn: numberIn(listing) !== undefined }),
      write: (tx, given, { actorId }) => write(tx, given, { actorId, now, catalogue }),
      undo,
    };
  },
};

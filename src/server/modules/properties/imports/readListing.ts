import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import { draftShape } from '@contract/listingSchemas';
import type { NewDraft } from '@contract/properties';
import * as messages from '@messages/server/listingImports';
import type { Finding, GivenCells } from '../../../imports/importKind';
import { Problem } from '../../../lib/problem';
import type { ListingCatalogue } from '../listingCatalogue';
import { checkCatalogue, checkComplete, checkPoint, checkRera, reraAfter } from '../propertiesRules';
import { checkPointInCity, checkPossible, measuredOf } from '../unusualRules';
import { readCell } from './readCell';

const referenceLimit = 80;

/** What a listing of a file can be; one in review is a draft there. */
export type ImportedLifecycle = keyof typeof messages.lifecycles;

/** What follows from the other fields of a listing that lacks it. */
export interface Implied {
  title?: string;
  city?: number | undefined;
}

/** A row of a file as a listing. */
export interface ReadListing {
  fields: NewDraft;
  implied: Implied;
  lifecycle: ImportedLifecycle;
  errors: Finding[];
  warnings: Finding[];
}

/** What is known besides the row. */
export interface Known {
  catalogue: ListingCatalogue;
  /** The middle of each city, by its id. */
  middles: ReadonlyMap<number, { name: string; latitude: number; longitude: number }>;
}

/** The fields that a column can fill. */
export const importedFields = fieldsWhere();

interface Reading {
  fields: Record<string, unknown>;
  errors: Finding[];
  warnings: Finding[];
}

function readField(field: ListingField, cell: string, { amenities }: ListingCatalogue, into: Reading): void {
  const read = readCell(fieldSpec(field), cell, amenities);
  if ('wrong' in read) {
    into.errors.push({ field, message: read.wrong });
    return;
  }
  if (read.warning !== undefined) into.warnings.push({ field, message: read.warning });
  if (read.text === '') return;
  const parsed = draftShape[field].safeParse(read.text);
  if (parsed.success) into.fields[field] = parsed.data;
  else into.errors.push({ field, message: parsed.error.issues[0]?.message ?? '' });
}

/** The errors of a rule that throws its refusal. */
function refusalsOf(rule: () => void): Finding[] {
  try {
    rule();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.entries(error.fields ?? {}).flatMap(([field, all]) => all.map((message) => ({ field, message })));
  }
}

/** The city that a location names. */
const namedCity = ({ cities }: ListingCatalogue, location = ''): number | undefined =>
  cities.find(({ name }) => location.toLowerCase().includes(name.toLowerCase()))?.id;

/** “3 BHK apartment in Vijay Nagar”, for a row without a title. */
function madeTitle({ types, cities }: ListingCatalogue, fields: NewDraft): string {
  const type = types.find(({ id }) => id === fields.property_type)?.name.toLowerCase() ?? '';
  const named = fields.bedrooms === undefined ? type : messages.homeWithRooms(fields.bedrooms, type);
  const home = named.trim() || messages.aHome;
  const place = fields.location || cities.find(({ id }) => id === fields.city)?.name;
  const title = place ? messages.inPlace(home, place) : home;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** The title and the city that a listing gets if it has none. */
export function impliedBy(catalogue: ListingCatalogue, fields: NewDraft): Implied {
  const city = namedCity(catalogue, fields.location);
  return { city, title: madeTitle(catalogue, { ...fields, city: fields.city ?? city }) };
}

/** Fields that follow from others: a city from the location, a title, and that what has a RERA number is registered. */
function withDerived(fields: NewDraft, catalogue: ListingCatalogue): NewDraft {
  const city = fields.city ?? namedCity(catalogue, fields.location);
  const placed = { ...fields, ...(city !== undefined && { city }) };
  return {
    ...placed,
    ...(fields.rera_number && fields.rera_status === undefined && { rera_status: 'registered' as const }),
  };
}

function refusals(fields: NewDraft, lifecycle: ImportedLifecycle, { catalogue, middles }: Known): Finding[] {
  const measured = measuredOf(fields);
  const usual = [
    ...refusalsOf(() => checkCatalogue(catalogue, fields)),
    ...refusalsOf(() => checkPoint(fields)),
    ...refusalsOf(() => checkPossible(measured)),
    ...refusalsOf(() => checkPointInCity(measured, middles.get(measured.city_id))),
  ];
  if (lifecycle === 'draft') return usual;
  const { title = '', description = '', property_type: type = 0 } = fields;
  const cityIsMissing = fields.city === undefined ? [{ field: 'city', message: messages.sayTheCity }] : [];
  // others no longer find it: what it once was to be complete need not be so today
  if (lifecycle !== 'published')
    return [
      ...usual,
      ...cityIsMissing,
      ...(type === 0 ? [{ field: 'property_type', message: messages.sayTheType }] : []),
    ];
  return [
    ...usual,
    ...refusalsOf(() => checkComplete({ title, description, type_id: type })),
    ...refusalsOf(() =>
      checkRera(reraAfter({ rera_status: 'not_stated', rera_number: null, rera_reason: null }, fields)),
    ),
    ...cityIsMissing,
  ];
}

/** Reads a row as a listing, with everything that is wrong with it. */
export function readListing(given: GivenCells, known: Known): ReadListing {
  const reading: Reading = { fields: {}, errors: [], warnings: [] };
  for (const field of importedFields) {
    const cell = given[field];
    if (cell !== undefined) readField(field, cell, known.catalogue, reading);
  }
  const errors = [...reading.errors];
  if (given.reference !== undefined && given.reference.length > referenceLimit)
    errors.push({ field: 'reference', message: messages.referenceIsTooLong(referenceLimit) });
  const fields = withDerived(reading.fields as NewDraft, known.catalogue);
  const implied = impliedBy(known.catalogue, fields);
  const titled = { ...fields, title: fields.title || (implied.title ?? '') };
  const lifecycle = (given.lifecycle ?? 'draft') as ImportedLifecycle;
  // a value that cannot be read is said once
  const isNew = ({ field }: Finding) => !errors.some((one) => one.field === field);
  errors.push(...refusals(titled, lifecycle, known).filter(isNew));
  return { fields: titled, implied, lifecycle, errors, warnings: reading.warnings };
}

/** The names of what a listing is for, as they are chosen. */
export const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

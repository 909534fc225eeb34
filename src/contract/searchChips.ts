import * as language from '@messages/language';
import * as messages from '@messages/app/searchChips';
import type { ReadField } from './sentences/filters';

/** Parameters of the list of properties, as a sentence or an address gives them. */
export type ListFilters = Readonly<Record<string, unknown>>;

/** One thing that a search asks for, and how people read it. */
export interface SearchChip {
  field: ReadField;
  /** The value, of a field that has several. */
  value?: string;
  label: string;
}

/** The parameters of each field. */
const parameters = {
  type: ['type'],
  city: ['city'],
  locality: ['locality'],
  near: ['near'],
  purpose: ['purpose'],
  price: ['min_price', 'max_price'],
  bedrooms: ['min_bedrooms', 'max_bedrooms'],
  bathrooms: ['min_bathrooms'],
  size: ['min_size', 'max_size'],
  amenities: ['amenities'],
  featured: ['featured'],
  ordering: ['ordering'],
} as const satisfies Record<ReadField, readonly string[]>;
const fields = Object.keys(parameters) as ReadField[];
/** Those that a filter beside the sentence sets for itself; amenities add up instead. */
const overriding = fields.filter((field) => field !== 'amenities');

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (isSet(one) ? String(one).split(',') : []));
const without = (filters: ListFilters, names: readonly string[]) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/**
 * The filters of a search with those that its sentence says. A filter beside the sentence overrides what the sentence
 * says about the same thing. "relevance" is no chosen order.
 */
export function withSaid(asked: ListFilters, said: ListFilters): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...asked };
  for (const field of overriding) {
    const names: readonly string[] = field === 'locality' ? ['locality', 'near'] : parameters[field];
    const isChosen = names.some((name) => isSet(asked[name]) && asked[name] !== 'relevance');
    for (const name of names) if (!isChosen && isSet(said[name])) merged[name] = said[name];
  }
  const amenities = [...new Set([...listOf(asked.amenities), ...listOf(said.amenities)])];
  if (amenities.length > 0) merged.amenities = amenities;
  return merged;
}

/** A search whose sentence was typed last: what it says replaces the filters beside it. */
export function withoutSaid(asked: ListFilters, said: ListFilters): Record<string, unknown> {
  const names = overriding.filter((field) => parameters[field].some((name) => isSet(said[name])));
  return without(
    asked,
    names.flatMap((field) => [...parameters[field]]),
  );
}

/** The filters without one chip. Without a locality there is nothing nearby. */
export function withoutChip(filters: ListFilters, { field, value }: SearchChip): Record<string, unknown> {
  const [name = ''] = parameters[field];
  const others = value === undefined ? [] : listOf(filters[name]).filter((one) => one !== value);
  if (others.length > 0) return { ...filters, [name]: others };
  return without(filters, field === 'locality' ? ['locality', 'near'] : parameters[field]);
}

/** Made when it is needed: the first format of a page costs 12 ms on a computer. */
let format: Intl.NumberFormat | undefined;
const numberOf = (value: number) =>
  (format ??= new Intl.NumberFormat(language.tag, { maximumFractionDigits: 2 })).format(value);
const crore = 10_000_000;
const lakh = 100_000;

/** "₹1.45 Cr", "₹45 L", and whole rupees below a lakh. */
export function rupeesOf(value: unknown): string {
  const rupees = Number(value);
  if (Math.round(rupees / 1_000) * 1_000 >= crore) return messages.crores(numberOf(rupees / crore));
  return rupees >= lakh ? messages.lakhs(numberOf(rupees / lakh)) : messages.rupees(numberOf(rupees));
}

function rangeOf(min: unknown, max: unknown, format: (value: unknown) => string): string {
  if (!isSet(max)) return messages.from(format(min));
  return isSet(min) ? messages.fromTo(format(min), format(max)) : messages.upTo(format(max));
}

/** "3 bedrooms", "2 to 3 bedrooms", "3 or more bedrooms". */
function countOf(min: unknown, max: unknown, unit: (count: string, isOne: boolean) => string): string {
  const [least, most] = [Number(min), Number(max)];
  if (!isSet(max)) return unit(messages.orMore(least), false);
  if (!isSet(min)) return unit(messages.upTo(String(most)), most === 1);
  return least === most ? unit(String(most), most === 1) : unit(messages.fromTo(String(least), String(most)), false);
}

const purposes: Readonly<Record<string, string>> = {
  sale: messages.toBuy,
  rent: messages.toRent,
  invest: messages.toInvest,
};
const orderings: Readonly<Record<string, string>> = {
  price: messages.lowestPrice,
  '-price': messages.highestPrice,
  '-id': messages.newest,
  id: messages.oldest,
  '-size': messages.largest,
  size: messages.smallest,
};

function labelOf(field: ReadField, filters: ListFilters): string {
  const [least, most] = parameters[field].map((name) => filters[name]);
  switch (field) {
    case 'price':
      return rangeOf(least, most, rupeesOf);
    case 'size':
      return messages.sqFt(rangeOf(least, most, (value) => numberOf(Number(value))));
    case 'bedrooms':
      return countOf(least, most, messages.bedrooms);
    case 'bathrooms':
      return countOf(least, undefined, messages.bathrooms);
    case 'purpose':
      return purposes[String(least)] ?? String(least);
    case 'near':
      return messages.andNearby;
    case 'featured':
      return String(least) === 'false' ? messages.notFeatured : messages.featured;
    default:
      return orderings[String(least)] ?? String(least);
  }
}

/** A slug as a name: "penthouse" → "Penthouse". */
const asName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** What a search asks for, each as one chip. `nameOf` knows the names of ids and slugs. */
export function chipsOf(
  filters: ListFilters,
  nameOf: (field: ReadField, value: string) => string | undefined = () => undefined,
): SearchChip[] {
  return fields.flatMap((field): SearchChip[] => {
    const isAsked = parameters[field].some((name) => isSet(filters[name]) && filters[name] !== 'relevance');
    if (!isAsked || (field === 'near' && !isSet(filters.locality))) return [];
    if (field !== 'type' && field !== 'city' && field !== 'locality' && field !== 'amenities')
      return [{ field, label: labelOf(field, filters) }];
    return listOf(filters[parameters[field][0]]).map((value) => ({
      field,
      value,
      label: nameOf(field, value) ?? asName(value),
    }));
  });
}

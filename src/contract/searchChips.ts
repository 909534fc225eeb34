import * as language from '@messages/language';
import * as messages from '@messages/app/searchChips';
import { type ListingFilter, listingFilters } from './listingFilters';
import { monthLabel } from './monthLabel';
import { type ListFilters, isSet, listOf, parameters, without } from './saidFilters';
import type { ReadField } from './sentenceFilters';

/** One thing that a search asks for, and how people read it. */
export interface SearchChip {
  field: ReadField;
  /** The value, of a field that has several. */
  value?: string;
  label: string;
}

const fields = Object.keys(parameters) as ReadField[];

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

const orderings: Readonly<Record<string, string>> = {
  price: messages.lowestPrice,
  '-price': messages.highestPrice,
  '-id': messages.newest,
  id: messages.oldest,
  '-size': messages.largest,
  size: messages.smallest,
};

/** What the parameters of a filter ask for, in words. */
function labelOf(
  { kind, options, chip = { values: options } }: ListingFilter,
  [least, most]: readonly unknown[],
): string {
  if ('count' in chip) return countOf(least, most, chip.count);
  if ('area' in chip) return chip.area(rangeOf(least, most, (value) => numberOf(Number(value))));
  if ('rupees' in chip) return rangeOf(least, most, rupeesOf);
  if ('month' in chip) return chip.month(monthLabel(String(least)));
  const value = kind === 'flag' && String(least) !== 'false' ? 'true' : String(least);
  return chip.values?.[value] ?? options[value] ?? chip.number?.(value) ?? value;
}

/** A slug as a name: "penthouse" → "Penthouse". */
const asName = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** What a search asks for, each as one chip. `nameOf` knows the names of ids and slugs. */
export function chipsOf(
  filters: ListFilters,
  nameOf: (field: ReadField, value: string) => string | undefined = () => undefined,
): SearchChip[] {
  return fields.flatMap((field): SearchChip[] => {
    const values = parameters[field].map((name) => filters[name]);
    const isAsked = values.some((value) => isSet(value) && value !== 'relevance');
    if (!isAsked) return [];
    const filter = listingFilters.find(({ name }) => name === field);
    if (!filter) {
      if (field === 'near') return isSet(filters.locality) ? [{ field, label: messages.andNearby }] : [];
      return [{ field, label: orderings[String(values[0])] ?? String(values[0]) }];
    }
    if (!/^(names|choices|marks)$/.test(filter.kind)) return [{ field, label: labelOf(filter, values) }];
    const named = filter.chip && 'values' in filter.chip ? filter.chip.values : undefined;
    return listOf(values[0]).map((value) => ({
      field,
      value,
      label: named?.[value] ?? filter.options[value] ?? nameOf(field, value) ?? asName(value),
    }));
  });
}

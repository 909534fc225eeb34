import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import { monthLabel } from '@contract/monthLabel';
import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { dayLabel } from '../../ui/Day';
import { indiaClock } from '../../ui/indiaMoment';
import { exactMoney, shortMoney, toPaise } from '../../ui/Money';
import { pricePerSquareFoot } from './propertyLabels';
import { wholeNumber } from '../../ui/wholeNumber';

type Row = readonly [name: string, value: string | null];

const squareMetres = (sqft: number) => wholeNumber.format(Math.round(sqft * 0.09290304));
const parkingLabel = (parking: string) =>
  /^true$/i.test(parking) ? messages.yes : /^false$/i.test(parking) ? messages.none : parking;

/** A field's value as text, by its kind; null if the listing has none. */
function factOf(property: Property, field: ListingField): string | null {
  const { kind, alias, options, period, zero } = fieldSpec(field);
  const value = property[field] ?? (alias ? property[alias as keyof Property] : null);
  if (value === 0 && zero) return zero;
  if (!value) return null;
  if (kind === 'reference') return property[field as 'property_type'].name || null;
  if (kind === 'choice' || kind === 'nullableChoice') return options?.[String(value)] ?? null;
  if (kind === 'money') return [exactMoney(toPaise(String(value))), period].filter(Boolean).join(' ');
  if (kind === 'month') return monthLabel(String(value));
  if (kind === 'area') return messages.sqFtSqM(wholeNumber.format(Number(value)), squareMetres(Number(value)));
  return field === 'parking' ? parkingLabel(String(value)) : String(value);
}

function timeOnMarket({ days_on_market: days }: Property): string {
  return days === 0 ? messages.sinceToday : `${days} ${messages.daysDays(days)}`;
}

/** With the year, if it is long ago. The day is India's, where the listing is. */
function changeLabel(instant: string, latest: string): string {
  const label = dayLabel(indiaClock(instant).date);
  return instant.slice(0, 4) === latest.slice(0, 4) ? label.replace(/ \d+$/, '') : label;
}

/** "₹1.45 Cr → ₹1.35 Cr, 14 Nov", one line for each change, the latest first. */
export function priceChangeLines({ price_history: history }: Property): string[] {
  const labelOf = (price: string | null) => (price === null ? messages.priceOnRequest : shortMoney(toPaise(price)));
  const latest = history.at(-1)?.date ?? '';
  return history
    .slice(1)
    .map(
      ({ date, price }, at) =>
        `${labelOf(history[at]?.price ?? null)} → ${labelOf(price)}, ${changeLabel(date, latest)}`,
    )
    .reverse();
}

/** Every fact that a listing may have, by name and in order; null for missing ones. */
export function propertyFactRows(property: Property): Row[] {
  const rows = fieldsWhere(({ fact }) => fact !== undefined).flatMap((field): Row[] => {
    const { fact, label } = fieldSpec(field);
    const row: Row = [typeof fact === 'string' ? fact : label, factOf(property, field)];
    if (field !== 'size') return [row];
    return [row, [messages.pricePerSqFt, pricePerSquareFoot(property)?.replace(messages.perSqFt, '') ?? null]];
  });
  const changes = priceChangeLines(property);
  return [
    ...rows,
    [messages.onTheMarket, timeOnMarket(property)],
    [messages.priceHistory, changes.length > 0 ? changes.join('\n') : null],
  ];
}

import { placeLabel } from '@contract/placeLabel';
import type { Property } from '@contract/properties';
import type { Named } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { exactMoney } from '../../ui/Money';
import { propertyFactRows } from './propertyFactRows';
import { priceInPaise, pricePeriod } from './propertyLabels';

interface Row {
  name: string;
  values: (string | null)[];
  differs: boolean;
}

function exactPrice(property: Property): string {
  const paise = priceInPaise(property);
  return paise === null
    ? messages.priceOnRequest
    : [exactMoney(paise), pricePeriod(property)].filter(Boolean).join(' ');
}

function factsByName(property: Property, amenities: readonly Named[]): Map<string, string | null> {
  const own = amenities.map(({ id, name }): [string, string | null] => [
    name,
    property.amenities.includes(id) ? messages.yes : null,
  ]);
  return new Map([
    [messages.price, exactPrice(property)],
    [messages.place, placeLabel(property)],
    ...propertyFactRows(property),
    ...own,
  ]);
}

/**
 * The facts that at least one of the listings has, side by side. A listing that is gone (undefined) never counts as a
 * difference.
 */
export function compareRows(properties: readonly (Property | undefined)[], amenities: readonly Named[]): Row[] {
  const columns = properties.map((property) => property && factsByName(property, amenities));
  const present = columns.filter((column) => column !== undefined);
  const rows = [...(present[0]?.keys() ?? [])].map((name) => ({
    name,
    values: columns.map((column) => column?.get(name) ?? null),
    differs: new Set(present.map((column) => column.get(name))).size > 1,
  }));
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

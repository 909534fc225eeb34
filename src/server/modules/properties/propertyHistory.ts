import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import { decimalRupees } from '@contract/money';
import type { CatalogueNames } from './listingCatalogue';

const fieldOfColumn: ReadonlyMap<string, ListingField> = new Map(
  fieldsWhere().map((field) => [fieldSpec(field).column, field]),
);

function valueOf(field: ListingField, stored: unknown, names: CatalogueNames): unknown {
  if (stored === null) return null;
  const named = (entries: ReadonlyMap<number, string>, id: unknown) => entries.get(Number(id)) ?? `#${String(id)}`;
  const { kind } = fieldSpec(field);
  if (kind === 'money') return decimalRupees(Number(stored));
  if (kind === 'reference') return named(field === 'city' ? names.cities : names.types, stored);
  if (kind === 'ids') return (stored as unknown[]).map((id) => named(names.amenities, id)).sort();
  return stored;
}

/** The changed columns of a listing by the names of its fields: references by their names, money in rupees. Other columns keep theirs. */
export function toChangedFields(
  columns: Readonly<Record<string, unknown>>,
  names: CatalogueNames,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, stored]) => {
      const field = fieldOfColumn.get(column);
      if (column === 'agent_id') return ['agent', stored === null ? null : (names.agents.get(Number(stored)) ?? null)];
      return field ? [field, valueOf(field, stored, names)] : [column, stored];
    }),
  );
}

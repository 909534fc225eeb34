import {
  type FieldWhere,
  type ListingField,
  type ListingFields,
  fieldSpec,
  fieldsWhere,
} from '@contract/listingFields';
import type { PropertyChange } from '@contract/properties';
import sql, { type Sql, join, raw } from 'sql-template-tag';

/** What a column holds, by the kind of its field. */
interface StoredAs {
  text: string;
  nullableText: string | null;
  choice: string;
  nullableChoice: string | null;
  reference: number | null;
  money: number | null;
  whole: number | null;
  area: number | null;
  month: string | null;
  link: string | null;
  ids: number[];
  flag: boolean;
  degrees: number | null;
}

type Stored<Field extends ListingField> = ListingFields[Field] extends { options: infer Options }
  ? keyof Options | (ListingFields[Field] extends { kind: 'nullableChoice' } ? null : never)
  : StoredAs[ListingFields[Field]['kind']];

/** The columns of fields as a query returns them. */
export type ColumnsOf<Field extends ListingField> = {
  [Name in Field as ListingFields[Name]['column']]: Stored<Name>;
};

type Reference = FieldWhere<{ kind: 'reference' }>;
export type CardColumn = Exclude<FieldWhere<{ card: true }>, Reference>;
export type PageColumn = Exclude<ListingField, FieldWhere<{ card: true }> | Reference>;

/** Fields of lists whose columns hold their values; those that refer to the catalogue are joined. */
export const cardFields = fieldsWhere(({ card, kind }) => card === true && kind !== 'reference') as CardColumn[];
/** Fields that only a listing's own page shows. */
export const pageFields = fieldsWhere(({ card, kind }) => !card && kind !== 'reference') as PageColumn[];

const columnsIn = (fields: readonly ListingField[], prefix = ''): Sql =>
  raw(fields.map((field) => `${prefix}${fieldSpec(field).column}`).join(', '));

/** For a `select` from `property p`. */
export const selectOf = (fields: readonly ListingField[]): Sql => columnsIn(fields, 'p.');

/** The columns that a duplicate takes over: not the lifecycle, the featured mark or the counts. */
export const copiedColumns = columnsIn(fieldsWhere(({ copied }) => copied === true));

/** What the column of an empty field holds. */
function emptyValue(field: ListingField): '' | readonly number[] | null {
  const { kind } = fieldSpec(field);
  if (kind === 'ids') return [];
  return kind === 'text' ? '' : null;
}

export type Columns = ReadonlyMap<string, unknown>;

/** The columns that a form sets; absent fields leave theirs alone, and some are a superuser's only. */
export function columnsOf(fields: PropertyChange, isSuperuser: boolean): Columns {
  const columns = new Map<string, unknown>();
  for (const field of fields.clear ?? []) columns.set(fieldSpec(field).column, emptyValue(field));
  for (const field of fieldsWhere(({ superuserOnly }) => isSuperuser || !superuserOnly)) {
    const value = fields[field];
    const { column, zeroIsEmpty } = fieldSpec(field);
    const isEmpty = value === '' || (value === 0 && zeroIsEmpty === true);
    if (value !== undefined) columns.set(column, isEmpty ? emptyValue(field) : value);
  }
  return columns;
}

export const columnNames = (columns: Columns): Sql => join([...columns.keys()].map(raw));
export const columnValues = (columns: Columns): Sql => join([...columns.values()]);
export const columnChanges = (columns: Columns): Sql =>
  join([...columns].map(([column, value]) => sql`${raw(column)} = ${value}`));

import { type FieldWhere, type ListingField, type ListingFields, fieldSpec, fieldsWhere } from './listingFields';
import type { FilterKind, ListingFilterSpec } from './listingFilterSpec';

type FilteredField = FieldWhere<{ filter: object }>;
type FilterOf<Field extends FilteredField> = ListingFields[Field]['filter'];
type NameOf<Field extends FilteredField> = FilterOf<Field> extends { name: infer Name extends string } ? Name : Field;

/** A filter as a chip, the counts and a sentence name it. */
export type FilterName = { [Field in FilteredField]: NameOf<Field> }[FilteredField];
/** A parameter of a filter. */
export type FilterParam = FilterOf<FilteredField>['params'][number];

/** The field whose filter has this parameter. */
export type FieldOfParam<Param extends FilterParam> = {
  [Field in FilteredField]: Param extends FilterOf<Field>['params'][number] ? Field : never;
}[FilteredField];
export type KindOfParam<Param extends FilterParam> = FilterOf<FieldOfParam<Param>>['kind'];
/** Whether it is the first parameter of its filter. */
type IsFirst<Param extends FilterParam> = FilterOf<FieldOfParam<Param>>['params'] extends readonly [Param, ...unknown[]]
  ? true
  : false;
export type OptionsOfParam<Param extends FilterParam> = ListingFields[FieldOfParam<Param>] extends {
  options: infer Options;
}
  ? Options
  : never;

/** What a parameter can say: texts, one of the options or several, a number, a flag, a part of the map. */
export type AnyParamKind = 'texts' | 'option' | 'options' | 'whole' | 'flag' | 'box' | 'area';
/** What a parameter says. */
export type ParamKind<Param extends FilterParam> = {
  names: IsFirst<Param> extends true ? 'texts' : 'flag';
  choice: 'option';
  choices: 'options';
  range: 'whole';
  least: 'whole';
  flag: 'flag';
  region: IsFirst<Param> extends true ? 'box' : 'area';
}[KindOfParam<Param>];
/** Parameters that may be repeated. */
export type SeveralParam = {
  [Param in FilterParam]: ParamKind<Param> extends 'texts' | 'options' ? Param : never;
}[FilterParam];
export type SingleParam = Exclude<FilterParam, SeveralParam>;

/** A filter of its own with a list of values, which the counts have a group for; `purpose` they count in another way. */
export type CountedFilter = Exclude<
  {
    [Field in FilteredField]: FilterOf<Field>['kind'] extends 'choice' | 'choices' ? NameOf<Field> : never;
  }[FilteredField],
  'purpose'
>;

/** A filter with what it needs of its field. */
export interface ListingFilter extends ListingFilterSpec {
  name: FilterName;
  field: ListingField;
  column: string;
  label: string;
  limits: { min?: number; max: number };
  options: Readonly<Record<string, string>>;
}

/** Every filter, in the order of the fields. */
export const listingFilters: readonly ListingFilter[] = fieldsWhere(({ filter }) => filter !== undefined).map(
  (field) => {
    const { filter, column, label, limits = { max: Infinity }, options = {} } = fieldSpec(field);
    return { name: field, field, column, label, limits, options, ...filter } as ListingFilter;
  },
);

export function filterNamed(name: FilterName): ListingFilter {
  const filter = listingFilters.find((one) => one.name === name);
  if (!filter) throw new Error(`no filter is called ${name}`);
  return filter;
}

/** What each parameter of a filter says, in their order. */
export function kindsOfParams({ kind, params }: ListingFilterSpec): readonly AnyParamKind[] {
  const kinds: Readonly<Record<FilterKind, readonly AnyParamKind[]>> = {
    names: ['texts', 'flag'],
    choice: ['option'],
    choices: ['options'],
    range: ['whole', 'whole'],
    least: ['whole'],
    flag: ['flag'],
    region: ['box', 'area'],
  };
  return kinds[kind].slice(0, params.length);
}

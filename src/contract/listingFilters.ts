import { type ListingFields, listingFields } from './listingFields';
import { type KnownFacts, knownFacts } from './listingFields/knownFacts';
import type { FieldKind, ListingFieldSpec } from './listingFieldSpec';
import type { FilterKind, ListingFilterSpec } from './listingFilterSpec';

/** Fields, and what the site knows of a listing beside them. */
type Facts = ListingFields & KnownFacts;
type FilteredField = {
  [Field in keyof Facts]: Facts[Field] extends { filter: object } ? Field : never;
}[keyof Facts];
type FilterOf<Field extends FilteredField> = Facts[Field]['filter'];
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
export type OptionsOfParam<Param extends FilterParam> =
  FilterOf<FieldOfParam<Param>> extends { options: infer Options }
    ? Options
    : Facts[FieldOfParam<Param>] extends { options: infer Options }
      ? Options
      : never;

/** What a parameter can say: texts, one of the options (or a number) or several, a number, a month, a flag, a part of the map. */
export type AnyParamKind = 'texts' | 'option' | 'mark' | 'options' | 'whole' | 'month' | 'flag' | 'box' | 'area';
/** What a parameter says. */
export type ParamKind<Param extends FilterParam> = {
  names: IsFirst<Param> extends true ? 'texts' : 'flag';
  choice: 'option';
  choices: 'options';
  marks: 'options';
  mark: 'mark';
  range: 'whole';
  least: 'whole';
  until: 'month';
  recent: 'whole';
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
    [Field in FilteredField]: FilterOf<Field>['kind'] extends 'choice' | 'choices' | 'mark' | 'marks'
      ? NameOf<Field>
      : never;
  }[FilteredField],
  'purpose'
>;

/** A filter with what it needs of its field. */
export interface ListingFilter extends ListingFilterSpec {
  name: FilterName;
  field: FilteredField;
  /** What the field holds; of what the site knows by itself, undefined. */
  holds: FieldKind | undefined;
  /** The column that it compares. */
  column: string;
  label: string;
  limits: { min?: number; max: number };
  /** Those that its parameter takes. */
  options: Readonly<Record<string, string>>;
}

const facts: Readonly<Record<string, Partial<ListingFieldSpec> & { column: string }>> = {
  ...listingFields,
  ...knownFacts,
};

/** Every filter, in the order of the fields. */
export const listingFilters: readonly ListingFilter[] = Object.entries(facts).flatMap(([field, fact]) => {
  const { filter, kind: holds, column, label, limits = { max: Infinity }, options = {} } = fact;
  if (!filter) return [];
  const own = { name: field, field, holds, column: filter.derived?.column ?? column, label, limits, options };
  return [{ ...own, ...filter } as ListingFilter];
});

/** Those with a list of values, of which each can be counted. */
export const listsValues = ({ kind }: Pick<ListingFilterSpec, 'kind'>): boolean =>
  kind === 'choice' || kind === 'choices' || kind === 'mark' || kind === 'marks';

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
    marks: ['options'],
    mark: ['mark'],
    range: ['whole', 'whole'],
    least: ['whole'],
    until: ['month'],
    recent: ['whole'],
    flag: ['flag'],
    region: ['box', 'area'],
  };
  return kinds[kind].slice(0, params.length);
}

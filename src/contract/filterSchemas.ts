import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import {
  type AnyParamKind,
  type CountedFilter,
  type FilterParam,
  type ListingFilter,
  type OptionsOfParam,
  type ParamKind,
  kindsOfParams,
  listingFilters,
  listsValues,
} from './listingFilters';
import { type Choice, choiceOf } from './listingSchemas';
import { QueryArea, QueryBox } from './mapSchemas';
import { Month } from './month';
import { plainNumber } from './plainNumber';
import { QueryFlag, QueryList, queryWhole } from './shared';

type Options = Readonly<Record<string, string>>;

/** Some of the options, separated by commas or repeated; always parsed to a list, in the order of the options. */
function choicesOf<Given extends Options>(options: Given) {
  type Value = keyof Given & string;
  const values = Object.keys(options) as Value[];
  const text = z.string().register(z.globalRegistry, { examples: values });
  return z.pipe(
    z.union([text, z.array(text)]),
    z.transform((given, context): Value[] => {
      const chosen = [given].flat().flatMap((one) => one.split(',').filter((part) => part.trim() !== ''));
      const unknown = chosen.filter((one) => !Object.hasOwn(options, one.trim()));
      const message = messages.chooseOr(values.slice(0, -1).join(', '), values.at(-1) ?? '');
      if (unknown.length > 0) context.issues.push({ code: 'custom', message, input: given });
      return values.filter((value) => chosen.some((one) => one.trim() === value));
    }),
  );
}

/** One of the options, or a whole number up to the limit. */
function markOf<Given extends Options>(options: Given, { max }: { max: number }) {
  const message = messages.chooseOrNumber(Object.keys(options).join(', '), max);
  const text = z.string().register(z.globalRegistry, { examples: [...Object.keys(options), '2'] });
  return z.pipe(
    z.union([text, z.number()]),
    z.transform((given, context): (keyof Given & string) | number => {
      const plain = plainNumber(String(given)).trim();
      if (Object.hasOwn(options, plain)) return plain;
      const isNumber = /^\d{1,9}$/.test(plain) && Number(plain) <= max;
      if (!isNumber) context.issues.push({ code: 'custom', message, input: given });
      return isNumber ? Number(plain) : 0;
    }),
  );
}

type Given<Param extends FilterParam> = OptionsOfParam<Param> extends infer Found extends Options ? Found : never;
/** In a query. */
interface QueryAs<Param extends FilterParam> {
  texts: typeof QueryList;
  option: Choice<Given<Param>>;
  options: ReturnType<typeof choicesOf<Given<Param>>>;
  mark: ReturnType<typeof markOf<Given<Param>>>;
  whole: ReturnType<typeof queryWhole>;
  month: typeof Month;
  flag: typeof QueryFlag;
  box: typeof QueryBox;
  area: typeof QueryArea;
}
type Whole = typeof z.int extends () => infer Int ? Int : never;
/** As a sentence says it; a part of the map it cannot say. */
interface SaidAs<Param extends FilterParam> {
  texts: z.ZodMiniArray<z.ZodMiniString>;
  option: Choice<Given<Param>>;
  options: z.ZodMiniArray<Choice<Given<Param>>>;
  mark: z.ZodMiniUnion<[Choice<Given<Param>>, Whole]>;
  whole: Whole;
  month: typeof Month;
  flag: z.ZodMiniBoolean;
}

type QueryShape = { [Param in FilterParam]: z.ZodMiniOptional<QueryAs<Param>[ParamKind<Param>]> };
type SaidParam = { [Param in FilterParam]: ParamKind<Param> extends keyof SaidAs<Param> ? Param : never }[FilterParam];
type SaidShape = {
  [Param in SaidParam]: z.ZodMiniOptional<SaidAs<Param>[ParamKind<Param> & keyof SaidAs<Param>]>;
};

const queryAs = ({ kind, options, limits }: ListingFilter) =>
  ({
    texts: () => QueryList,
    option: () => choiceOf(options),
    options: () => choicesOf(options),
    mark: () => markOf(options, limits),
    // at least nothing is no filter
    whole: () => queryWhole(kind === 'recent' ? (limits.min ?? 0) : 0, limits.max),
    month: () => Month,
    flag: () => QueryFlag,
    box: () => QueryBox,
    area: () => QueryArea,
  }) satisfies Record<AnyParamKind, () => z.ZodMiniType>;

const saidAs = ({ options }: ListingFilter): Partial<Record<AnyParamKind, () => z.ZodMiniType>> => ({
  texts: () => z.array(z.string()),
  option: () => choiceOf(options),
  options: () => z.array(choiceOf(options)),
  mark: () => z.union([choiceOf(options), z.int()]),
  whole: () => z.int(),
  month: () => Month,
  flag: () => z.boolean(),
});

function shapeOf(
  schemasOf: (filter: ListingFilter) => Partial<Record<AnyParamKind, () => z.ZodMiniType>>,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    listingFilters.flatMap((filter) =>
      kindsOfParams(filter).flatMap((kind, at) => {
        const schema = schemasOf(filter)[kind];
        return schema ? [[filter.params[at] ?? '', z.optional(schema())] as const] : [];
      }),
    ),
  );
}

/** The filters' parameters in a query, by name. */
export const filterShape = shapeOf(queryAs) as unknown as QueryShape;
/** The same as a sentence says them. */
export const saidShape = shapeOf(saidAs) as unknown as SaidShape;

/** How many listings one value of a filter leaves. */
export const ChoiceCount = z.object({ value: z.string(), count: z.int() });
const ChoiceCounts = z.optional(z.array(ChoiceCount));
/** The counts of the filters with a list of values of their own. A large site, whose indexes lack them, leaves them out. */
export const choiceCountsShape = Object.fromEntries(
  listingFilters
    .filter((filter) => listsValues(filter) && filter.name !== 'purpose')
    .map(({ name }) => [name, ChoiceCounts]),
) as unknown as { [Name in CountedFilter]: typeof ChoiceCounts };

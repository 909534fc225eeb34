import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { limits } from './limits';
import { linkPattern } from './linkPattern';
import type { FieldKind, ListingFieldSpec } from './listingFieldSpec';
import {
  type FieldWhere,
  type ListingField,
  type ListingFields,
  fieldSpec,
  fieldsWhere,
  listingFields,
} from './listingFields';
import { degreesText } from './mapSchemas';
import { Month } from './month';
import { plainNumber } from './plainNumber';
import { Id, IdText, QueryFlag, Rupees, optionalText, queryWhole, text } from './shared';

type Options = Readonly<Record<string, string>>;
export type Choice<Given extends Options> = z.ZodMiniEnum<{ [Value in keyof Given & string]: Value }>;

/** One of a field's options; the error message lists them. */
export function choiceOf<Given extends Options>(options: Given): Choice<Given> {
  const values = Object.keys(options);
  const message = messages.chooseOr(values.slice(0, -1).join(', '), values.at(-1) ?? '');
  return z.enum(values, message) as unknown as Choice<Given>;
}

export const Purpose = choiceOf(listingFields.purpose.options);
export type Purpose = z.output<typeof Purpose>;

/** The catalogue row of a listing; a draft without one has id 0 and an empty name. */
const Reference = z.object({ id: z.int().check(z.gte(0)), name: z.string() });

/** Response schemas by kind; a `choice` has its own options. */
const shownAs = {
  text: z.string(),
  nullableText: z.nullable(z.string()),
  choice: z.string(),
  nullableChoice: z.nullable(z.string()),
  reference: Reference,
  money: z.nullable(Rupees),
  whole: z.nullable(z.int()),
  area: z.nullable(z.int()),
  month: z.nullable(Month),
  link: z.nullable(z.string()),
  ids: z.array(Id),
  flag: z.boolean(),
  degrees: z.nullable(z.number()),
} satisfies Record<FieldKind, z.ZodMiniType>;

type Shown<Field extends ListingField> = ListingFields[Field] extends { options: infer Given extends Options }
  ? ListingFields[Field] extends { kind: 'nullableChoice' }
    ? z.ZodMiniNullable<Choice<Given>>
    : Choice<Given>
  : (typeof shownAs)[ListingFields[Field]['kind']];
type ShownShape<Field extends ListingField> = { [Name in Field]: Shown<Name> } & {
  [Name in Field as ListingFields[Name] extends { alias: infer Alias extends string } ? Alias : never]: Shown<Name>;
};

function shownShape<Field extends ListingField>(fields: readonly ListingField[]): ShownShape<Field> {
  const entries = fields.flatMap((field) => {
    const { kind, options, alias } = fieldSpec(field);
    const choice = options && choiceOf(options);
    const schema = choice ? (kind === 'nullableChoice' ? z.nullable(choice) : choice) : shownAs[kind];
    return [[field, schema] as const, ...(alias ? [[alias, schema] as const] : [])];
  });
  return Object.fromEntries(entries) as unknown as ShownShape<Field>;
}

export type CardField = FieldWhere<{ card: true }>;
/** The fields that both lists and a listing's page contain, as responses have them. */
export const cardShape = shownShape<CardField>(fieldsWhere(({ card }) => card === true));
/** The fields that only a listing's page contains in full. */
export const pageShape = shownShape<Exclude<ListingField, CardField>>(fieldsWhere(({ card }) => !card));

/** Rupees as paise, at least `min`; or 0 if that is allowed, too. */
function rupeesText({ min = 0, max }: { min?: number; max: number }, allowsZero: boolean) {
  return z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((given, context) => {
      const plain = plainNumber(String(given)).trim();
      const amount = /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
      if (Number.isNaN(amount) || amount > max)
        context.issues.push({ code: 'custom', message: messages.enterRupees, input: given });
      else if (amount < min && !(allowsZero && amount === 0))
        context.issues.push({ code: 'custom', message: messages.enterAtLeastRupees(min), input: given });
      return Math.round(amount * 100);
    }),
  );
}

const IdsText = z.pipe(
  z.union([IdText, z.array(IdText)]),
  z.transform((ids: number | number[]) => [...new Set([ids].flat())]),
);

/** An `https` address. */
const Link = z
  .string()
  .check(z.trim(), z.maxLength(300, messages.useAtMost(300)), z.regex(linkPattern, messages.enterALink))
  .register(z.globalRegistry, { examples: ['https://videos.example/tour'] });

type Whole = ReturnType<typeof queryWhole>;
/** Request schemas by kind. */
interface WrittenAs {
  text: ReturnType<typeof text>;
  nullableText: ReturnType<typeof text>;
  choice: z.ZodMiniString;
  nullableChoice: z.ZodMiniString;
  reference: typeof IdText;
  money: ReturnType<typeof rupeesText>;
  whole: Whole;
  area: Whole;
  month: typeof Month;
  link: typeof Link;
  ids: typeof IdsText;
  flag: typeof QueryFlag;
  degrees: ReturnType<typeof degreesText>;
}

function writtenAs(spec: ListingFieldSpec) {
  const { kind, limits: { min = 0, max } = { max: Infinity }, options = {}, zeroIsEmpty = false } = spec;
  const schemas = {
    text: () => text(max),
    nullableText: () => text(max),
    choice: () => choiceOf(options),
    nullableChoice: () => choiceOf(options),
    reference: () => IdText,
    money: () => rupeesText(spec.limits ?? limits.rupees, zeroIsEmpty),
    whole: () => queryWhole(min, max),
    area: () => queryWhole(min, max),
    month: () => Month,
    link: () => Link,
    ids: () => IdsText,
    flag: () => QueryFlag,
    degrees: () => degreesText(min, max),
  } satisfies Record<FieldKind, () => z.ZodMiniType>;
  return schemas[kind]();
}

function writtenSchema(spec: ListingFieldSpec): z.ZodMiniType {
  if (spec.required) return writtenAs(spec);
  const isText = spec.kind === 'text' || spec.kind === 'nullableText';
  return isText ? optionalText(spec.limits?.max ?? Infinity) : z.optional(writtenAs(spec));
}

type Written<Field extends ListingField> = ListingFields[Field] extends { options: infer Given extends Options }
  ? Choice<Given>
  : WrittenAs[ListingFields[Field]['kind']];
type DraftShape = {
  [Field in ListingField]: ListingFields[Field] extends { required: true }
    ? Written<Field>
    : z.ZodMiniOptional<Written<Field>>;
};

/** What an owner may write, by field; the schema converts money to paise. */
export const draftShape = Object.fromEntries(
  fieldsWhere().map((field) => [field, writtenSchema(fieldSpec(field))]),
) as unknown as DraftShape;

/** The name of a field that its owner may clear. */
export const ClearableField = z.enum(
  fieldsWhere(({ clearable }) => clearable !== undefined) as FieldWhere<{ clearable: true | 'draft' }>[],
);

import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { limits } from './limits';
import { phoneFault } from './phoneText';
import { plainNumber } from './plainNumber';

/** A row's id: a positive integer that fits PostgreSQL's `int`. */
export const Id = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** An id in a path or a query: digits. */
export const IdText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((text, context) => readWhole(text, context, 1, 2_147_483_647)),
);

/** The `{id}` of a path. */
export const ById = z.object({ id: IdText });

/** A whole number in a query, within bounds; an invalid one is a field error, never a guess. */
export function queryWhole(min: number, max: number) {
  return z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((text, context) => readWhole(text, context, min, max)),
  );
}

function readWhole(text: string | number, context: z.core.ParsePayload, min: number, max: number): number {
  const plain = plainNumber(String(text));
  const whole = /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isNaN(whole)) context.issues.push({ code: 'custom', message: messages.enterAWholeNumber, input: text });
  else if (whole < min) context.issues.push({ code: 'custom', message: messages.mustBeAtLeast(min), input: text });
  else if (whole > max) context.issues.push({ code: 'custom', message: messages.mustBeAtMost(max), input: text });
  return whole;
}

/** `true` or `false` in a query or a form field. */
export const QueryFlag = z.pipe(
  z.union([z.string(), z.boolean()]),
  z.transform((text, context) => {
    if (text === true || text === 'true' || text === '1') return true;
    if (text === false || text === 'false' || text === '0') return false;
    context.issues.push({ code: 'custom', message: messages.mustBeTrueOrFalse, input: text });
    return false;
  }),
);

/** A parameter that may be repeated; always parsed to a list. */
export const QueryList = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((given) => (Array.isArray(given) ? given : [given]).filter((word) => word.trim() !== '')),
);

/** Ids in a query, separated by commas or repeated: at most `max`, without duplicates, in their order. */
export function queryIds(max: number) {
  return z.pipe(
    z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
    z.transform((given, context) => {
      const ids = [given]
        .flat()
        .flatMap((part) => String(part).split(','))
        .filter((part) => part.trim() !== '')
        .map((part) => readWhole(part.trim(), context, 1, 2_147_483_647));
      const each = [...new Set(ids)];
      if (each.length > max)
        context.issues.push({ code: 'custom', message: messages.nameAtMostIds(max), input: given });
      return each;
    }),
  );
}

/** A person's text: trimmed, not empty, at most `max` characters. */
export function text(max: number, min = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(min, min > 1 ? messages.useAtLeast(min) : messages.thisFieldIsRequired),
      z.maxLength(max, messages.useAtMost(max)),
    );
}

/** Text that may be empty. */
export function optionalText(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, messages.useAtMost(max))));
}

/** Characters of a name in any script: no control, no mark that turns the direction of others. */
const nameCharacters = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’‘ʼ·&\u2010\u2011\u200c\u200d-]+$/u;

/** The name that others see of an account, in any script. */
export const DisplayName = z.pipe(
  z.string(),
  z.pipe(
    z.transform((typed: string) => typed.normalize('NFC').replace(/\s+/g, ' ').trim()),
    z
      .string()
      .check(
        z.minLength(1, messages.thisFieldIsRequired),
        z.maxLength(limits.displayName.max, messages.useAtMost(limits.displayName.max)),
        z.regex(nameCharacters, messages.nameCharacters),
      ),
  ),
);

export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.email.max, messages.thisAddressIsTooLong),
    z.regex(/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/, messages.enterAnEmailAddress),
  );

/** A number of 7 to 15 digits of any script, with an extension, and after "/" a second one; kept in digits 0 to 9. */
export const Phone = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const plain = plainNumber(typed).replace(/\s+/g, ' ').trim();
    const fault = plain.length > limits.phone.max ? 'long' : phoneFault(plain);
    // a union shows the message only of an issue that does not end the parsing
    if (fault)
      context.issues.push({ code: 'custom', message: messages.phoneFaults[fault], input: typed, continue: true });
    return plain;
  }),
);

/** YYYY-MM-DD. */
export function calendarDay(message: string) {
  const isDay = (date: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(`${date}T00:00Z`)) &&
    new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  return z
    .string()
    .check(z.refine(isDay, message))
    .register(z.globalRegistry, { examples: ['2026-12-01'] });
}

/** An ISO 8601 instant in UTC. */
export const Instant = z.string();

/** Rupees as a decimal string with two decimals, `"12500000.00"`. */
export const Rupees = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));

/** Returned in the response, so that a client recognises its own row and resending stores nothing new. */
export const ClientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, messages.clientIdCharacters));

export const Page = z.object({
  limit: z.optional(queryWhole(1, limits.page.max)),
  offset: z.optional(queryWhole(0, 10_000_000)),
});

/** A picture with what a page needs to reserve its space and choose a size. */
export const Picture = z.object({
  /** The JPEG for all browsers. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** `url 480w, …` by media type, best first. */
  srcset: z.object({ avif: z.string(), webp: z.string(), jpeg: z.string() }),
  /** A tiny preview, as a data URL. */
  placeholder: z.string(),
});
export type Picture = z.output<typeof Picture>;

/** The body of every error: a message for people, and a stable code for programs. */
export const Problem = z.object({ detail: z.string(), code: z.string() });
export type Problem = z.output<typeof Problem>;

/** Status 400 for a form: messages by field, in addition to the code. */
export const FieldProblem = z.catchall(z.object({ code: z.string() }), z.union([z.string(), z.array(z.string())]));

/** Catalogue rows: property types, amenities, cities. */
export const Named = z.object({ id: Id, name: z.string() });
export type Named = z.output<typeof Named>;

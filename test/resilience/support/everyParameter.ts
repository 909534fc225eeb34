/*
 * - requestsOfEveryParameter(seed): each parameter and field of each call once, valid, beside the required ones only. The
 *   same seed gives the same requests.
 * - everyParameter(): their names, as `call place.name`.
 * - refusedOf(request): what the schemas refuse of a request.
 */
import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  type GeneratedRequest,
  type Schema,
  fitting,
  jsonSchemaOf,
  placesOf,
  requestOf,
  tried,
} from './requestGenerator';

/** The object in a schema that may also allow null or nothing. */
const objectIn = (schema: Schema): Schema =>
  schema.properties ? schema : ((schema.anyOf ?? schema.oneOf)?.map(objectIn).find((one) => one.properties) ?? {});

const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  schema ? Object.keys(objectIn(jsonSchemaOf(schema)).properties ?? {}) : [];

/** What fits the usual fields whose rules a JSON schema does not tell. */
const usualValues = [
  '3',
  'true',
  '2026-12-01',
  '2026-12-01T06:00:00.000Z',
  '11:30',
  '1990',
  1990,
  ['2026-12-01T06:00:00.000Z'],
  ['https://meet.example/room'],
  [],
  'https://meet.example/room',
  '75.7,22.6,76,22.9',
  'asha@people.example',
  '+91 90000 00001',
  'Asia/Kolkata',
  'client-id-of-a-test',
  'x'.repeat(43),
  3,
  true,
];

/** A value with the required fields and one more, valid if one is found. */
function onlyWith(
  schema: z.ZodMiniType | undefined,
  { seed, field, isQuery = false }: { seed: number; field: string | undefined; isQuery?: boolean },
): unknown {
  if (!schema) return undefined;
  const object = objectIn(jsonSchemaOf(schema));
  if (!object.properties) return fc.sample(fitting(jsonSchemaOf(schema)), { numRuns: 1, seed })[0];
  const names = [...new Set([...(object.required ?? []), ...(field === undefined ? [] : [field])])];
  const samples = new Map(
    names.map((name) => {
      const values = fc.sample(fitting(object.properties?.[name] ?? {}), { numRuns: 40, seed });
      return [name, [...values.slice(0, 4), ...usualValues, ...values.slice(4)]];
    }),
  );
  const value: Record<string, unknown> = {};
  // an empty list would be no parameter of a query
  const next = (name: string) => {
    do value[name] = samples.get(name)?.shift();
    while (isQuery && [value[name]].flat().length === 0);
  };
  names.forEach(next);
  for (;;) {
    const refused = schema.safeParse(value).error?.issues.map(({ path }) => String(path[0])) ?? [];
    const again = names.filter((name) => refused.includes(name) && (samples.get(name)?.length ?? 0) > 0);
    if (again.length === 0) return value;
    again.forEach(next);
  }
}

export const everyParameter = (): string[] =>
  tried().flatMap(([name, call]) => [
    ...placesOf(call).map((field) => `${name} params.${field}`),
    ...fieldsOf(call.query).map((field) => `${name} query.${field}`),
    ...fieldsOf(call.body).map((field) => `${name} body.${field}`),
  ]);

export function requestsOfEveryParameter(seed: number): GeneratedRequest[] {
  return tried().flatMap(([name, call]) => {
    const made = (query?: string, body?: string) => {
      const given = onlyWith(call.query, { seed, field: query, isQuery: true });
      const sent = onlyWith(call.body, { seed, field: body });
      return fc.sample(requestOf(name, call, fc.constant(given), fc.constant(sent)), { numRuns: 1, seed });
    };
    const each = [
      ...fieldsOf(call.query).flatMap((field) => made(field)),
      ...fieldsOf(call.body).flatMap((field) => made(undefined, field)),
    ];
    return each.length > 0 ? each : made();
  });
}

/** The parameters and fields of a request that its schemas refuse, as `call.field`. */
export function refusedOf({ name, call, query, body }: GeneratedRequest): string[] {
  const given: Record<string, unknown> = {};
  for (const [field, value] of query) given[field] = field in given ? [given[field], value].flat() : value;
  const issues = [call.query?.safeParse(given), call.body?.safeParse(body)].flatMap(
    (read) => read?.error?.issues ?? [],
  );
  return issues.map(({ path }) => `${name}.${String(path[0])}`);
}

/*
 * generatedRequests(count, seed): requests generated from the contract's schemas: valid, nearly valid, and invalid. The
 * same seed gives the same requests.
 */
import fc from 'fast-check';
import type { Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/endpoints';
import * as z from 'zod/mini';

export interface GeneratedRequest {
  name: string;
  call: Endpoint;
  params: Record<string, string>;
  query: [string, string][];
  body: unknown;
  /** Sent as a form if the endpoint accepts one. */
  asForm: boolean;
  who: 'visitor' | 'owner' | 'superuser';
}

export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  examples?: unknown[];
}

/** Texts that often break programs. */
const riskyTexts = [
  "' or 1=1 --",
  '1; drop table account; --',
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '\u202e',
  '🏡'.repeat(40),
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '9'.repeat(30),
  '2147483648',
  '0x10',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '0000-00-00',
  '10:60',
  '24:00',
  'a'.repeat(9_000),
  ' ',
  '\t\r\n',
  'aux',
  '‘quoted’',
  'Ａｓｈａ',
  'ı',
  'ß',
  "a' union select password_hash from account --",
  'asha@people.example',
  '+91 90000 00001',
  'Asia/Kolkata',
  'Basic',
  '(((',
  '*',
  '&|!',
  ':*',
];
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...riskyTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);
const anyJson = fc.oneof({ maxDepth: 3 }, fc.jsonValue({ maxDepth: 3 }), anyText);

/** A value that is valid by the JSON schema. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, fitting(each)])),
      { requiredKeys: schema.required ?? [] },
    );
  if (schema.additionalProperties)
    return fc.dictionary(fc.stringMatching(/^[A-Za-z ]{1,20}$/), fitting(schema.additionalProperties), { maxKeys: 4 });
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(
      fc.integer({ min: Math.max(schema.minimum ?? 1, -9e15), max: Math.min(schema.maximum ?? 300, 9e15) }),
      fc.constantFrom(1, 2, 3),
    );
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  // examples for patterns that the generator does not support
  if (schema.pattern?.includes('(?'))
    return fc.constantFrom('asha@people.example', '+91 90000 00001', '2026-12-01', '11:30');
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern);
    const made = fc.stringMatching(pattern).filter((text) => text.length < 300);
    const usual = ['asha@people.example', '+91 90000 00001'].filter((text) => pattern.test(text));
    return usual.length > 0 ? fc.oneof(made, fc.constantFrom(...usual)) : made;
  }
  if (schema.type === 'string')
    return fc.oneof(
      fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 60) }),
      fc.constantFrom('12500000.00', '3', 'true', '2026-12-01', '11:30', 'Asia/Kolkata', 'asha@people.example'),
    );
  return anyJson;
}

export const jsonSchemaOf = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Replaces one field of a valid value by anything. */
function nearly(validValue: fc.Arbitrary<unknown>, names: readonly string[]): fc.Arbitrary<unknown> {
  if (names.length === 0) return anyJson;
  return fc
    .tuple(validValue, fc.constantFrom(...names), anyJson)
    .map(([value, name, other]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, [name]: other } : other,
    );
}

function valueOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const jsonSchema = jsonSchemaOf(schema);
  const validValue = fitting(jsonSchema);
  return fc.oneof(
    { weight: 4, arbitrary: validValue },
    { weight: 4, arbitrary: nearly(validValue, Object.keys(jsonSchema.properties ?? {})) },
    { weight: 1, arbitrary: anyJson },
  );
}

const idText = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '2147483648', '99999999999999999999', '1.5', 'x', '%00', '%27', "1'--", '１'),
  },
);

export const placesOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, place = '']) => place);

export function requestOf(
  name: string,
  call: Endpoint,
  query = call.query ? valueOf(call.query) : fc.constant<unknown>(undefined),
  body = call.body ? valueOf(call.body) : fc.constant<unknown>(undefined),
): fc.Arbitrary<GeneratedRequest> {
  const places = placesOf(call);
  return fc.record({
    name: fc.constant(name),
    call: fc.constant(call),
    params: fc.record(Object.fromEntries(places.map((place) => [place, idText]))),
    query: query.map((value): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) =>
            [each]
              .flat()
              .map((one): [string, string] => [key, typeof one === 'string' ? one : (JSON.stringify(one) ?? '')]),
          )
        : [],
    ),
    body,
    asForm: call.multipart ? fc.boolean() : fc.constant(false),
    who: fc.constantFrom(...askersOf(call)),
  }) as fc.Arbitrary<GeneratedRequest>;
}

/** Mostly those whom the call does not refuse at once. */
function askersOf({ path, access }: GeneratedRequest['call']): GeneratedRequest['who'][] {
  if (path.startsWith('/api/office/')) return ['visitor', 'owner', 'superuser', 'superuser', 'superuser'];
  if (access === 'anyone') return ['visitor', 'owner', 'superuser'];
  return ['visitor', 'owner', 'owner', 'owner', 'owner', 'superuser', 'superuser'];
}

/** Calls after which nothing else could be tried. */
const ending = new Set(['auth.logout', 'auth.endSessions']);
export const tried = () => [...allEndpoints].filter(([name]) => !ending.has(name));

/** Hashing a password takes a thousand times as long as other work. */
const slow = new Set(['auth.register', 'auth.login', 'auth.changePassword', 'auth.confirmPasswordReset']);

export function generatedRequests(count: number, seed: number): GeneratedRequest[] {
  const kinds = tried();
  return fc.sample(
    fc.oneof(...kinds.map(([name, call]) => ({ weight: slow.has(name) ? 1 : 4, arbitrary: requestOf(name, call) }))),
    { numRuns: count, seed },
  );
}

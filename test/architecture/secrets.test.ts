import { allEndpoints } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoint';
import { secretFieldsOf, redactSecrets } from '@contract/secrets';
import type { Action } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type * as DevTools from '@app/root/devTools';
import type * as Store from '@app/root/store';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  const?: unknown;
  enum?: unknown[];
}

/** Names of secret fields, repeated here so that the table does not check itself. */
const suspicious = /pass|token|secret|signature|cookie|authori|otp|cvv|challenge|recovery/i;
/** Limits that only passwords and the tokens of emails have. */
const isSecretByBounds = ({ minLength = 0, maxLength }: Schema) =>
  (minLength === 8 && maxLength === 128) || (minLength >= 20 && maxLength === 200) || maxLength === 1_024;

/** A value of a schema with marked texts: `secret-…` where it must be hidden, `plain-…` elsewhere. */
function plant(schema: Schema, name: string): unknown {
  const part = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.allOf?.[0];
  if (part) return plant({ ...part, ...(part.type === undefined && { type: 'string' }) }, name);
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, of]) => [field, plant(of, field)]));
  if (schema.type === 'array') return [plant(schema.items ?? {}, name)];
  if (schema.type === 'integer' || schema.type === 'number') return 7;
  if (schema.type === 'boolean') return true;
  return suspicious.test(name) || isSecretByBounds(schema) ? `secret-${name}` : `plain-${name}`;
}

const planted = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
  schema ? plant(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema, '') : undefined;
const isSchema = (answer: Endpoint['responses'][number] | undefined): answer is z.ZodMiniType =>
  typeof answer === 'object' && answer !== null;

const seen: { raw: unknown[]; shown: unknown[] } = { raw: [], shown: [] };
let makeStore: typeof Store.makeStore;
let devTools: (typeof DevTools)['devTools'];
/** Names of the app's endpoints before this test adds its own. */
let appEndpoints: string[];

/** Replaces the browser's extension: records what it receives and what it would show. */
function noteEverything(options: {
  actionSanitizer: <A>(action: A, id: number) => A;
  stateSanitizer: <S>(state: S, index: number) => S;
}) {
  type Create = (reducer: (state: unknown, action: Action) => unknown, ...rest: unknown[]) => unknown;
  const noting =
    (next: Create): Create =>
    (reducer, ...rest) =>
      next(
        (before, action) => {
          const state = reducer(before, action);
          seen.raw.push(JSON.stringify([action, state]));
          seen.shown.push(JSON.stringify([options.actionSanitizer(action, 0), options.stateSanitizer(state, 0)]));
          return state;
        },
        ...rest,
      );
  return (...enhancers: ((next: Create) => Create)[]) =>
    (create: Create) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), noting(create));
}

beforeAll(async () => {
  Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: noteEverything } });
  ({ makeStore } = await import('@app/root/store'));
  ({ devTools } = await import('@app/root/devTools'));
  const { accountsApi } = await import('@app/api/endpoints/accountsApi');
  appEndpoints = Object.keys(accountsApi.endpoints);
});
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

/** Makes a request through the store, once successful and once rejected. */
async function make(name: string, call: Endpoint): Promise<void> {
  const { api } = await import('@app/api/api');
  const short = name.replace(/^.*\./, '');
  const argument = {
    ...(planted(call.params, 'input') as object),
    ...(planted(call.query, 'input') as object),
    ...(planted(call.body, 'input') as object),
  };
  const success = Object.entries(call.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answers = [
    { data: isSchema(success) ? planted(success, 'output') : null },
    { error: { status: 400, data: argument } },
  ];
  const request = new Request('http://aangan.test/api/?token=secret-in-address', {
    headers: { authorization: 'Token secret-in-header' },
  });
  const store = makeStore(
    {
      baseQuery: async () => ({
        ...(answers.shift() as { data: unknown }),
        meta: { request, response: new Response() },
      }),
    },
    undefined,
    devTools,
  );
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [short]: build.mutation<unknown, object>({ query: (body) => ({ url: call.path, method: call.method, body }) }),
      [`${short}Query`]: build.query<unknown, object>({ query: (params) => ({ url: call.path, params }) }),
    }),
  });
  const { [short]: mutation, [`${short}Query`]: query } = endpoints as unknown as Record<
    string,
    { initiate: (argument: object) => (dispatch: unknown) => Promise<unknown> }
  >;
  for (const endpoint of [mutation, mutation]) await store.dispatch(endpoint!.initiate(argument) as never);
  answers.push({ data: isSchema(success) ? planted(success, 'output') : null });
  if (secretFieldsOf[short] === undefined) await store.dispatch(query!.initiate(argument) as never);
}

const secretsIn = (texts: readonly unknown[]) => [...new Set(texts.join('\n').match(/secret-[\w-]+/g))];

it.each([...allEndpoints])(
  'Redux DevTools shows no secret in the arguments, the response or the error of %s',
  async (name, call) => {
    seen.raw.length = seen.shown.length = 0;
    await make(name, call);
    expect(seen.raw.length).toBeGreaterThan(3);
    expect(secretsIn(seen.shown)).toEqual([]);
    // other values stay readable
    expect(seen.shown.join('').match(/plain-\w+/g)?.length ?? 0).toBe(
      seen.raw.join('').match(/plain-\w+/g)?.length ?? 0,
    );
  },
);

it('the planted secrets are where the table expects them, and visible without it', async () => {
  seen.raw.length = 0;
  for (const name of [
    'auth.register',
    'auth.login',
    'auth.changePassword',
    'auth.confirmPasswordReset',
    'newsletter.confirm',
    'newsletter.unsubscribe',
    'payments.verify',
  ])
    await make(name, allEndpoints.get(name)!);
  expect(secretsIn(seen.raw).sort()).toEqual(
    expect.arrayContaining([
      'secret-new',
      'secret-old',
      'secret-password',
      'secret-razorpay_signature',
      'secret-token',
    ]),
  );
});

it.each([...allEndpoints])('no log shows a secret of %s, as JSON, as JSON in a text, or as a form', (_name, call) => {
  for (const fields of [planted(call.body, 'input'), planted(call.query, 'input'), planted(call.params, 'input')]) {
    if (typeof fields !== 'object' || fields === null) continue;
    const texts = [
      JSON.stringify(fields),
      JSON.stringify({ message: JSON.stringify(fields) }),
      `?${new URLSearchParams(fields as Record<string, string>).toString()}`,
    ];
    expect(secretsIn(texts.map(redactSecrets))).toEqual([]);
  }
});

it('the table of secrets lists only endpoints of the contract that the app has under the same name', () => {
  const inContract = [...allEndpoints.keys()].map((name) => name.replace(/^.*\./, ''));
  for (const name of Object.keys(secretFieldsOf)) {
    expect(inContract).toContain(name);
    expect(appEndpoints).toContain(name);
  }
});

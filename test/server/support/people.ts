/*
 * startPeople(database)   a whole API, and seven people registered and logged in through it:
 *   ask(who, request)     the response to a person; `loggedInAnew(who)` after a request that ended their token
 */
import type { Endpoint } from '@contract/endpoint';
import { type ServerDeps, buildApi } from '@server/app';
import type { Database } from '@server/db/database';
import type { InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { formOf } from '../../support/forms';
import { testDeps } from '../../support/testServer';

export const actors = ['visitor', 'buyer', 'owner', 'other', 'agent', 'editor', 'superuser'] as const;
export type Actor = (typeof actors)[number];

export const password = 'a courtyard in Indore';

/** A request to an endpoint. */
export interface Asking {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** By field; sent in a form with the body's fields. */
  files?: Readonly<Record<string, Uint8Array>>;
}

export interface People {
  deps: ServerDeps;
  ids: Readonly<Record<Exclude<Actor, 'visitor'>, number>>;
  send(who: Actor, call: Endpoint, asking: Asking, token?: string): Promise<{ status: number; text: string }>;
  tokenOf(who: Actor): string;
  loggedInAnew(who: Actor): Promise<void>;
  end(): Promise<void>;
}

const pathOf = (call: Endpoint, { params = {}, query }: Asking) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) +
  (query ? `?${new URLSearchParams(query).toString()}` : '');

async function bodyOf({ body, files }: Asking): Promise<{ body?: string | Buffer; headers: Record<string, string> }> {
  if (!files)
    return body === undefined
      ? { headers: {} }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const fields = Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  const form = await formOf(
    fields,
    Object.entries(files).map(([field, bytes]) => ({ field, bytes })),
  );
  return { body: form.payload, headers: form.headers };
}

export async function startPeople(database: Database): Promise<People> {
  const { deps, remove } = testDeps(database, {
    settings: { freeListings: 100_000, freeContacts: 100_000 },
  });
  const server = await buildApi(deps);
  await server.ready();
  let requestCount = 0;
  // every request from its own client address, because of rate limits
  const sent = async (asked: InjectOptions) => {
    requestCount += 1;
    const { statusCode, body } = await server.inject({
      ...asked,
      remoteAddress: `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    });
    return { status: statusCode, text: body };
  };
  const post = (url: string, payload: object) => sent({ method: 'POST', url, payload });
  const tokens: Partial<Record<Actor, string>> = {};
  const login = async (who: Actor) => {
    tokens[who] = (
      JSON.parse((await post('/api/auth/login/', { username: who, password })).text) as { token: string }
    ).token;
  };
  const ids = { buyer: 0, owner: 0, other: 0, agent: 0, editor: 0, superuser: 0 };
  for (const who of actors.filter((one) => one !== 'visitor')) {
    ids[who] = (
      JSON.parse(
        (await post('/api/auth/register/', { username: who, email: `${who}@people.example`, password })).text,
      ) as { id: number }
    ).id;
    await login(who);
  }
  await database.run(sql`
    update account set email_verified_at = now(), is_superuser = id = ${ids.superuser},
      roles = case id when ${ids.agent} then array['agent'] when ${ids.editor} then array['editor'] else '{}' end`);
  return {
    deps,
    ids,
    send: async (who, call, asking, token = tokens[who]) => {
      const { body, headers } = await bodyOf(asking);
      return sent({
        method: call.method,
        url: pathOf(call, asking),
        ...(body !== undefined && { payload: body }),
        headers: { ...headers, ...asking.headers, ...(token && { authorization: `Token ${token}` }) },
      });
    },
    tokenOf: (who) => tokens[who] ?? '',
    loggedInAnew: login,
    end: async () => {
      await server.close();
      remove();
    },
  };
}

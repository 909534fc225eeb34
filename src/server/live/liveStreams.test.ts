import { findingLimits } from '@contract/findingLimits';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { freshDatabase, freshPostgresUrl } from '../../../test/support/databases';
import {
  type TestAccount,
  makeAccount,
  makeListing,
  makeSession,
  makeShortlist,
} from '../../../test/support/factories';
import { databasesOfSuite } from '../../../test/support/scope';
import { buildTestServer } from '../../../test/support/testServer';
import type { Database } from '../db/database';
import { openPostgres } from '../db/postgres';
import { accountsRoutes } from '../modules/accounts/accountsRoutes';
import { enquiriesRoutes } from '../modules/enquiries/enquiriesRoutes';
import { officeTodayRoutes } from '../modules/office/officeTodayRoutes';
import { shortlistsRoutes } from '../modules/shortlists/shortlistsRoutes';
import { type LiveStreams, createLiveStreams } from './liveStreams';

interface Process {
  address: string;
  /** Emits each mark that `caughtUp` sends. */
  marks: EventEmitter;
  live: LiveStreams;
  server: FastifyInstance;
}

async function startProcess(database: Database): Promise<Process> {
  const live = createLiveStreams();
  await live.start(database);
  const marks = new EventEmitter();
  await database.listen('test_mark', (mark) => marks.emit(mark));
  const server = await buildTestServer(
    database,
    [shortlistsRoutes, accountsRoutes, enquiriesRoutes, officeTodayRoutes],
    { live },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, live, marks, address: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

/** Two processes on one PostgreSQL, or the only one that an embedded database can have. */
async function startBoth(kind: Database['kind']) {
  const fresh = kind === 'postgres' ? await freshPostgresUrl(true) : undefined;
  const embedded = fresh ? undefined : await freshDatabase('embedded');
  const databases = fresh
    ? [openPostgres(fresh.url, { connections: 4 }), openPostgres(fresh.url, { connections: 4 })]
    : [embedded!.database];
  const processes = await Promise.all(databases.map(startProcess));
  return {
    database: databases[0]!,
    first: processes[0]!,
    second: processes.at(-1)!,
    /** Resolves once every process has heard of all that is committed: notifications keep the order of commits. */
    caughtUp: async () => {
      const mark = randomUUID();
      const heard = Promise.all(processes.map(({ marks }) => once(marks, mark)));
      await databases[0]!.run(sql`select pg_notify('test_mark', ${mark})`);
      await heard;
    },
    end: async () => {
      for (const { live, server } of processes) {
        live.stop();
        server.server.closeAllConnections();
        await server.close();
      }
      if (embedded) return embedded.end();
      for (const database of databases) await database.close();
      await fresh?.end();
    },
  };
}

/** A stream as a browser reads it: `next()` is the name of the next event, or `closed`. */
async function openStream({ address }: Process, who: Pick<TestAccount, 'headers'>, list: number | 'office') {
  const stop = new AbortController();
  const path = list === 'office' ? '/api/office/events/' : `/api/shortlists/${list}/events/`;
  const answer = await fetch(`${address}${path}`, {
    headers: who.headers,
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string> => {
    for (;;) {
      const found = /^event:(\w+)\ndata:\{\}\n\n/m.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return found[1] ?? '';
      }
      const piece = await reader?.read();
      if (!piece || piece.done) return 'closed';
      text += piece.value;
    }
  };
  return { status: answer.status, headers: answer.headers, next, close: () => stop.abort() };
}

describe.each(databasesOfSuite())('live shortlists (%s)', (kind) => {
  let both: Awaited<ReturnType<typeof startBoth>>;
  beforeAll(async () => {
    both = await startBoth(kind);
  }, 360_000);
  afterAll(() => both.end(), 60_000);

  const ask = (process: Process, who: TestAccount, method: string, path: string, body?: object) =>
    fetch(`${process.address}${path}`, {
      method,
      headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const sharedList = async (role: 'edit' | 'view' = 'edit') => {
    const { database } = both;
    const [asha, ravi] = [await makeAccount(database), await makeAccount(database)];
    const home = await makeListing(database);
    const id = await makeShortlist(database, asha.id, { homes: [home.id], members: [{ id: ravi.id, role }] });
    await both.caughtUp();
    return { asha, ravi, id, home: home.id };
  };

  it('tells each of two people what the other did, whichever process they are connected to', async () => {
    const { asha, ravi, id, home } = await sharedList();
    const [hers, his] = [await openStream(both.first, asha, id), await openStream(both.second, ravi, id)];
    expect([hers.status, hers.headers.get('content-type'), hers.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    expect([await hers.next(), await his.next()]).toEqual(['changed', 'changed']);
    await ask(both.second, ravi, 'PUT', `/api/shortlists/${id}/properties/${home}/vote/`, { vote: 'yes' });
    expect([await hers.next(), await his.next()]).toEqual(['changed', 'changed']);
    await ask(both.first, asha, 'DELETE', `/api/shortlists/${id}/properties/${home}/`);
    expect([await hers.next(), await his.next()]).toEqual(['changed', 'changed']);
    hers.close();
    his.close();
  });

  it('tells that a home was sold', async () => {
    const { asha, id, home } = await sharedList();
    const hers = await openStream(both.first, asha, id);
    await hers.next();
    await both.database.run(sql`update property set lifecycle = 'sold' where id = ${home}`);
    expect(await hers.next()).toBe('changed');
    hers.close();
  });

  it('R42 ends the open page of a member who was removed, and of nobody else', async () => {
    const { asha, ravi, id } = await sharedList();
    const [hers, his] = [await openStream(both.first, asha, id), await openStream(both.second, ravi, id)];
    expect([await hers.next(), await his.next()]).toEqual(['changed', 'changed']);
    await ask(both.first, asha, 'DELETE', `/api/shortlists/${id}/members/${ravi.id}/`);
    expect([await his.next(), await his.next(), await hers.next()]).toEqual(['ended', 'closed', 'changed']);
    expect((await openStream(both.second, ravi, id)).status).toBe(404);
    hers.close();
  });

  it('R42 ends the open page of those who joined with a link that is revoked', async () => {
    const { asha, id } = await sharedList();
    const invited = await ask(both.first, asha, 'POST', `/api/shortlists/${id}/invitations/`, { role: 'view' });
    const { id: invitation, url } = (await invited.json()) as { id: number; url: string };
    const meera = await makeAccount(both.database);
    await ask(both.second, meera, 'POST', '/api/shortlists/join/', { token: url.split('#token=')[1] });
    await both.caughtUp();
    const hers = await openStream(both.second, meera, id);
    expect(await hers.next()).toBe('changed');
    await ask(both.first, asha, 'DELETE', `/api/shortlists/${id}/invitations/${invitation}/`);
    expect([await hers.next(), await hers.next()]).toEqual(['ended', 'closed']);
  });

  it('ends every open page of a list that is deleted', async () => {
    const { asha, ravi, id } = await sharedList();
    const his = await openStream(both.second, ravi, id);
    expect(await his.next()).toBe('changed');
    await ask(both.first, asha, 'DELETE', `/api/shortlists/${id}/`);
    expect([await his.next(), await his.next()]).toEqual(['ended', 'closed']);
  });

  it('R29 a logout ends the streams of its session and of no other', async () => {
    const { asha, id } = await sharedList();
    const phone = await makeSession(both.database, asha.id);
    const [here, there] = [await openStream(both.first, asha, id), await openStream(both.second, phone, id)];
    expect([await here.next(), await there.next()]).toEqual(['changed', 'changed']);
    expect((await ask(both.second, { ...asha, ...phone }, 'POST', '/api/auth/logout/')).status).toBe(204);
    expect([await there.next(), await there.next()]).toEqual(['ended', 'closed']);
    await ask(both.first, asha, 'PATCH', `/api/shortlists/${id}/`, { name: 'Another name' });
    expect(await here.next()).toBe('changed');
    here.close();
  });

  it('R29 disabling an account ends its streams', async () => {
    const { ravi, id } = await sharedList();
    const his = await openStream(both.first, ravi, id);
    expect(await his.next()).toBe('changed');
    await both.database.run(sql`update account set disabled_at = now() where id = ${ravi.id}`);
    expect([await his.next(), await his.next()]).toEqual(['ended', 'closed']);
  });

  it('R29 a session that has expired gets no further change', async () => {
    const { asha, ravi, id } = await sharedList();
    const his = await openStream(both.first, ravi, id);
    expect(await his.next()).toBe('changed');
    await both.database.run(
      sql`update session set expires_at = now() - interval '1 second' where account_id = ${ravi.id}`,
    );
    await ask(both.second, asha, 'PATCH', `/api/shortlists/${id}/`, { name: 'Another name' });
    expect([await his.next(), await his.next()]).toEqual(['ended', 'closed']);
  });

  it('opens a limited number of streams for an account, and another one when one is closed', async () => {
    const { asha, ravi, id } = await sharedList();
    const streams = [];
    for (let many = 0; many < findingLimits.shortlist.streams; many += 1)
      streams.push(await openStream(both.first, asha, id));
    const refused = await openStream(both.first, asha, id);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const his = await openStream(both.first, ravi, id);
    expect(his.status).toBe(200);
    streams[0]?.close();
    let status = 429;
    while (status === 429) ({ status } = await openStream(both.first, asha, id));
    expect(status).toBe(200);
    for (const stream of [...streams, his]) stream.close();
  });

  it('opens none for visitors and for people who are no members', async () => {
    const { id } = await sharedList();
    const meera = await makeAccount(both.database);
    expect((await openStream(both.first, meera, id)).status).toBe(404);
    expect((await fetch(`${both.first.address}/api/shortlists/${id}/events/`)).status).toBe(401);
  });

  it('closes streams while notifications could be missed, so that readers ask in another way', async () => {
    const { asha, id } = await sharedList();
    const hers = await openStream(both.first, asha, id);
    expect(await hers.next()).toBe('changed');
    both.first.live.setConnected(false);
    expect(await hers.next()).toBe('closed');
    const meanwhile = await openStream(both.first, asha, id);
    expect([meanwhile.status, await meanwhile.next()]).toEqual([200, 'closed']);
    both.first.live.setConnected(true);
    const again = await openStream(both.first, asha, id);
    expect(await again.next()).toBe('changed');
    again.close();
  });

  describe('of the office', () => {
    const caller = {
      kind: 'contact',
      name: 'Asha Rao',
      email: 'asha@people.example',
      phone: '+91 98260 00000',
      message: 'A plot in Rau?',
    };

    it('tell staff of an enquiry, whichever process it reaches, and of what others of them did to a visit, a review, a listing', async () => {
      const agent = await makeAccount(both.database, { roles: ['agent'] });
      const home = await makeListing(both.database);
      await both.caughtUp();
      const stream = await openStream(both.first, agent, 'office');
      expect([stream.status, await stream.next()]).toEqual([200, 'changed']);
      expect(
        (await ask(both.second, agent, 'POST', '/api/enquiries/', { ...caller, client_id: `enquiry-${randomUUID()}` }))
          .status,
      ).toBe(201);
      expect(await stream.next()).toBe('changed');
      for (const change of [
        sql`update enquiry set state = 'closed'`,
        sql`delete from visit`,
        sql`update review set id = id`,
        sql`update property set lifecycle = 'archived' where id = ${home.id}`,
      ]) {
        await both.database.run(change);
        expect(await stream.next()).toBe('changed');
      }
      stream.close();
    });

    it('are at most four a second, and end with the session', async () => {
      const agent = await makeAccount(both.database, { roles: ['agent'] });
      await both.caughtUp();
      const stream = await openStream(both.first, agent, 'office');
      expect(await stream.next()).toBe('changed');
      const from = Date.now();
      for (const _ of ['first', 'second', 'third']) {
        await both.database.run(sql`update enquiry set version = version`);
        expect(await stream.next()).toBe('changed');
      }
      expect(Date.now() - from).toBeGreaterThanOrEqual(2 * 240);
      expect((await ask(both.second, agent, 'POST', '/api/auth/logout/')).status).toBe(204);
      expect([await stream.next(), await stream.next()]).toEqual(['ended', 'closed']);
    });

    it('are for staff', async () => {
      const buyer = await makeAccount(both.database);
      expect((await openStream(both.first, buyer, 'office')).status).toBe(403);
    });
  });

  it('R32 closes its streams at the end of the process, whole and without an error', async () => {
    const { asha, id } = await sharedList();
    const last = await startProcess(both.database);
    const hers = await openStream(last, asha, id);
    expect(await hers.next()).toBe('changed');
    last.live.stop();
    expect(await hers.next()).toBe('closed');
    await last.server.close();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPostgres } from '@server/db/postgres';
import type { Database } from '@server/db/database';
import sql from 'sql-template-tag';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { makeAccount, makeListing } from '../support/factories';
import { openSmtpServer, type SmtpServer } from '../support/smtpServer';

jest.setTimeout(540_000);

describe('two processes on one PostgreSQL', () => {
  let products: [RunningProduct, RunningProduct];
  let database: Database;
  let office: SmtpServer;
  const ends: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    // empty: both create the schema and the content at the same moment
    const { url, end } = await freshPostgresUrl(false);
    office = await openSmtpServer();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-two-'));
    const settings = (name: string) => ({
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, name),
      DEMO: 'off',
      SMTP_URL: office.url,
      SECRET_KEY: 'an old banyan shades 3 courtyards and a well',
      TRUST_PROXY: 'on',
    });
    products = await Promise.all([runProduct(settings('one')), runProduct(settings('two'))]);
    database = openPostgres(url, { connections: 2 });
    ends.push(
      () => database.close(),
      () => office.close(),
      end,
      () => rmSync(folder, { recursive: true, force: true }),
    );
  }, 600_000);
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()));
    for (const end of ends) await end();
  }, 540_000);

  const ask = (at: number, url: string, init?: RequestInit) => fetch(`${products[at % 2]?.address ?? ''}${url}`, init);
  const post = (at: number, url: string, body: object, headers: Record<string, string> = {}) =>
    ask(at, url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('create the schema and the content once when they start together', async () => {
    expect(await database.rows(sql`select name from city order by id`)).toEqual([{ name: 'Indore' }, { name: 'Pune' }]);
    expect((await ask(0, '/readyz')).status).toBe(200);
    expect((await ask(1, '/readyz')).status).toBe(200);
  });

  it('R24 count password guesses together: the eleventh is refused by either', async () => {
    await makeAccount(database, { username: 'meera' });
    const guess = (at: number) =>
      post(at, '/api/auth/login/', { username: 'meera', password: 'not this one' }, { 'x-forwarded-for': '10.9.9.9' });
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await guess(number)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  it('R29 end a session in both at once', async () => {
    const { headers } = await makeAccount(database);
    for (const at of [0, 1]) expect((await ask(at, '/api/auth/me/', { headers })).status).toBe(200);
    expect((await post(0, '/api/auth/logout/', {}, headers)).status).toBe(204);
    expect((await ask(1, '/api/auth/me/', { headers })).status).toBe(401);
  });

  it('send each email once', async () => {
    const names = Array.from({ length: 24 }, (_, number) => `Visitor number ${number}`);
    const answers = await Promise.all(
      names.map((name, at) =>
        post(
          at,
          '/api/enquiries/',
          { kind: 'contact', name, email: 'asha@people.example', message: 'Hello', client_id: `letter-number-${at}` },
          { 'x-forwarded-for': `10.8.0.${at}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    const waiting = async () =>
      (await database.row<{ many: number }>(sql`select count(*)::int as many from mail where sent_at is null`))?.many;
    while ((await waiting()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const sent = names.map((name) => office.emails.filter(({ text }) => text.includes(`from ${name}\n`)).length);
    expect(sent).toEqual(names.map(() => 1));
  }, 540_000);

  it('S7 drop cached lists and pages when the other one writes, and never serve them again', async () => {
    const owner = await makeAccount(database);
    const { id } = await makeListing(database, { ownerId: owner.id, title: 'The first name' });
    const texts = async (at: number) =>
      Promise.all(
        ['/api/properties/', `/api/properties/${id}/`, `/properties/${id}`].map(async (url) =>
          (await ask(at, url)).text(),
        ),
      );
    for (const title of ['A house of two courts', 'A house of three courts', 'A house of four courts']) {
      await texts(0);
      await texts(1);
      const changed = await ask(0, `/api/properties/${id}/`, {
        method: 'PATCH',
        headers: { ...owner.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      });
      expect(changed.status).toBe(200);
      for (const at of [0, 1]) {
        while (!(await texts(at)).every((text) => text.includes(title))) await new Promise(setImmediate);
        for (let again = 0; again < 5; again += 1)
          expect((await texts(at)).every((text) => text.includes(title))).toBe(true);
      }
    }
  }, 540_000);

  it('R8 create one order per receipt, whichever gets the request', async () => {
    const { headers } = await makeAccount(database);
    const { id, price } = ((await (await ask(0, '/api/packages/')).json()) as { id: number; price: number }[])[0] ?? {
      id: 0,
      price: 0,
    };
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        post(
          at,
          '/api/create-razorpay-order/',
          { amount: price * 100, currency: 'INR', receipt: 'both-at-once', package: id },
          headers,
        ),
      ),
    );
    const made = await Promise.all(orders.map(async (answer) => ((await answer.json()) as { id?: string }).id));
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
    expect(new Set(made).size).toBe(1);
  });
});

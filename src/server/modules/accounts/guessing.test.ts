import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { accountsRoutes } from './accountsRoutes';
import { slowedBy } from './accountsRules';

const password = 'a courtyard in Indore';

describeOnBoth('R49 guessing', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes]);
    passwordHash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });
  afterAll(() => server.close());
  beforeEach(() => database().run(sql`delete from login_failure`));

  const login = async (username: string, typed: string, remoteAddress: string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/auth/login/',
        payload: { username, password: typed },
        remoteAddress,
      })
    ).statusCode;

  it('one password over 300 names from one network ends after 100 failures, and others go on', async () => {
    const owner = await makeAccount(database(), { passwordHash });
    const codes: number[] = [];
    for (let tries = 0; tries < 105; tries += 1) {
      codes.push(await login(`name${tries}`, 'Summer2026!!', `2001:db8:1:2::${tries.toString(16)}`));
      // those who get in are no guesses
      if (tries % 20 === 0 && tries < 100)
        expect(await login(owner.username, password, '2001:db8:1:2::ffff')).toBe(200);
    }
    expect(codes).toEqual([...Array.from({ length: 100 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    expect(await login(owner.username, password, '2001:db8:1:2::ffff')).toBe(429);
    expect(await login(owner.username, password, '2001:db8:1:3::1')).toBe(200);
  });

  it('of one account from many addresses it only gets slow, by 2 s at most, and the right password opens it', async () => {
    const owner = await makeAccount(database(), { passwordHash });
    for (let tries = 0; tries < 11; tries += 1)
      expect(await login(owner.username, `guess number ${tries}`, `198.51.100.${tries}`)).toBe(400);
    // each of them 23 times
    await database().run(sql`
      insert into login_failure (subject, address, at) select subject, address, at from login_failure, generate_series(2, 23) where address = ''`);
    const started = performance.now();
    expect(await login(owner.username, password, '192.0.2.77')).toBe(200);
    // a timer may end a millisecond early
    expect(performance.now() - started).toBeGreaterThan(298);
    expect([slowedBy(0), slowedBy(3), slowedBy(10_000)]).toEqual([0, 300, 2_000]);
  });
});

import type { FastifyInstance } from 'fastify';
import { buildApi } from '@server/app';
import { readSettings } from '@server/settings';
import { describeOnBoth } from '../support/databases';
import { makeAccount } from '../support/factories';
import { testDeps } from '../support/testServer';

/** The X-Forwarded-For of a visitor's request after some proxies: each appends the address of its client. */
const throughProxies = (sent: string, ...added: string[]) => ({
  'x-forwarded-for': [sent, ...added].filter(Boolean).join(', '),
});

describeOnBoth('behind proxies', (database) => {
  const servers: FastifyInstance[] = [];
  let names = 0;
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  async function behind(setting: string) {
    const { deps, remove } = testDeps(database(), {
      settings: { trustProxy: readSettings({ TRUST_PROXY: setting }).trustProxy },
    });
    const server = await buildApi(deps);
    server.addHook('onClose', async () => remove());
    servers.push(server);
    const username = `guessed${(names += 1)}${process.pid}`;
    await makeAccount(database(), { username });
    return {
      guess: async (headers: Record<string, string>) =>
        (
          await server.inject({
            method: 'POST',
            url: '/api/auth/login/',
            payload: { username, password: 'not this one' },
            headers,
            remoteAddress: '127.0.0.1',
          })
        ).statusCode,
      name: async (id: string) =>
        (await server.inject({ url: '/api/none/', headers: { 'x-request-id': id } })).headers['x-request-id'],
    };
  }
  const twelve = async (
    guess: (headers: Record<string, string>) => Promise<number>,
    headers: (at: number) => Record<string, string>,
  ) => {
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push(await guess(headers(at)));
    return answers;
  };
  const tenThenRefused = [...Array.from({ length: 10 }, () => 400), 429, 429];

  it.each(['on', '1', 'true'])(
    'R24 with TRUST_PROXY=%s twelve guesses with forged addresses count as one client: the proxy’s own entry counts',
    async (setting) => {
      const { guess } = await behind(setting);
      expect(await twelve(guess, (at) => throughProxies(`198.51.100.${at}`, '203.0.113.9'))).toEqual(tenThenRefused);
      expect(await guess(throughProxies('198.51.100.1', '203.0.113.10'))).toBe(400);
    },
  );

  it('R24 with TRUST_PROXY=2 the outer proxy’s entry counts', async () => {
    const { guess } = await behind('2');
    expect(await twelve(guess, (at) => throughProxies(`198.51.100.${at}`, '203.0.113.9', `10.0.0.${at}`))).toEqual(
      tenThenRefused,
    );
    expect(await guess(throughProxies('198.51.100.1', '203.0.113.10', '10.0.0.1'))).toBe(400);
  });

  it('R24 invalid addresses share one bucket', async () => {
    const { guess } = await behind('on');
    expect(await twelve(guess, (at) => throughProxies('', `nonsense-${at}`))).toEqual(tenThenRefused);
  });

  it('R24 with TRUST_PROXY=off no header changes a guess’s address', async () => {
    const { guess } = await behind('off');
    expect(await twelve(guess, (at) => throughProxies(`198.51.100.${at}`))).toEqual(tenThenRefused);
  });

  it('a valid request id is accepted from a trusted proxy only', async () => {
    const [trusted, open] = [await behind('1'), await behind('off')];
    expect(await trusted.name('a-name-of-the-proxy')).toBe('a-name-of-the-proxy');
    for (const bad of ['short', 'x'.repeat(65), 'with spaces in it', 'name"},{"level":60'])
      expect(await trusted.name(bad)).toMatch(/^[\da-f-]{36}$/);
    expect(await open.name('a-name-of-the-proxy')).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['11', '-1', 'many', '1.5'])('TRUST_PROXY=%s is refused, naming the setting', (setting) => {
    expect(() => readSettings({ TRUST_PROXY: setting })).toThrow('TRUST_PROXY must be the number of proxies');
  });
});

import { createHmac, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { buildApi } from '@server/app';
import { describeError, createLogger, redactUrl } from '@server/lib/log';
import { secretsOf } from '@server/settings';
import { startDelivery } from '@server/email/deliver';
import { queueEmail } from '@server/email/outbox';
import { openPostgres } from '@server/db/postgres';
import { openGateway } from '@server/payments/gateways/registry';
import { readSettings } from '@server/settings';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { makeAccount } from '../support/factories';
import { formOf } from '../support/forms';
import { measured } from '../support/counts';
import { makePriceList } from '../support/priceList';
import { openSmtpServer } from '../support/smtpServer';
import { testDeps } from '../support/testServer';

jest.setTimeout(540_000);

const secret = (what: string) => `${what}-${randomBytes(9).toString('hex')}`;

describeOnBoth('R35 the log at trace level', (database) => {
  it('contains none of 20 planted secrets', async () => {
    const planted: Record<string, string> = Object.fromEntries(
      [
        'password',
        'token',
        'bearer',
        'cookie',
        'query-token',
        'reset-token',
        'new-password',
        'old-password',
        'body-in-no-json',
        'form-field',
        'card',
        'signature',
        'webhook-body',
        'secret-key',
        'razorpay-secret',
        'webhook-secret',
        'smtp-password',
        'database-password',
        'typed-as-name',
        'basic',
      ].map((what) => [what, secret(what)]),
    );
    const plant = (what: string) => planted[what] ?? '';
    const office = await openSmtpServer();
    office.answer = (command) =>
      /^(AUTH|MAIL)/i.test(command) ? `535 no such password: ${plant('smtp-password')}` : undefined;
    const settings = readSettings({
      LOG_LEVEL: 'trace',
      PUBLIC_URL: 'http://aangan.test',
      SECRET_KEY: plant('secret-key').repeat(2),
      RAZORPAY_KEY_ID: 'rzp_test_x',
      RAZORPAY_KEY_SECRET: plant('razorpay-secret'),
      RAZORPAY_WEBHOOK_SECRET: plant('webhook-secret'),
      RAZORPAY_API_BASE: 'http://127.0.0.1:1',
      DATABASE_URL: `postgresql://aangan:${plant('database-password')}@127.0.0.1:1/none`,
      SMTP_URL: office.url.replace('smtp://', `smtp://office:${plant('smtp-password')}@`),
    });
    let logged = '';
    const log = createLogger(
      'trace',
      secretsOf(settings),
      new Writable({
        write: (chunk, _encoding, done) => {
          logged += String(chunk);
          done();
        },
      }),
    );
    if (!settings.gateway) throw new Error('no gateway');
    const gateway = await openGateway(settings.gateway);
    const { deps, remove } = testDeps(database(), {
      settings: { ...settings, dataDir: testDeps(database()).deps.settings.dataDir },
      log,
      gateway,
    });
    const server = await buildApi(deps, async (whole) => {
      whole.get('/fails', async () => {
        throw Object.assign(new Error(`could not log in with password=${plant('password')}`), {
          config: { auth: plant('razorpay-secret') },
          request: { token: plant('token') },
          cause: new Error(`postgresql://aangan:${plant('database-password')}@db/none`),
        });
      });
      whole.get('/asks', async () => {
        await database().rows(sql`select ${plant('card')}::int`);
      });
      whole.get('/asks-far', async () => {
        await openPostgres(settings.databaseUrl ?? '').rows(sql`select 1`);
      });
    });
    const base = await server.listen({ host: '127.0.0.1', port: 0 });
    const prices = await makePriceList(database());
    const account = await makeAccount(database());
    const json = (body: unknown, headers: Record<string, string> = {}) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const webhook = JSON.stringify({ event: 'payment.captured', note: plant('webhook-body') });
    const form = await formOf({ title: plant('form-field'), password: plant('form-field') });
    const requests: [string, RequestInit][] = [
      ['/api/auth/login/', json({ username: 'asha', password: plant('password') })],
      ['/api/auth/login/', json({ username: plant('typed-as-name'), password: 'x' })],
      ['/api/auth/login/', json(`{"password": "${plant('body-in-no-json')}`)],
      ['/api/auth/login/', json(plant('body-in-no-json'))],
      ['/api/auth/register/', json({ username: 'x', password: plant('password') })],
      ['/api/auth/me/', { headers: { authorization: `Token ${plant('token')}` } }],
      ['/api/auth/me/', { headers: { authorization: `Bearer ${plant('bearer')}` } }],
      [
        '/api/auth/me/',
        { headers: { authorization: `Basic ${plant('basic')}`, cookie: `session=${plant('cookie')}` } },
      ],
      [`/api/properties/?token=${plant('query-token')}`, {}],
      [`/reset-password?token=${plant('reset-token')}`, {}],
      [
        '/api/auth/password-reset/confirm/',
        json({ token: plant('reset-token').repeat(2), new: plant('new-password') }),
      ],
      ['/api/auth/password/', json({ old: plant('old-password'), new: plant('new-password') }, account.headers)],
      [
        '/api/razorpay-webhook/',
        json(webhook, { 'x-razorpay-signature': plant('signature'), 'x-razorpay-event-id': 'evt_1' }),
      ],
      [
        '/api/razorpay-webhook/',
        json(webhook, {
          'x-razorpay-signature': createHmac('sha256', plant('webhook-secret')).update(webhook).digest('hex'),
          'x-razorpay-event-id': 'evt_2',
        }),
      ],
      [
        '/api/create-razorpay-order/',
        json(
          { amount: 299_900, currency: 'INR', receipt: 'r-1', package: prices['Basic'], card: plant('card') },
          account.headers,
        ),
      ],
      [
        '/api/verify-razorpay-payment/',
        json(
          { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: plant('signature') },
          account.headers,
        ),
      ],
      [
        '/api/properties/',
        { method: 'POST', headers: { ...form.headers, ...account.headers }, body: new Uint8Array(form.payload) },
      ],
      [
        '/api/properties/',
        {
          method: 'POST',
          headers: { ...form.headers, ...account.headers },
          body: new Uint8Array(form.payload.subarray(0, 150)),
        },
      ],
      ['/fails', {}],
      ['/asks', {}],
      ['/asks-far', {}],
    ];
    const statuses: number[] = [];
    for (const [url, init] of requests) statuses.push((await fetch(base + url, init)).status);
    await queueEmail(database(), { kind: 'meeting', to: 'asha@people.example', subject: 'x', parts: ['y'] });
    const delivery = startDelivery(deps);
    await delivery.wake();
    await delivery.stop();
    await server.close();
    await office.close();
    remove();
    // proves that the requests were logged
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThanOrEqual(2);
    expect(logged.match(/"msg":"answered"/g)?.length).toBeGreaterThan(15);
    expect(logged).toContain('could not send an email');
    expect(logged).toContain('(hidden)');
    expect(
      Object.entries(planted)
        .filter(([, value]) => logged.includes(value))
        .map(([what]) => what),
    ).toEqual([]);
    expect(Object.keys(planted)).toHaveLength(20);
    measured('R35', `20 secrets planted in ${requests.length + 1} places, none in ${logged.length} characters of log`);
  }, 540_000);

  it('logs each request once, with the id in its error response', async () => {
    let logged = '';
    const { deps, remove } = testDeps(database(), {
      log: createLogger(
        'info',
        [],
        new Writable({
          write: (chunk, _encoding, done) => {
            logged += String(chunk);
            done();
          },
        }),
      ),
      settings: { trustProxy: 1 },
    });
    const server = await buildApi(deps);
    const base = await server.listen({ host: '127.0.0.1', port: 0 });
    const refused = await fetch(`${base}/api/none/?secret=1`);
    const given = await fetch(`${base}/api/none/`, { headers: { 'x-request-id': 'proxy-number-12345' } });
    const forged = await fetch(`${base}/api/none/`, { headers: { 'x-request-id': '"},{"level":60' } });
    await server.inject('/api/cities/');
    await server.close();
    remove();
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'answered');
    expect(lines.map(({ reqId, path, status }) => [reqId, path, status])).toEqual([
      [refused.headers.get('x-request-id'), '/api/none/', 404],
      ['proxy-number-12345', '/api/none/', 404],
      [forged.headers.get('x-request-id'), '/api/none/', 404],
    ]);
    expect(given.headers.get('x-request-id')).toBe('proxy-number-12345');
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('R35 a log line', () => {
  it.each([
    ['Authorization: Token abcdefghijkl', 'Authorization: Token (hidden)'],
    ['{"password":"one \\"two\\""}', '{"password":"(hidden)"}'],
    ['"msg":"{\\"token\\":\\"abc\\"}"', '"msg":"{\\"token\\":\\"(hidden)\\"}"'],
    ['/reset?token=abc&x=1', '/reset?token=(hidden)&x=1'],
    ['smtp://office:hush@mail', 'smtp://office:(hidden)@mail'],
  ])('%s contains no credentials', (line, without) => {
    expect(redactUrl(line, [])).toBe(without);
  });

  it('contains a failure’s message and stack, but none of its fields', () => {
    const described = describeError(
      Object.assign(new TypeError('no way'), {
        code: 'E_WAY',
        config: { auth: 'hush' },
        detail: 'Key (email)=(asha@people.example)',
        cause: new Error('deeper'),
      }),
    );
    expect(described).toEqual({
      type: 'TypeError',
      message: 'no way',
      stack: expect.stringContaining('no way'),
      code: 'E_WAY',
      cause: expect.objectContaining({ message: 'deeper' }),
    });
  });
});

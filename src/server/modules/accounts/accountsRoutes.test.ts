import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Media } from '@server/media/media';
import { accountsRoutes } from './accountsRoutes';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';

const password = 'a courtyard in Indore';

describeOnBoth('accounts', (database) => {
  let server: FastifyInstance;
  beforeAll(async () => {
    const take: Media['take'] = async (queryable) => ({ ...(await makePicture(queryable as never, { width: 1_200 })), width: 1_200, height: 800, placeholder: '' });
    server = await buildTestServer(database(), [accountsRoutes], { media: { take } as Media });
  });
  afterAll(() => server.close());
  const register = (fields: Record<string, unknown>, remoteAddress = '192.0.2.1') => server.inject({ method: 'POST', url: '/api/auth/register/', payload: fields, remoteAddress });
  const change = (headers: Record<string, string>, payload: object | string) => server.inject({ method: 'PATCH', url: '/api/auth/me/', headers, payload });
  const lettersTo = (to: string) => database().rows<{ subject: string; body: string }>(sql`select subject, body from mail where recipient = ${to} order by id`);

  it('opens an account that can log in, its password kept as Argon2id', async () => {
    const answer = await register({ username: ' Meera ', email: 'Meera@people.example', password, is_superuser: true, id: 7, disabled_at: '2020-01-01' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(Number), username: 'Meera', email: 'Meera@people.example' });
    const row = await database().row<{ hash: string; superuser: boolean }>(sql`select password_hash as hash, is_superuser as superuser from account where username = 'Meera'`);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.superuser).toBe(false);
    expect((await server.inject({ method: 'POST', url: '/api/auth/login/', payload: { username: 'meera', password } })).statusCode).toBe(200);
  });

  it('refuses a taken name or address, by field, in capitals or not', async () => {
    await makeAccount(database(), { username: 'Taken', email: 'taken@people.example' });
    const both = await register({ username: 'tAKEN', email: 'TAKEN@people.example', password });
    expect(both.statusCode).toBe(400);
    expect(both.json()).toEqual({ code: 'taken', username: [expect.stringContaining('taken')], email: [expect.stringContaining('already')] });
    expect(Object.keys((await register({ username: 'taken', email: 'free@people.example', password })).json())).toEqual(['username', 'code']);
    expect(Object.keys((await register({ username: 'free', email: 'taken@people.example', password })).json())).toEqual(['email', 'code']);
  });

  it('gives a name to one of those who ask at once, and tells the others by field', async () => {
    const answers = await Promise.all([1, 2, 3].map((number) => register({ username: 'racer', email: `racer${number}@people.example`, password })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 400)) expect(answer.json()).toEqual({ code: 'taken', username: [expect.any(String)] });
  });

  it('R27 refuses passwords that are too short, too long, common or the owner’s own name, by field', async () => {
    for (const bad of ['7 chars', 'x'.repeat(129), 'iloveyou', 'Sunshine1', 'ownername']) {
      const answer = await register({ username: 'ownername', email: 'ownername@people.example', password: bad });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['password', 'code']]);
    }
    for (const [index, good] of ['8 chars!', 'y'.repeat(128)].entries()) {
      expect((await register({ username: `good${index}`, email: `good${index}@people.example`, password: good })).statusCode).toBe(201);
    }
  });

  it('opens no more accounts than 60 an hour from one address', async () => {
    await makeAccount(database(), { username: 'there' });
    for (let tries = 0; tries < 60; tries += 1) expect((await register({ username: 'there', email: 'there@people.example', password }, '198.51.100.1')).statusCode).toBe(400);
    expect((await register({ username: 'late', email: 'late@people.example', password }, '198.51.100.1')).statusCode).toBe(429);
  });

  it('tells an account about itself, and changes what it may change', async () => {
    const { id, headers } = await makeAccount(database(), { username: 'nila', email: 'nila@people.example' });
    const seen = (await server.inject({ url: '/api/auth/me/', headers })).json<Record<string, unknown>>();
    expect(seen).toEqual({ id, username: 'nila', email: 'nila@people.example', name: '', phone: '', avatar: null, is_superuser: false, date_joined: expect.stringMatching(/^\d{4}-.*Z$/) });
    const answer = await change(headers, { name: ' Nila Joshi ', phone: '+91 98765 43210', is_superuser: true, username: 'admin', id: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...seen, name: 'Nila Joshi', phone: '+91 98765 43210' });
    expect((await change(headers, { phone: '' })).json()).toMatchObject({ name: 'Nila Joshi', phone: '' });
    expect((await change(headers, {})).json()).toMatchObject({ name: 'Nila Joshi' });
  });

  it('moves to a free address only, tells the old one, and voids links that were sent there', async () => {
    const { id, headers } = await makeAccount(database(), { username: 'moving', email: 'moving@people.example' });
    await makeAccount(database(), { email: 'occupied@people.example' });
    await database().run(sql`insert into password_reset (token_hash, account_id, expires_at) values ('moving', ${id}, now() + interval '1 hour')`);
    const refused = await change(headers, { email: 'Occupied@people.example', name: 'Not stored' });
    expect([refused.statusCode, refused.json()]).toEqual([400, { code: 'taken', email: [expect.any(String)] }]);
    expect((await change(headers, { email: 'Moving@people.example' })).json()).toMatchObject({ email: 'Moving@people.example', name: '' });
    expect(await lettersTo('moving@people.example')).toEqual([]);
    expect((await change(headers, { email: 'moved@people.example' })).statusCode).toBe(200);
    expect(await lettersTo('Moving@people.example')).toEqual([{ subject: 'Your email address was changed', body: expect.stringContaining('moved@people.example') }]);
    expect(await database().rows(sql`select 1 as row from password_reset where account_id = ${id}`)).toEqual([]);
  });

  it('takes a picture in a form, and answers its address', async () => {
    const { id, headers } = await makeAccount(database());
    const boundary = 'boundary';
    const part = (disposition: string, content: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
    const form = `${part('name="name"', 'With a picture')}${part('name="avatar"; filename="me.jpg"', 'bytes')}--${boundary}--\r\n`;
    const answer = await change({ ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, form);
    const stored = await database().row<{ hash: string }>(sql`select hash from media join account on avatar_media_id = media.id where account.id = ${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'With a picture', avatar: `/media/${stored?.hash}-480.jpg` });
  });
});

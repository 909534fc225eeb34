import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { accountsRoutes } from './accountsRoutes';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { formOf } from '../../../../test/support/forms';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';

const password = 'a courtyard in Indore';

describeOnBoth('accounts', (database) => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes]);
  });
  afterAll(() => server.close());
  const register = (fields: Record<string, unknown>, remoteAddress = '192.0.2.1') =>
    server.inject({ method: 'POST', url: '/api/auth/register/', payload: fields, remoteAddress });
  const change = (headers: Record<string, string>, payload: object | string) =>
    server.inject({ method: 'PATCH', url: '/api/auth/me/', headers, payload });

  it('creates an account that can log in, with its password hashed by Argon2id', async () => {
    const answer = await register({
      username: ' Meera ',
      email: 'Meera@people.example',
      password,
      is_superuser: true,
      id: 7,
      disabled_at: '2020-01-01',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(Number), username: 'Meera', email: 'Meera@people.example' });
    const row = await database().row<{ hash: string; superuser: boolean }>(
      sql`select password_hash as hash, is_superuser as superuser from account where username = 'Meera'`,
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.superuser).toBe(false);
    expect(
      (await server.inject({ method: 'POST', url: '/api/auth/login/', payload: { username: 'meera', password } }))
        .statusCode,
    ).toBe(200);
  });

  it('takes a name in any script beside the username: it is what others see, and the profile changes it', async () => {
    const names = { asha: 'मीना राव', indira: 'ইন্দিরা দেবী', omar: 'عمر خان', ines: "Inés O'Neill-Díaz" };
    for (const [username, display_name] of Object.entries(names)) {
      const given = { username, email: `${username}@names.example`, password, display_name: ` ${display_name}  ` };
      expect((await register(given)).statusCode).toBe(201);
    }
    const nameless = await makeAccount(database(), { username: 'nameless' });
    const change = (payload: object) =>
      server.inject({ method: 'PATCH', url: '/api/auth/me/', headers: nameless.headers, payload });
    const stored = await database().rows<{ name: string }>(
      sql`select name from account where username = any(${Object.keys(names)}::text[]) order by username`,
    );
    expect(stored.map(({ name }) => name)).toEqual([names.asha, names.indira, names.ines, names.omar]);
    expect((await change({})).json()).toMatchObject({ name: '', display_name: 'nameless' });
    expect((await change({ display_name: 'मीना राव' })).json()).toMatchObject({
      username: 'nameless',
      name: 'मीना राव',
      display_name: 'मीना राव',
    });
    for (const bad of ['Asha\u202eoaR', 'Asha\u0000', '\ud800', '😀', '...', '<b>', 'x'.repeat(81)])
      for (const field of ['display_name', 'name'])
        expect((await change({ [field]: bad })).json()).toEqual({ code: 'invalid', [field]: [expect.any(String)] });
    expect((await change({ display_name: '' })).json()).toMatchObject({ display_name: 'nameless' });
  });

  it('says of a username in another script that a name may be in any', async () => {
    const answer = await register({ username: 'मीना राव', email: 'meena@names.example', password });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid', username: [expect.stringContaining('Your name, which others see, can be in any script')] },
    ]);
  });

  it('rejects a taken name in any case, by field', async () => {
    await makeAccount(database(), { username: 'Taken' });
    const answer = await register({ username: 'tAKEN', email: 'free@people.example', password });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'taken', username: [expect.stringContaining('taken')] },
    ]);
  });

  it('gives a name to one of several concurrent requests, and rejects the others by field', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((number) => register({ username: 'racer', email: `racer${number}@people.example`, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 400))
      expect(answer.json()).toEqual({ code: 'taken', username: [expect.any(String)] });
  });

  it('R27 rejects passwords that are too short, too long, common or the account’s name, by field', async () => {
    for (const bad of [
      '7 chars',
      'xy z'.repeat(32) + 'x',
      'iloveyou',
      'Sunshine1',
      'ownername',
      '00000000',
      'abcdefgh',
      '        ',
    ]) {
      const answer = await register({ username: 'ownername', email: 'ownername@people.example', password: bad });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['password', 'code']]);
    }
    for (const [index, good] of ['8 chars!', 'a long one '.repeat(12).slice(0, 128)].entries()) {
      expect(
        (await register({ username: `good${index}`, email: `good${index}@people.example`, password: good })).statusCode,
      ).toBe(201);
    }
  });

  it('R49 takes at most 20 registrations an hour for an email address from a network, and more from others there', async () => {
    await makeAccount(database(), { username: 'there' });
    for (let tries = 0; tries < 20; tries += 1)
      expect(
        (await register({ username: 'there', email: 'there@people.example', password }, '198.51.100.1')).statusCode,
      ).toBe(400);
    expect(
      (await register({ username: 'late', email: 'there@people.example', password }, '198.51.100.1')).statusCode,
    ).toBe(429);
    expect(
      (await register({ username: 'late', email: 'late@people.example', password }, '198.51.100.1')).statusCode,
    ).toBe(201);
  });

  it('returns an account’s profile, and changes the fields it may change', async () => {
    const { id, headers } = await makeAccount(database(), { username: 'nila', email: 'nila@people.example' });
    const seen = (await server.inject({ url: '/api/auth/me/', headers })).json<Record<string, unknown>>();
    expect(seen).toEqual({
      id,
      username: 'nila',
      display_name: 'nila',
      email: 'nila@people.example',
      email_verified: true,
      pending_email: null,
      name: '',
      phone: '',
      avatar: null,
      is_superuser: false,
      roles: [],
      second_factor: false,
      second_factor_required: false,
      date_joined: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const answer = await change(headers, {
      name: ' Nila Joshi ',
      phone: '+91 98765 43210',
      is_superuser: true,
      username: 'admin',
      id: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...seen,
      name: 'Nila Joshi',
      display_name: 'Nila Joshi',
      phone: '+91 98765 43210',
    });
    expect((await change(headers, { phone: '' })).json()).toMatchObject({ name: 'Nila Joshi', phone: '' });
    expect((await change(headers, {})).json()).toMatchObject({ name: 'Nila Joshi' });
  });

  it('stores an uploaded picture as a 256-pixel square without metadata, and deletes it', async () => {
    const own = await buildTestServer(database(), [accountsRoutes]);
    const { id, headers } = await makeAccount(database());
    const withMetadata = await sharp(await drawPicture({ width: 700, height: 300 }))
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
      .toBuffer();
    const form = await formOf({ name: 'With a picture' }, [{ field: 'avatar', bytes: withMetadata }]);
    const patch = (payload: object | Buffer, more = {}) =>
      own.inject({ method: 'PATCH', url: '/api/auth/me/', headers: { ...headers, ...more }, payload });
    const answer = await patch(form.payload, form.headers);
    const stored = await database().row<{ hash: string; width: number; height: number }>(
      sql`select hash, width, height from media join account on avatar_media_id = media.id where account.id = ${id}`,
    );
    expect([answer.statusCode, answer.json(), stored]).toMatchObject([
      200,
      { name: 'With a picture', avatar: `/media/${stored?.hash}-256.jpg` },
      { width: 256, height: 256 },
    ]);
    expect((await patch({ name: 'Kept' })).json()).toMatchObject({
      name: 'Kept',
      avatar: `/media/${stored?.hash}-256.jpg`,
    });
    expect((await patch({ remove_avatar: true })).json()).toMatchObject({ name: 'Kept', avatar: null });
    const wrong = await formOf({ name: 'Not stored' }, [
      { field: 'avatar', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    ]);
    expect((await patch(wrong.payload, wrong.headers)).statusCode).toBe(415);
    expect((await patch({})).json()).toMatchObject({ name: 'Kept', avatar: null });
    await own.close();
  });

  it('separates the pictures of a listing and a profile even if the files are equal', async () => {
    const { deps, remove } = testDeps(database());
    const file = path.join(deps.settings.dataDir, 'upload.jpg');
    await writeFile(file, await drawPicture({ width: 300, height: 700 }));
    const [whole, square] = [
      await deps.media.take(database(), file),
      await deps.media.take(database(), file, { square: 256 }),
    ];
    expect([whole, square]).toMatchObject([
      { width: 300, height: 700 },
      { width: 256, height: 256 },
    ]);
    expect(await deps.media.take(database(), file, { square: 256 })).toEqual(square);
    remove();
  });
});

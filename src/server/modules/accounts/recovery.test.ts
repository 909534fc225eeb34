import { dayInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing, makeSession, makeShortlist } from '../../../../test/support/factories';
import { softAuthenticator } from '../../../../test/support/softAuthenticator';
import { buildTestServer } from '../../../../test/support/testServer';
import { decrypt } from '../../email/encryption';
import { shortlistsRoutes } from '../shortlists/shortlistsRoutes';
import { accountsRoutes } from './accountsRoutes';
import { hashPassword } from './passwords';

const password = 'a courtyard in Indore';
const newPassword = 'two courtyards in Pune';
const secret = Buffer.alloc(32, 4);

type Who = { headers: { authorization: string } };

describeOnBoth('R58 recovery', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  beforeAll(async () => {
    passwordHash = await hashPassword(password);
    server = await buildTestServer(database(), [accountsRoutes, shortlistsRoutes], { secret, now });
  });
  beforeEach(async () => {
    later = 0;
    await database().run(sql`delete from login_failure`);
  });
  afterAll(() => server.close());

  const send = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, who?: Who) =>
    server.inject({ method, url: `/api/${path}`, ...(payload && { payload }), ...(who && { headers: who.headers }) });
  const login = (username: string, typed: string) => send('POST', 'auth/login/', { username, password: typed });
  const sessionOf = async (id: number) => makeSession(database(), id, now());
  const tokenTo = async (to: string, step: 'email/confirm' | 'email/undo' | 'reset-password') => {
    const rows = await database().rows<{ body: string }>(
      sql`select body from mail where recipient = ${to} and sealed order by id desc`,
    );
    const texts = rows.map(({ body }) => decrypt(secret, to, body));
    return texts.flatMap((text) => new RegExp(`${step}#token=([\\w-]+)`).exec(text)?.[1] ?? [])[0] ?? '';
  };
  const addApp = async (who: Who) => {
    const started = await send('POST', 'auth/totp/', undefined, who);
    if (started.statusCode !== 201) return started.statusCode;
    const totp = new TOTP({ secret: started.json<{ secret: string }>().secret });
    const code = totp.generate({ timestamp: now().getTime() });
    return (await send('POST', 'auth/totp/confirm/', { totp_code: code }, who)).statusCode;
  };
  const addPasskey = async (who: Who) => {
    const started = await send('POST', 'auth/passkeys/options/', undefined, who);
    if (started.statusCode !== 200) return started.statusCode;
    const { challenge, options } = started.json<{ challenge: string; options: never }>();
    const passkey = softAuthenticator('http://aangan.test', 'aangan.test').create(options);
    return (await send('POST', 'auth/passkeys/', { challenge, passkey }, who)).statusCode;
  };
  const moveTo = async (who: Who, address: string) => {
    expect((await send('PATCH', 'auth/me/', { email: address, password }, who)).statusCode).toBe(200);
    const token = await tokenTo(address, 'email/confirm');
    expect((await send('POST', 'auth/email/confirm/', { token })).statusCode).toBe(204);
  };
  const inviteIn = async (owner: Who, list: number, who: Who) => {
    const invited = await send('POST', `shortlists/${list}/invitations/`, { role: 'edit' }, owner);
    const token = /#token=(.+)$/.exec(invited.json<{ url: string }>().url)?.[1];
    expect((await send('POST', 'shortlists/join/', { token }, who)).statusCode).toBe(200);
  };
  const looksAt = async (who: Who, list: number) =>
    (await send('GET', `shortlists/${list}/`, undefined, who)).statusCode;

  /** Presses the link to undo that the address got, sets a new password and logs in. */
  async function recover(username: string, address: string) {
    const undone = await send('POST', 'auth/email/undo/', { token: await tokenTo(address, 'email/undo') });
    expect([undone.statusCode, undone.body]).toEqual([204, '']);
    return setNewPassword(username, address);
  }

  async function setNewPassword(username: string, address: string) {
    const token = await tokenTo(address, 'reset-password');
    const reset = await send('POST', 'auth/password-reset/confirm/', { token, new: newPassword });
    // 202 where a factor stays
    expect(reset.statusCode).toBeLessThan(300);
    return login(username, newPassword);
  }

  /** An account with a confirmed address, and a session of somebody else who knows its password. */
  async function robbed() {
    const owner = await makeAccount(database(), { passwordHash });
    later += dayInMs;
    return { owner, address: `${owner.username}@people.example`, thief: await sessionOf(owner.id) };
  }

  it.each([
    ['an authenticator app', 'before', addApp],
    ['an authenticator app', 'after', addApp],
    ['a passkey', 'before', addPasskey],
    ['a passkey', 'after', addPasskey],
  ] as const)('undoing a change of address removes %s that the thief added %s it', async (_what, when, add) => {
    const { owner, address, thief } = await robbed();
    if (when === 'before') expect(await add(thief)).toBeLessThan(300);
    await moveTo(thief, `${owner.username}@thief.example`);
    if (when === 'after') expect(await add(thief)).toBeLessThan(300);
    const answer = await recover(owner.username, address);
    expect([answer.statusCode, answer.json()]).toEqual([200, { token: expect.any(String) }]);
    const left = await database().rows(sql`select 1 from recovery_code where account_id = ${owner.id}`);
    expect(left).toEqual([]);
  });

  it('a factor that the owner had before the thief came stays', async () => {
    const owner = await makeAccount(database(), { passwordHash });
    expect(await addApp(owner)).toBe(200);
    later += dayInMs;
    const thief = await sessionOf(owner.id);
    await database().run(sql`update session set second_factor = true where account_id = ${owner.id}`);
    await moveTo(thief, `${owner.username}@thief.example`);
    expect(await addPasskey(thief)).toBe(201);
    expect((await recover(owner.username, `${owner.username}@people.example`)).json()).toMatchObject({
      methods: ['totp', 'recovery'],
    });
    expect(await database().rows(sql`select 1 from passkey where account_id = ${owner.id}`)).toEqual([]);
  });

  it('undoing ends links to lists and shared documents of the thief, and leaves those of the owner', async () => {
    const owner = await makeAccount(database(), { passwordHash });
    const friend = await makeAccount(database());
    const list = await makeShortlist(database(), owner.id);
    await inviteIn(owner, list, friend);
    const listing = await makeListing(database(), { ownerId: owner.id });
    const share = (email: string) =>
      database().run(sql`
        insert into document_request (property_id, name, email, message, state, token_hash, asked_at, shared_at, expires_at)
        values (${listing.id}, '', ${email}, '', 'shared', ${`${owner.id} ${email}`}, ${new Date()}, ${now()}, ${new Date(Date.now() + 9 * dayInMs)})`);
    await share('friend@people.example');
    later += dayInMs;
    const thief = await sessionOf(owner.id);
    const stranger = await makeAccount(database(), { now: now() });
    await inviteIn(thief, list, stranger);
    await share('stranger@people.example');
    await moveTo(thief, `${owner.username}@thief.example`);
    await recover(owner.username, `${owner.username}@people.example`);
    expect([await looksAt(await sessionOf(friend.id), list), await looksAt(stranger, list)]).toEqual([200, 404]);
    expect(await database().rows(sql`select 1 from shortlist_invitation where shortlist_id = ${list}`)).toHaveLength(1);
    expect(
      await database().rows(
        sql`select email, state from document_request where property_id = ${listing.id} order by 1`,
      ),
    ).toEqual([
      { email: 'friend@people.example', state: 'shared' },
      { email: 'stranger@people.example', state: 'revoked' },
    ]);
  });

  it('a factor needs a confirmed address', async () => {
    const stranger = await makeAccount(database(), { passwordHash, unverified: true });
    expect([await addApp(stranger), await addPasskey(stranger)]).toEqual([409, 409]);
    const begun = await makeAccount(database(), { passwordHash });
    const { secret: base32 } = (await send('POST', 'auth/totp/', undefined, begun)).json<{ secret: string }>();
    await database().run(sql`update account set email_verified_at = null where id = ${begun.id}`);
    const code = new TOTP({ secret: base32 }).generate({ timestamp: now().getTime() });
    expect((await send('POST', 'auth/totp/confirm/', { totp_code: code }, begun)).json()).toMatchObject({
      code: 'email_unverified',
    });
  });

  it('proving an address by a reset ends what a stranger made who registered with it', async () => {
    const [stranger, second] = [
      await makeAccount(database(), { passwordHash, unverified: true }),
      await makeAccount(database()),
    ];
    const list = await makeShortlist(database(), stranger.id);
    await inviteIn(stranger, list, second);
    // from a time when an unconfirmed address was enough
    await database().run(sql`update account set second_factor_since = ${now()} where id = ${stranger.id}`);
    await database().run(
      sql`insert into authenticator (account_id, name, secret, created_at) values (${stranger.id}, 'Mine', 'sealed', ${now()})`,
    );
    const address = `${stranger.username}@people.example`;
    await send('POST', 'auth/password-reset/', { email: address });
    await server.close();
    server = await buildTestServer(database(), [accountsRoutes, shortlistsRoutes], { secret, now });
    const answer = await setNewPassword(stranger.username, address);
    expect([answer.statusCode, answer.json()]).toEqual([200, { token: expect.any(String) }]);
    expect(await looksAt(second, list)).toBe(404);
    expect(await database().rows(sql`select 1 from shortlist_invitation where shortlist_id = ${list}`)).toEqual([]);
  });
});

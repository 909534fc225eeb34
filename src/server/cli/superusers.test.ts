import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import { verifyPassword } from '../modules/accounts/passwords';
import { createSuperuser, disableAccount, removeSecondFactor, replacePassword } from './superusers';

const at = new Date('2026-03-01T06:00:00Z');
const good = 'nine wells and a courtyard';
const never = () => Promise.reject(new Error('The password was asked for.'));

describeOnBoth('superusers', (database) => {
  let prompts = 0;
  const deps = () => ({ database: database(), now: () => at });
  const passwordOf = (password: string) => async () => {
    prompts += 1;
    return password;
  };
  const account = (username: string) =>
    database().row<{
      id: number;
      email: string;
      hash: string;
      isSuperuser: boolean;
      createdAt: Date;
      disabledAt: Date | null;
    }>(sql`
    select id, email, password_hash as hash, is_superuser as "isSuperuser", created_at as "createdAt", disabled_at as "disabledAt" from account where username = ${username}`);
  const sessions = async (id: number) =>
    (await database().rows(sql`select 1 from session where account_id = ${id}`)).length;
  beforeEach(async () => {
    prompts = 0;
    await database().run(sql`delete from account`);
  });

  it('creates a superuser with the given password, which is not printed', async () => {
    const id = await createSuperuser(deps(), { username: 'meera', email: 'Meera@Example.com' }, passwordOf(good));
    const made = await account('meera');
    expect(made).toMatchObject({ id, isSuperuser: true, createdAt: at, disabledAt: null });
    expect(made?.email.toLowerCase()).toBe('meera@example.com');
    expect(await database().row(sql`select email_verified_at as at from account where id = ${id}`)).toEqual({ at });
    expect(made?.hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(made?.hash ?? '', good)).toBe(true);
    expect(prompts).toBe(1);
  });

  it.each<[string, { username: string; email: string }, string]>([
    [
      'a name with a space',
      { username: 'meera joshi', email: 'meera@example.com' },
      'username: Use only the letters a to z, digits and . + - _ in a username. Your name, which others see, can be in any script.',
    ],
    ['no address', { username: 'meera', email: 'meera' }, 'email: Enter an email address, such as name@example.com.'],
    [
      'both',
      { username: 'm', email: '@' },
      'username: Use at least 3 characters.\nemail: Enter an email address, such as name@example.com.',
    ],
    [
      'a name that somebody has, however it is written',
      { username: 'ASHA', email: 'meera@example.com' },
      'username: This username is taken. Please choose another.',
    ],
    [
      'an address that somebody has',
      { username: 'meera', email: 'Asha@People.example' },
      'email: An account with this email address already exists.',
    ],
  ])('refuses %s before the password prompt', async (_, wanted, words) => {
    await makeAccount(database(), { username: 'asha', email: 'asha@people.example' });
    await expect(createSuperuser(deps(), wanted, never)).rejects.toMatchObject({ message: words });
    expect(await database().rows(sql`select username, is_superuser from account`)).toEqual([
      { username: 'asha', is_superuser: false },
    ]);
  });

  const refusedPasswords: [string, string, string][] = [
    ['that is too short', 'short', 'password: Use at least 8 characters.'],
    ['of nothing', '', 'password: Use at least 8 characters.'],
    ['that is too long', 'x'.repeat(129), 'password: Use 128 characters or fewer.'],
    [
      'that is a run',
      'qwertyui',
      'password: This password is a simple pattern such as 12345678 or qwertyui. Please choose another.',
    ],
    ['of blanks', '        ', 'password: The password cannot be blank.'],
    ['that is too common', 'password1', 'password: This password is too common. Please choose another.'],
    ['that is the address', 'meera@example.com', 'password: Choose a password that isn’t your name or email address.'],
  ];

  it.each(refusedPasswords)('R27 creates no account with a password %s', async (_, password, words) => {
    await expect(
      createSuperuser(deps(), { username: 'meera', email: 'meera@example.com' }, passwordOf(password)),
    ).rejects.toMatchObject({ message: words });
    expect(await account('meera')).toBeUndefined();
  });

  it.each(refusedPasswords)(
    'R27 keeps the old password and the sessions if the new password is one %s',
    async (_, password, words) => {
      const { id } = await makeAccount(database(), {
        username: 'meera',
        email: 'meera@example.com',
        passwordHash: 'as it was',
      });
      await expect(replacePassword(deps(), 'meera', passwordOf(password))).rejects.toMatchObject({ message: words });
      expect([(await account('meera'))?.hash, await sessions(id)]).toEqual(['as it was', 1]);
    },
  );

  it('creates nothing if the prompt is interrupted', async () => {
    await expect(createSuperuser(deps(), { username: 'meera', email: 'meera@example.com' }, never)).rejects.toThrow(
      'asked for',
    );
    expect(await account('meera')).toBeUndefined();
  });

  it.each(['meera', 'MEERA', 'meera@example.com'])(
    'R29 gives %s a new password and ends the sessions of that account only',
    async (name) => {
      const [meera, other] = [
        await makeAccount(database(), { username: 'meera', email: 'meera@example.com' }),
        await makeAccount(database()),
      ];
      await replacePassword(deps(), name, passwordOf(good));
      expect(await verifyPassword((await account('meera'))?.hash ?? '', good)).toBe(true);
      expect([await sessions(meera.id), await sessions(other.id)]).toEqual([0, 1]);
      expect((await account(other.username))?.hash).toBe('no password');
    },
  );

  it('R29 disables an account and keeps its data', async () => {
    const [meera, other] = [await makeAccount(database(), { username: 'meera' }), await makeAccount(database())];
    await disableAccount(deps(), 'meera');
    expect(await account('meera')).toMatchObject({ id: meera.id, disabledAt: at });
    expect((await account(other.username))?.disabledAt).toBeNull();
    expect([await sessions(meera.id), await sessions(other.id)]).toEqual([0, 1]);
  });

  it.each([
    ['a new password to', (name: string) => replacePassword(deps(), name, never)],
    ['an end to', (name: string) => disableAccount(deps(), name)],
  ])('reports an unknown account to %s without a prompt', async (_, work) => {
    await makeAccount(database(), { username: 'gone', disabledAt: at });
    for (const name of ['nobody', 'gone'])
      await expect(work(name)).rejects.toMatchObject({ message: `There is no enabled account named ${name}.` });
  });

  it('R40 a new password keeps the second factor, and only removing it opens the account with the password alone', async () => {
    const { id } = await makeAccount(database(), { username: 'meera' });
    await expect(removeSecondFactor(deps(), 'meera', 'https://www.example.com')).rejects.toThrow(
      'meera has no second factor.',
    );
    await database().run(sql`update account set second_factor_since = now() where id = ${id}`);
    await database().run(
      sql`insert into passkey (account_id, name, credential_id, public_key, counter, created_at) values (${id}, 'Key', 'id', 'key', 0, now())`,
    );
    await database().run(sql`insert into recovery_code (account_id, code_hash) values (${id}, 'hash')`);
    expect(await replacePassword(deps(), 'meera', passwordOf(good))).toBe(true);
    const left = () =>
      database().row(sql`
        select second_factor_since is not null as on, (select count(*)::int from passkey) as passkeys, (select count(*)::int from recovery_code) as codes
        from account where id = ${id}`);
    expect(await left()).toEqual({ on: true, passkeys: 1, codes: 1 });
    await removeSecondFactor(deps(), 'meera', 'https://www.example.com');
    expect(await left()).toEqual({ on: false, passkeys: 0, codes: 0 });
    expect(await sessions(id)).toBe(0);
    expect(await database().row(sql`select body from mail where recipient = 'meera@people.example'`)).toMatchObject({
      body: expect.stringContaining('https://www.example.com/login'),
    });
  });
});

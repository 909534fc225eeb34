import sql, { type Sql, empty } from 'sql-template-tag';
import { type Database, type Queryable, sqlState } from '../../db/database';
import { nameTaken } from './accountsRules';

/** What a password is checked against. */
export interface Guarded {
  id: number;
  username: string;
  email: string;
  passwordHash: string;
}

/** An account as its owner sees it. */
export interface OwnAccount {
  id: number;
  username: string;
  email: string;
  name: string;
  phone: string;
  isSuperuser: boolean;
  createdAt: Date;
  avatarHash: string | null;
  avatarWidth: number | null;
}

export interface AccountChange {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** Null takes the picture away. */
  avatarMediaId?: number | null | undefined;
}

const guarded = sql`select id, username, email, password_hash as "passwordHash" from account`;

/** The enabled account of this name or e-mail address, in capitals or not. */
export async function findByLogin(queryable: Queryable, login: string): Promise<Guarded | undefined> {
  const named = login.includes('@') ? sql`lower(email) = lower(${login})` : sql`lower(username) = lower(${login})`;
  return queryable.row<Guarded>(sql`${guarded} where ${named} and disabled_at is null`);
}

export async function findGuarded(queryable: Queryable, id: number): Promise<Guarded | undefined> {
  return queryable.row<Guarded>(sql`${guarded} where id = ${id} and disabled_at is null`);
}

/** Refuses a username or an e-mail address that somebody other than `besides` has. @throws Problem 400 by field */
export async function refuseTaken(queryable: Queryable, wanted: { username?: string; email?: string }, besides = 0): Promise<void> {
  const has = (column: Sql, value: string | undefined) => (value === undefined ? sql`false` : sql`exists (select from account where lower(${column}) = lower(${value}) and id <> ${besides})`);
  const taken = await queryable.row<{ username: boolean; email: boolean }>(sql`
    select ${has(sql`username`, wanted.username)} as username, ${has(sql`email`, wanted.email)} as email`);
  if (taken && (taken.username || taken.email)) throw nameTaken(taken);
}

/** Runs a write that may lose the race for a name, and tells which name was taken then. */
async function orTaken<Result>(database: Database, wanted: { username?: string; email?: string }, besides: number, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23505') await refuseTaken(database, wanted, besides);
    throw error;
  }
}

/** @throws Problem 400 by field when a name was taken in the meantime */
export async function insertAccount(database: Database, account: { username: string; email: string; passwordHash: string; isSuperuser?: boolean }, now: Date): Promise<number> {
  const made = await orTaken(database, account, 0, () => database.row<{ id: number }>(sql`
    insert into account (username, email, password_hash, is_superuser, created_at)
    values (${account.username}, ${account.email}, ${account.passwordHash}, ${account.isSuperuser ?? false}, ${now}) returning id`));
  if (!made) throw new Error('An account was inserted and answered no id.');
  return made.id;
}

export async function ownAccount(queryable: Queryable, id: number): Promise<OwnAccount | undefined> {
  return queryable.row<OwnAccount>(sql`
    select account.id, username, email, name, phone, is_superuser as "isSuperuser", account.created_at as "createdAt", media.hash as "avatarHash", media.width as "avatarWidth"
    from account left join media on media.id = avatar_media_id where account.id = ${id}`);
}

/** Changes what is given, and calls `inside` in the same transaction. @throws Problem 400 by field for an e-mail address that is taken */
export async function changeAccount(database: Database, id: number, change: AccountChange, inside: (tx: Queryable) => Promise<void>): Promise<void> {
  const wanted = change.email === undefined ? {} : { email: change.email };
  await orTaken(database, wanted, id, () => database.transaction(async (tx) => {
    await tx.run(sql`
      update account set name = coalesce(${change.name ?? null}::text, name), phone = coalesce(${change.phone ?? null}::text, phone),
        email = coalesce(${change.email ?? null}::text, email),
        avatar_media_id = case when ${change.avatarMediaId === undefined} then avatar_media_id else ${change.avatarMediaId ?? null}::int end
      where id = ${id}`);
    await inside(tx);
  }));
}

/** Replaces a password's hash; with `was`, only while that is still the stored one. Answers whether it did. */
export async function setPasswordHash(queryable: Queryable, id: number, passwordHash: string, was?: string): Promise<boolean> {
  const unchanged = was === undefined ? empty : sql` and password_hash = ${was}`;
  return (await queryable.run(sql`update account set password_hash = ${passwordHash} where id = ${id}${unchanged}`)) > 0;
}

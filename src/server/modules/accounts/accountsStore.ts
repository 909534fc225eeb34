import type { Role } from '@contract/roles';
import sql, { empty } from 'sql-template-tag';
import { type Database, type Queryable, sqlState } from '../../db/database';
import { usernameTaken } from './accountsRules';

/** The account data that a login checks. */
export interface PasswordHolder {
  id: number;
  username: string;
  email: string;
  name: string;
  passwordHash: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
}

/** An account as its owner sees it. */
export interface OwnAccount {
  id: number;
  username: string;
  email: string;
  emailVerified: boolean;
  /** A new address that is not confirmed yet. */
  pendingEmail: string | null;
  name: string;
  phone: string;
  isSuperuser: boolean;
  roles: Role[];
  hasSecondFactor: boolean;
  createdAt: Date;
  avatarHash: string | null;
  avatarWidth: number | null;
}

export interface AccountChange {
  name?: string | undefined;
  phone?: string | undefined;
  /** The same address in other capitals; a different one must be confirmed first. */
  email?: string | undefined;
  /** Null removes the picture. */
  avatarMediaId?: number | null | undefined;
}

const guarded = sql`select id, username, email, name, password_hash as "passwordHash", email_verified_at is not null as "emailVerified", second_factor_since is not null as "hasSecondFactor" from account`;

/**
 * The enabled account with this name or email address, ignoring case. Of several with an address, the one that
 * confirmed it, or else the first.
 */
export async function findByLogin(queryable: Queryable, login: string): Promise<PasswordHolder | undefined> {
  const named = login.includes('@') ? sql`lower(email) = lower(${login})` : sql`lower(username) = lower(${login})`;
  return queryable.row<PasswordHolder>(
    sql`${guarded} where ${named} and disabled_at is null order by email_verified_at is null, id limit 1`,
  );
}

/** Whether another account than `besides` has confirmed this address. */
export async function isProvenElsewhere(queryable: Queryable, email: string, besides: number): Promise<boolean> {
  return (
    (await queryable.row(
      sql`select 1 from account where lower(email) = lower(${email}) and email_verified_at is not null and id <> ${besides}`,
    )) !== undefined
  );
}

export async function findPasswordHolder(queryable: Queryable, id: number): Promise<PasswordHolder | undefined> {
  return queryable.row<PasswordHolder>(sql`${guarded} where id = ${id} and disabled_at is null`);
}

/** Refuses a taken username or confirmed email address. @throws Problem 400 by field */
export async function rejectTaken(
  queryable: Queryable,
  wanted: { username: string; email?: string | undefined },
): Promise<void> {
  const taken = await queryable.row<{ username: boolean; email: boolean }>(sql`
    select exists (select from account where lower(username) = lower(${wanted.username})) as username,
      exists (select from account where lower(email) = lower(${wanted.email ?? ''}) and email_verified_at is not null) as email`);
  if (taken && (taken.username || taken.email)) throw usernameTaken(taken);
}

/** A new account; `verified` when its address needs no confirmation. */
interface NewAccount {
  username: string;
  /** What others see; empty for the username. */
  name?: string;
  email: string;
  passwordHash: string;
  isSuperuser?: boolean;
  verified?: boolean;
}

type Inside = (tx: Queryable, id: number) => Promise<void>;

/**
 * Creates an account and calls `inside` in the same transaction. @throws Problem 400 by field when a name was taken in
 * the meantime
 */
export async function insertAccount(
  database: Database,
  account: NewAccount,
  now: Date,
  inside?: Inside,
): Promise<number> {
  const { username, email, passwordHash, name = '', isSuperuser = false, verified = false } = account;
  try {
    return await database.transaction(async (tx) => {
      const made = await tx.row<{ id: number }>(sql`
        insert into account (username, email, name, password_hash, is_superuser, created_at, email_verified_at)
        values (${username}, ${email}, ${name}, ${passwordHash}, ${isSuperuser}, ${now}, ${verified ? now : null}) returning id`);
      if (!made) throw new Error('a new account has no id');
      await inside?.(tx, made.id);
      return made.id;
    });
  } catch (error) {
    if (sqlState(error) === '23505') await rejectTaken(database, { username, email: verified ? email : undefined });
    throw error;
  }
}

export async function ownAccount(queryable: Queryable, id: number, now: Date): Promise<OwnAccount | undefined> {
  return queryable.row<OwnAccount>(sql`
    select account.id, username, account.email, account.email_verified_at is not null as "emailVerified",
      (select link.email from email_link link where link.account_id = account.id and link.purpose = 'confirm' and link.expires_at > ${now}
        and lower(link.email) <> lower(account.email) order by link.created_at desc limit 1) as "pendingEmail",
      name, phone, is_superuser as "isSuperuser", roles, second_factor_since is not null as "hasSecondFactor", account.created_at as "createdAt", media.hash as "avatarHash", media.width as "avatarWidth"
    from account left join media on media.id = avatar_media_id where account.id = ${id}`);
}

/** Changes the given fields. */
export async function changeAccount(queryable: Queryable, id: number, change: AccountChange): Promise<void> {
  await queryable.run(sql`
    update account set name = coalesce(${change.name ?? null}::text, name), phone = coalesce(${change.phone ?? null}::text, phone),
      email = coalesce(${change.email ?? null}::text, email),
      avatar_media_id = case when ${change.avatarMediaId === undefined} then avatar_media_id else ${change.avatarMediaId ?? null}::int end
    where id = ${id}`);
}

/** Replaces a password's hash; with `was`, only while that is still stored. @returns whether it did */
export async function setPasswordHash(
  queryable: Queryable,
  id: number,
  passwordHash: string,
  was?: string,
): Promise<boolean> {
  const unchanged = was === undefined ? empty : sql` and password_hash = ${was}`;
  return (
    (await queryable.run(sql`update account set password_hash = ${passwordHash} where id = ${id}${unchanged}`)) > 0
  );
}

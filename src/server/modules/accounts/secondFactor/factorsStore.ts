import type { Passkey, ProofMethod, SecondFactors } from '@contract/secondFactor';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { latestStep } from './totp';
import { passkeysPerAccount } from './secondFactorRules';

/** A passkey as it is needed to check it. */
export interface StoredPasskey {
  id: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

interface PasskeyRow {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The holder of second factors, locked until the transaction ends. */
export interface FactorHolder {
  id: number;
  username: string;
  email: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
}

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** The enabled account, locked until the transaction ends; changes of its factors wait for each other. */
export async function lockFactorHolder(tx: Queryable, accountId: number): Promise<FactorHolder | undefined> {
  return tx.row<FactorHolder>(sql`
    select id, username, email, email_verified_at is not null as "emailVerified", second_factor_since is not null as "hasSecondFactor" from account
    where id = ${accountId} and disabled_at is null for update`);
}

export async function listPasskeys(queryable: Queryable, accountId: number): Promise<Passkey[]> {
  const rows = await queryable.rows<PasskeyRow>(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where account_id = ${accountId} order by id`);
  return rows.map(toPasskey);
}

export async function storedPasskeys(queryable: Queryable, accountId: number): Promise<StoredPasskey[]> {
  return queryable.rows<StoredPasskey>(sql`
    select id, credential_id as "credentialId", public_key as "publicKey", counter, transports
    from passkey where account_id = ${accountId} order by id`);
}

/** An account's second factors, without any secret. */
export async function factorsOf(queryable: Queryable, accountId: number): Promise<Omit<SecondFactors, 'required'>> {
  const app = await queryable.row<Omit<PasskeyRow, 'id'>>(sql`
    select name, created_at as "createdAt", last_used_at as "lastUsedAt" from authenticator where account_id = ${accountId} and secret is not null`);
  return {
    totp: app
      ? {
          name: app.name,
          created_at: app.createdAt.toISOString(),
          last_used_at: app.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    passkeys: await listPasskeys(queryable, accountId),
    recovery_codes_left: await recoveryCodesLeft(queryable, accountId),
  };
}

/** The encrypted secret of an account's authenticator app; undefined without one. */
export async function totpSecret(queryable: Queryable, accountId: number): Promise<string | undefined> {
  const row = await queryable.row<{ secret: string }>(
    sql`select secret from authenticator where account_id = ${accountId} and secret is not null`,
  );
  return row?.secret;
}

/** Uses the code of a time step; false when it, or a later one that can have come, was used before. */
export async function useTotpStep(tx: Queryable, accountId: number, step: number, now: Date): Promise<boolean> {
  return (
    (await tx.run(sql`
      update authenticator set last_step = ${step}, last_used_at = ${now}
      where account_id = ${accountId} and secret is not null and (last_step < ${step} or last_step > ${latestStep(now)})`)) >
    0
  );
}

/** Keeps a secret until a code of it is confirmed; an earlier app stays in use until then. */
export async function keepPendingTotp(tx: Queryable, accountId: number, sealed: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into authenticator (account_id, name, created_at, pending_secret, pending_at) values (${accountId}, '', ${now}, ${sealed}, ${now})
    on conflict (account_id) do update set pending_secret = excluded.pending_secret, pending_at = excluded.pending_at`);
}

export async function pendingTotp(queryable: Queryable, accountId: number, since: Date): Promise<string | undefined> {
  const row = await queryable.row<{ secret: string }>(sql`
    select pending_secret as secret from authenticator where account_id = ${accountId} and pending_secret is not null and pending_at > ${since}`);
  return row?.secret;
}

/** Puts the pending secret to use, if it is still the one whose code was checked. That code counts as used. */
export async function confirmTotp(
  tx: Queryable,
  accountId: number,
  { sealed, name, step }: { sealed: string; name: string; step: number },
  now: Date,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update authenticator set secret = pending_secret, pending_secret = null, pending_at = null, name = ${name}, last_step = ${step},
        created_at = ${now}, last_used_at = null
      where account_id = ${accountId} and pending_secret = ${sealed}`)) > 0
  );
}

export async function renameTotp(queryable: Queryable, accountId: number, name: string): Promise<boolean> {
  return (
    (await queryable.run(
      sql`update authenticator set name = ${name} where account_id = ${accountId} and secret is not null`,
    )) > 0
  );
}

/** Removes the authenticator app and returns its name; undefined without one. */
export async function dropTotp(tx: Queryable, accountId: number): Promise<string | undefined> {
  const row = await tx.row<{ name: string }>(
    sql`delete from authenticator where account_id = ${accountId} and secret is not null returning name`,
  );
  return row?.name;
}

/** Stores a passkey; undefined when it is an account's already, or the account has enough of them. */
export async function insertPasskey(
  tx: Queryable,
  accountId: number,
  { credentialId, publicKey, counter, transports, name }: Omit<StoredPasskey, 'id'> & { name: string },
  now: Date,
): Promise<Passkey | undefined> {
  const row = await tx.row<PasskeyRow>(sql`
    insert into passkey (account_id, name, credential_id, public_key, counter, transports, created_at)
    select ${accountId}::int, ${name}::text, ${credentialId}::text, ${publicKey}::text, ${counter}::bigint, ${transports}::text[], ${now}::timestamptz
    where (select count(*) from passkey where account_id = ${accountId}) < ${passkeysPerAccount}
    on conflict (credential_id) do nothing
    returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`);
  return row && toPasskey(row);
}

/** Stores a passkey's use; false when another request used it meanwhile. */
export async function usePasskey(
  tx: Queryable,
  { id, counter }: StoredPasskey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  return (
    (await tx.run(
      sql`update passkey set counter = ${newCounter}, last_used_at = ${now} where id = ${id} and counter = ${counter}`,
    )) > 0
  );
}

export async function renamePasskey(
  queryable: Queryable,
  accountId: number,
  { id, name }: { id: number; name: string },
): Promise<Passkey | undefined> {
  const row = await queryable.row<PasskeyRow>(sql`
    update passkey set name = ${name} where id = ${id} and account_id = ${accountId}
    returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`);
  return row && toPasskey(row);
}

/** Removes a passkey and returns its name; undefined when the account has no such passkey. */
export async function dropPasskey(tx: Queryable, accountId: number, id: number): Promise<string | undefined> {
  const row = await tx.row<{ name: string }>(
    sql`delete from passkey where id = ${id} and account_id = ${accountId} returning name`,
  );
  return row?.name;
}

/** Replaces an account's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  accountId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.run(sql`delete from recovery_code where account_id = ${accountId}`);
  await tx.run(
    sql`insert into recovery_code (account_id, code_hash, made_at) select ${accountId}::int, hash, ${now}::timestamptz from unnest(${hashes}::text[]) hash`,
  );
}

/** Uses up a recovery code; false when it is wrong or was used. */
export async function useRecoveryCode(tx: Queryable, accountId: number, hash: string): Promise<boolean> {
  return (await tx.run(sql`delete from recovery_code where account_id = ${accountId} and code_hash = ${hash}`)) > 0;
}

/** How many recovery codes an account has left. */
export async function recoveryCodesLeft(queryable: Queryable, accountId: number): Promise<number> {
  const row = await queryable.row<{ left: number }>(
    sql`select count(*)::int as left from recovery_code where account_id = ${accountId}`,
  );
  return row?.left ?? 0;
}

/** The ways in which an account can prove who it is, beside recovery codes that are used up. */
export async function methodsOf(queryable: Queryable, accountId: number, passkeys: boolean): Promise<ProofMethod[]> {
  const row = await queryable.row<{ totp: boolean; passkey: boolean; recovery: boolean }>(sql`
    select exists (select from authenticator where account_id = ${accountId} and secret is not null) as totp,
      exists (select from passkey where account_id = ${accountId}) as passkey,
      exists (select from recovery_code where account_id = ${accountId}) as recovery`);
  const ways = { totp: row?.totp, passkey: row?.passkey && passkeys, recovery: row?.recovery };
  return (['totp', 'passkey', 'recovery'] as const).filter((way) => ways[way]);
}

/** Whether an account has a factor beside its recovery codes. */
async function hasFactor(tx: Queryable, accountId: number): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (select from authenticator where account_id = ${accountId} and secret is not null)
      or exists (select from passkey where account_id = ${accountId}) as has`);
  return row?.has ?? false;
}

/** From now on a login needs a second factor, and sessions without one end; the one that added it counts as proven. */
export async function beginSecondFactor(
  tx: Queryable,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`update account set second_factor_since = ${now} where id = ${accountId}`);
  await tx.run(sql`update session set second_factor = true where id = ${sessionId} and account_id = ${accountId}`);
}

/** After a removal: without a factor left, logins need only the password again. @returns whether one is left */
export async function settleSecondFactor(tx: Queryable, accountId: number): Promise<boolean> {
  if (await hasFactor(tx, accountId)) return true;
  await tx.run(sql`delete from recovery_code where account_id = ${accountId}`);
  await tx.run(sql`update account set second_factor_since = null where id = ${accountId}`);
  return false;
}

/** Removes the second factors and recovery codes that an account got since an instant. */
export async function dropSecondFactorsSince(tx: Queryable, accountId: number, since: Date): Promise<void> {
  await tx.run(sql`
    update authenticator set pending_secret = null, pending_at = null where account_id = ${accountId} and pending_at >= ${since}`);
  await tx.run(sql`delete from authenticator where account_id = ${accountId} and created_at >= ${since}`);
  await tx.run(sql`delete from passkey where account_id = ${accountId} and created_at >= ${since}`);
  await tx.run(sql`delete from recovery_code where account_id = ${accountId} and made_at >= ${since}`);
  await settleSecondFactor(tx, accountId);
}

/** Removes every second factor of an account. */
export async function dropSecondFactors(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(sql`delete from authenticator where account_id = ${accountId}`);
  await tx.run(sql`delete from passkey where account_id = ${accountId}`);
  await settleSecondFactor(tx, accountId);
}

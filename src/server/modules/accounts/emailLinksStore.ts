import sql from 'sql-template-tag';
import { confirmEmailFirst } from '@contract/emailProof';
import { type Queryable, sqlState } from '../../db/database';
import { forgetBounce } from '../../email/bounces';
import { emailLinkLivesFor } from './accountsRules';
import { hashOfToken, newToken } from '../../lib/tokens';

export type EmailLinkPurpose = 'confirm' | 'undo';

/** The purpose of a link. */
export interface EmailLink {
  accountId: number;
  email: string;
  createdAt: Date;
  /** When the login began that asked for the address. */
  since: Date;
}

/** The account of a link, locked until the transaction ends. */
export interface AddressHolder {
  id: number;
  username: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Creates a link's token inside a transaction. A new address to confirm voids links to any other. `since` is when the
 * login began that asks for it; of several that ask for one address the first counts.
 */
export async function openEmailLink(
  tx: Queryable,
  purpose: EmailLinkPurpose,
  { accountId, email, since }: { accountId: number; email: string; since?: Date | undefined },
  now: Date,
): Promise<string> {
  await tx.run(sql`delete from email_link where account_id = ${accountId} and expires_at <= ${now}`);
  if (purpose === 'confirm')
    await tx.run(
      sql`delete from email_link where account_id = ${accountId} and purpose = 'confirm' and lower(email) <> lower(${email})`,
    );
  const token = newToken();
  await tx.run(sql`
    insert into email_link (token_hash, account_id, purpose, email, created_at, expires_at, since)
    values (${hashOfToken(token)}, ${accountId}, ${purpose}, ${email}, ${now}, ${new Date(now.getTime() + emailLinkLivesFor[purpose])},
      least(${since ?? now}::timestamptz, (select min(since) from email_link where account_id = ${accountId} and purpose = 'confirm' and ${purpose} = 'confirm')))`);
  return token;
}

/** Consumes a link inside a transaction; undefined when it is unknown, used or expired. */
export async function takeEmailLink(
  tx: Queryable,
  purpose: EmailLinkPurpose,
  token: string,
  now: Date,
): Promise<EmailLink | undefined> {
  return tx.row<EmailLink>(sql`
    delete from email_link where token_hash = ${hashOfToken(token)} and purpose = ${purpose} and expires_at > ${now}
    returning account_id as "accountId", email, created_at as "createdAt", coalesce(since, created_at) as since`);
}

/** The enabled account, locked until the transaction ends. */
export async function lockHolder(tx: Queryable, accountId: number): Promise<AddressHolder | undefined> {
  return tx.row<AddressHolder>(sql`
    select id, username, email, email_verified_at is not null as "emailVerified" from account where id = ${accountId} and disabled_at is null for update`);
}

/** Makes a confirmed address the account's, by the link with this token; false when another account has confirmed it. */
export async function setProvenEmail(
  tx: Queryable,
  accountId: number,
  email: string,
  now: Date,
  token?: string,
): Promise<boolean> {
  try {
    const link = token === undefined ? '' : hashOfToken(token);
    await tx.run(
      sql`update account set email = ${email}, email_verified_at = ${now}, confirmed_link_hash = ${link} where id = ${accountId}`,
    );
    await forgetBounce(tx, email);
    return true;
  } catch (error) {
    if (sqlState(error) === '23505') return false;
    throw error;
  }
}

/** Whether a link confirmed the address that its account still has. */
export async function hasConfirmed(queryable: Queryable, token: string): Promise<boolean> {
  const account = await queryable.row(sql`
    select from account where confirmed_link_hash <> '' and confirmed_link_hash = ${hashOfToken(token)} and email_verified_at is not null and disabled_at is null`);
  return account !== undefined;
}

/** Marks the account's address as confirmed, because its owner read an email there. */
export async function markProven(tx: Queryable, accountId: number, now: Date): Promise<void> {
  await tx.run(sql`
    update account set email_verified_at = ${now} where id = ${accountId} and email_verified_at is null
      and not exists (select from account other where lower(other.email) = lower(account.email) and other.email_verified_at is not null)`);
}

/** Clears the reason of drafts that only waited for the address. Listings are locked before their account, so this comes first. */
export async function releaseDrafts(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(
    sql`update property set draft_reason = null where owner_id = ${accountId} and lifecycle = 'draft' and draft_reason = ${confirmEmailFirst}`,
  );
}

/** Voids an account's links to confirm an address. */
export async function dropConfirmLinks(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(sql`delete from email_link where account_id = ${accountId} and purpose = 'confirm'`);
}

/** Voids the undo links of changes made after an instant: a thief must not undo the undoing. */
export async function dropUndoLinks(tx: Queryable, accountId: number, from: Date): Promise<void> {
  await tx.run(
    sql`delete from email_link where account_id = ${accountId} and purpose = 'undo' and created_at >= ${from}`,
  );
}

/** Where the next link goes: a new address waiting for confirmation, or the account's own unconfirmed one; undefined when there is nothing to confirm. */
export async function addressToConfirm(
  queryable: Queryable,
  accountId: number,
  now: Date,
): Promise<string | undefined> {
  const found = await queryable.row<{ email: string | null }>(sql`
    select coalesce(
      (select email from email_link where account_id = ${accountId} and purpose = 'confirm' and expires_at > ${now} order by created_at desc limit 1),
      (select email from account where id = ${accountId} and email_verified_at is null)) as email`);
  return found?.email ?? undefined;
}

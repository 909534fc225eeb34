import { confirmEmailFirst } from '@contract/emailProof';
import type { Lifecycle } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import type { Account } from '../../lib/account';
import { Problem } from '../../lib/problem';
import { confirmBy } from './confirmationRules';
import { checkLifecycle, checkComplete, cityOf, whyDraft } from './propertiesRules';
import type { Columns } from './propertyColumns';
import type { ListingCatalogue } from './listingCatalogue';
import type { PropertyRow } from './propertyRows';

type Deps = Pick<ServerDeps, 'settings' | 'now'>;

/** Whether an account belongs to us. Locks the account until the transaction ends. */
export async function lockOwner(tx: Queryable, accountId: number): Promise<{ isOffice: boolean }> {
  const owner = await tx.row<{ isOffice: boolean }>(
    sql`select is_office or is_superuser as "isOffice" from account where id = ${accountId} for no key update`,
  );
  return { isOffice: owner?.isOffice ?? false };
}

/** Why a listing cannot be published, in words for its owner. */
export interface PublishBlocker {
  code: 'email_unverified' | 'allowance_used';
  reason: string;
}

/** Why this account, which is locked, may not publish another listing now; null when it may. */
export async function publishBlocker(
  tx: Queryable,
  { settings, now }: Deps,
  accountId: number,
): Promise<PublishBlocker | null> {
  const used = await tx.row<{ verified: boolean; published: number; slots: (number | null)[] }>(sql`
    select (select email_verified_at is not null from account where id = ${accountId}) as verified,
      (select count(*)::int from property where owner_id = ${accountId} and lifecycle = 'published') as published,
      coalesce((select json_agg(slots) from package_grant where account_id = ${accountId} and starts_at <= ${now()} and expires_at > ${now()}), '[]') as slots`);
  if (!used?.verified) return { code: 'email_unverified', reason: confirmEmailFirst };
  const reason = whyDraft({ free: settings.freeListings, slots: used.slots, published: used.published });
  return reason === null ? null : { code: 'allowance_used', reason };
}

/** The columns that mark a listing as still available. */
export function confirmedColumns(isOffice: boolean, now: Date): Columns {
  return new Map<string, unknown>([
    ['confirmed_at', now],
    ['confirm_by', confirmBy(isOffice, now)],
    ['warned_at', null],
  ]);
}

/** The columns that change with a listing's lifecycle. */
export function lifecycleColumns(from: Lifecycle | null, to: Lifecycle, isOffice: boolean, now: Date): Columns {
  return new Map<string, unknown>([
    ['lifecycle', to],
    ['draft_reason', null],
    ['archived_reason', null],
    ['warned_at', null],
    ...(to === 'published' ? confirmedColumns(isOffice, now) : []),
    // its days on the market start with its publication
    ...(from === 'draft' ? [['created_at', now] as const] : []),
  ]);
}

/** The columns that move a locked listing to another lifecycle, or why that must wait. @throws Problem 400 by field, 409 for an impossible transition */
export async function transitionTo(
  tx: Queryable,
  deps: Deps,
  account: Account,
  kinds: ListingCatalogue,
  listing: PropertyRow,
  to: Lifecycle,
): Promise<{ columns: Columns } | { waiting: PublishBlocker }> {
  checkLifecycle(listing.lifecycle, to);
  if (listing.lifecycle === to) return { columns: new Map() };
  const { isOffice } = await lockOwner(tx, listing.owner_id);
  if (to === 'published') checkComplete(listing);
  const waiting = to === 'published' && !account.isSuperuser ? await publishBlocker(tx, deps, listing.owner_id) : null;
  if (waiting) return { waiting };
  const city: Columns =
    listing.city_id === 0 ? new Map([['city_id', cityOf(kinds.cities, listing.location)]]) : new Map();
  return { columns: new Map([...city, ...lifecycleColumns(listing.lifecycle, to, isOffice, deps.now())]) };
}

export const isPublishBlocked = ({ code, reason }: PublishBlocker): Problem => new Problem(409, code, reason);

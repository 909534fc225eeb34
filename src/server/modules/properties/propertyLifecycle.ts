import { confirmEmailFirst } from '@contract/emailProof';
import type { Lifecycle } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { PropertiesDeps } from './propertiesDeps';
import type { Account } from '../../lib/account';
import { Problem } from '../../lib/problem';
import { confirmBy } from './confirmationRules';
import {
  checkLifecycle,
  checkComplete,
  checkRera,
  cityOf,
  isListingStaff,
  isUnpublished,
  whyDraft,
} from './propertiesRules';
import type { Columns } from './propertyColumns';
import type { ListingCatalogue } from './listingCatalogue';
import type { PropertyRow } from './propertyRows';
import { checkStoredValues } from './checkValues';

type Deps = Pick<PropertiesDeps, 'settings' | 'now'>;

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
      (select count(*)::int from property where owner_id = ${accountId} and (lifecycle = 'published' or submitted_at is not null)) as published,
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
    ['return_reason', null],
    ['submitted_at', null],
    ['warned_at', null],
    ...(to === 'published' ? confirmedColumns(isOffice, now) : []),
    // its days on the market start with its publication
    ...(from !== null && isUnpublished(from) ? [['created_at', now] as const] : []),
  ]);
}

/** The columns of a draft that its owner submits to the review of the office. */
export const submittedColumns = (now: Date): Columns =>
  new Map<string, unknown>([
    ['lifecycle', 'draft'],
    ['submitted_at', now],
    ['draft_reason', null],
    ['return_reason', null],
  ]);

/** Whether the office reviews a listing before this account's first publication of it. */
export const needsReview = (
  { settings }: Pick<Deps, 'settings'>,
  account: Account,
  { isOffice }: { isOffice: boolean },
): boolean => settings.listingReview && !isOffice && !isListingStaff(account);

/** The columns that move a locked listing to another lifecycle, or why that must wait. The first publication by an owner may begin a review instead. @throws Problem 400 by field, 409 for an impossible transition */
export async function transitionTo(
  tx: Queryable,
  deps: Deps,
  account: Account,
  kinds: ListingCatalogue,
  listing: PropertyRow,
  { to, confirms }: { to: Lifecycle; confirms?: boolean | undefined },
): Promise<{ columns: Columns } | { waiting: PublishBlocker }> {
  checkLifecycle(listing.lifecycle, to);
  if (listing.lifecycle === to) return { columns: new Map() };
  const owner = await lockOwner(tx, listing.owner_id);
  if (to === 'published') {
    checkComplete(listing);
    checkRera(listing);
  }
  const isReviewed = isUnpublished(listing.lifecycle) && needsReview(deps, account, owner);
  if (listing.lifecycle === 'in_review' && isReviewed) return { columns: new Map() };
  const waiting =
    to === 'published' && !isListingStaff(account) ? await publishBlocker(tx, deps, listing.owner_id) : null;
  if (waiting) return { waiting };
  const city = await checkedCity(tx, kinds, listing, { to, confirms });
  const life = isReviewed
    ? submittedColumns(deps.now())
    : lifecycleColumns(listing.lifecycle, to, owner.isOffice, deps.now());
  return { columns: new Map([...city, ...life]) };
}

/** The column of the city, where the location tells it. @throws Problem 400 by field, for values that must not be published */
async function checkedCity(
  tx: Queryable,
  kinds: ListingCatalogue,
  listing: PropertyRow,
  { to, confirms }: { to: Lifecycle; confirms?: boolean | undefined },
): Promise<Columns> {
  const cityId = listing.city_id || cityOf(kinds.cities, listing.location);
  if (to === 'published') await checkStoredValues(tx, listing.id, { ...listing, city_id: cityId }, confirms);
  return listing.city_id === cityId ? new Map() : new Map([['city_id', cityId]]);
}

/**
 * The columns that move a locked listing to another lifecycle when staff do it: outside of allowances and without a
 * review. @throws Problem 400 by field, 409 for an impossible transition
 */
export async function transitionByStaff(
  tx: Queryable,
  now: Date,
  kinds: ListingCatalogue,
  listing: PropertyRow,
  to: Lifecycle,
): Promise<Columns> {
  checkLifecycle(listing.lifecycle, to);
  if (listing.lifecycle === to) return new Map();
  const owner = await lockOwner(tx, listing.owner_id);
  if (to === 'published') {
    checkComplete(listing);
    checkRera(listing);
  }
  const city = await checkedCity(tx, kinds, listing, { to });
  return new Map([...city, ...lifecycleColumns(listing.lifecycle, to, owner.isOffice, now)]);
}

export const isPublishBlocked = ({ code, reason }: PublishBlocker): Problem => new Problem(409, code, reason);

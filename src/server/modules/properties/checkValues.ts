import type { Queryable } from '../../db/database';
import {
  type Measured,
  asksWhetherRight,
  checkFloor,
  checkPointInCity,
  checkPossible,
  usualInstead,
} from './unusualRules';
import { cityMiddle, forgetUnusual, isConfirmed, noteConfirmed, usualPricesFor } from './unusualStore';

/** Refuses a point outside of the listing's city. @throws Problem 400 */
export async function checkPlace(queryable: Queryable, listing: Measured): Promise<void> {
  if (listing.latitude !== null) checkPointInCity(listing, await cityMiddle(queryable, listing.city_id));
}

/**
 * Refuses what is impossible, and asks once about a price that is far from what such homes cost there. Returns whether
 * it is, and `confirms` says that it is right.
 * @throws Problem 400 by field
 */
export async function checkNewValues(queryable: Queryable, listing: Measured, confirms = false): Promise<boolean> {
  checkPossible(listing);
  await checkPlace(queryable, listing);
  return isConfirmedUnusual(queryable, listing, { confirms });
}

async function isConfirmedUnusual(
  queryable: Queryable,
  listing: Measured,
  { id, confirms }: { id?: number; confirms: boolean },
): Promise<boolean> {
  if (listing.price_in_paise === null) return false;
  const usual = usualInstead(listing, await usualPricesFor(queryable, listing, id));
  if (usual === null) return false;
  if (confirms || (id !== undefined && (await isConfirmed(queryable, id, listing)))) return true;
  throw asksWhetherRight(listing.price_in_paise, usual, listing.purpose);
}

/** Asks about the price of a listing as others see it, or are about to, and keeps the answer. @throws Problem 400 by field */
export async function askIfUnusual(tx: Queryable, id: number, listing: Measured, confirms = false): Promise<void> {
  if (await isConfirmedUnusual(tx, listing, { id, confirms })) await noteConfirmed(tx, id, 'price', listing);
  else await forgetUnusual(tx, id);
}

/** Checks the values of a listing that is about to be published. @throws Problem 400 by field */
export async function checkStoredValues(
  tx: Queryable,
  id: number,
  listing: Measured,
  confirms: boolean | undefined,
): Promise<void> {
  checkPossible(listing);
  await checkPlace(tx, listing);
  await askIfUnusual(tx, id, listing, confirms);
}

const priced = ['price_in_paise', 'size_in_sqft', 'type_id', 'city_id', 'purpose'] as const;
const floors = ['floor', 'floors'] as const;
const placed = ['latitude', 'longitude', 'city_id'] as const;

/** Checks what a change has made of a listing; values that it leaves alone may stay as they are. @throws Problem 400 by field */
export async function checkChangedValues(
  tx: Queryable,
  id: number,
  { before, after, isShown, confirms }: { before: Measured; after: Measured; isShown: boolean; confirms: boolean },
): Promise<void> {
  const differs = (names: readonly (keyof Measured)[]) => names.some((name) => before[name] !== after[name]);
  if (differs(floors)) checkFloor(after);
  if (differs(placed)) await checkPlace(tx, after);
  if (isShown && (differs(priced) || confirms)) await askIfUnusual(tx, id, after, confirms);
}

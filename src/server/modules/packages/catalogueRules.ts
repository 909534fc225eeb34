import type { AddOnDelivery } from '@contract/addOnOrders';
import * as messages from '@messages/server/catalogue';
import { Problem, badField } from '../../lib/problem';

interface Version {
  id: number;
  price: number;
  begins_at: string;
  state: 'past' | 'current' | 'coming';
}

/**
 * When an offered price begins: now, or at the given later instant. @throws Problem 400 by field for one in the past, or at
 * which another price begins
 */
export function beginOf(given: string | undefined, versions: readonly Version[], now: Date): Date {
  if (given === undefined) return now;
  const at = new Date(given);
  if (at <= now) throw badField('begins_at', messages.beginsInThePast);
  if (versions.some(({ begins_at }) => Date.parse(begins_at) === at.getTime()))
    throw badField('begins_at', messages.beginsTwice);
  return at;
}

/** Only a price that has not begun can be removed: orders may keep the others. @throws Problem 409 */
export function assertWithdrawable(id: number, versions: readonly Version[]): void {
  if (!versions.some((version) => version.id === id && version.state === 'coming'))
    throw new Problem(409, 'already_begun', messages.thisPriceHasBegun);
}

interface ForSale {
  id: number;
  name: string;
  retired_at: string | null;
  versions: readonly Version[];
}

/**
 * Visitors need something to buy, and an order without a package is recognised by its price, so no two packages on sale
 * may cost the same.
 *
 * @throws Problem 409 when no package is left, 400 by field for a price of another one
 */
export function checkPackages(all: readonly ForSale[], changedId: number): void {
  const onSale = all.filter(({ retired_at: retired }) => retired === null);
  if (onSale.length === 0) throw new Problem(409, 'last_package', messages.lastPackageStays);
  const changed = onSale.find(({ id }) => id === changedId);
  const pricesOf = ({ versions }: ForSale) =>
    versions.filter(({ state }) => state !== 'past').map(({ price }) => price);
  const same =
    changed &&
    onSale.find(
      (other) => other.id !== changedId && pricesOf(other).some((price) => pricesOf(changed).includes(price)),
    );
  if (same) throw badField('price', messages.samePrice(same.name));
}

/** @throws Problem 400 by field unless the days fit the way of delivery */
export function checkDays(delivery: AddOnDelivery, days: number | null): void {
  if (delivery === 'featured' && days === null) throw badField('feature_days', messages.featuringNeedsDays);
  if (delivery !== 'featured' && days !== null) throw badField('feature_days', messages.onlyFeaturingHasDays);
}

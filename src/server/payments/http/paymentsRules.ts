import { consultationInPaise } from '@contract/prices';
import type { NewOrder, Order } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentGateway } from '../gateways/gateway';
import type { PaymentStatus } from '../ledger/paymentState';
import { Problem, badField } from '../../lib/problem';
import type { Priced, PriceList } from '../ledger/prices';
import { type Purchase, type PurchaseLine, idsOf, totalOf } from '../ledger/purchase';
import { formatPrice } from '../../lib/formatRupees';

type OrderedItems = Pick<NewOrder, 'amount' | 'package' | 'add_ons' | 'property' | 'upgrade'>;

/** Whether a body asks again for what was ordered: the same items, listing and amount. */
export function asksForSame(
  { lines, propertyId }: Pick<Purchase, 'lines' | 'propertyId'>,
  { amount, package: packageId, add_ons = [], property, upgrade }: OrderedItems,
): boolean {
  const [ordered] = idsOf(lines, 'package');
  const samePackage = packageId === ordered || (packageId === undefined && add_ons.length === 0);
  const sameAddOns = String(idsOf(lines, 'add_on')) === String([...add_ons].sort((one, other) => one - other));
  const sameUpgrade = upgrade === lines.find(({ kind }) => kind === 'credit')?.id;
  return samePackage && sameAddOns && sameUpgrade && property === propertyId && amount === totalOf(lines);
}

/** The package that replaces another one, which is bought on its own. @throws Problem 400 by field */
export function upgradeOrder({ package: packageId, add_ons = [], property }: OrderedItems): number {
  if (packageId === undefined || property !== undefined || add_ons.length > 0)
    throw badField('upgrade', messages.buyAnUpgradeOnItsOwn);
  return packageId;
}

/** @throws Problem 400 by field unless the amount is that of the lines */
export function checkAmount(amount: number, lines: readonly PurchaseLine[]): void {
  if (totalOf(lines) !== amount) throw wrongAmount(totalOf(lines));
}

/** Add-ons without a package need their listing: what is bought can be delivered. @throws Problem 400 by field */
export function checkDeliverable({ package: packageId, add_ons = [], property }: OrderedItems): void {
  if (packageId === undefined && add_ons.length > 0 && property === undefined)
    throw badField('property', messages.chooseTheListingOfTheAddOns);
}

/** A listing of the buyer's. */
export interface OwnListing {
  id: number;
  title: string;
}

/**
 * The items of an order at list prices: a package, add-ons, or both. An order that names neither buys the package of
 * its price.
 *
 * @throws Problem 400 by field: an unknown item, an add-on twice, a wrong amount.
 */
export function purchaseLines(
  { amount, package: packageId, add_ons = [] }: OrderedItems,
  prices: PriceList,
  listing?: OwnListing,
): PurchaseLine[] {
  const addOns = add_ons.map((id) => ({
    ...lineOf('add_on', prices.addOns.find((addOn) => addOn.id === id) ?? notForSale('add_ons')),
    ...(listing && { listing: listing.title }),
  }));
  if (new Set(add_ons).size < add_ons.length) throw badField('add_ons', messages.chooseEachAddOnOnce);
  const lines = [...packageLines({ amount, package: packageId, add_ons }, prices), ...addOns];
  checkAmount(amount, lines);
  return lines;
}

function packageLines(
  { amount, package: packageId, add_ons = [] }: OrderedItems,
  { packages }: PriceList,
): PurchaseLine[] {
  if (packageId !== undefined)
    return [lineOf('package', packages.find(({ id }) => id === packageId) ?? notForSale('package'))];
  return add_ons.length > 0 ? [] : [lineOf('package', packageByPrice(packages, amount))];
}

/**
 * The listing that add-ons are bought for. @throws Problem 400 by field for one that is not the buyer's, or without
 * add-ons
 */
export function listingFor({ add_ons = [] }: OrderedItems, listing: OwnListing | undefined): OwnListing {
  if (add_ons.length === 0) throw badField('property', messages.nameAListingOnlyForAdd);
  if (!listing) throw badField('property', messages.chooseOneOfYourOwnListings);
  return listing;
}

/** A meeting cannot be combined with other items. @throws Problem 400 by field */
export function checkMeetingOrder({ amount, package: packageId, add_ons = [], property, upgrade }: OrderedItems): void {
  if (packageId !== undefined || property !== undefined || upgrade !== undefined || add_ons.length > 0)
    throw badField('meeting', messages.buyAMeetingOnItsOwn);
  if (amount !== consultationInPaise) throw wrongAmount(consultationInPaise);
}

/**
 * A meeting is paid while its slot is held. @throws Problem 400 for another account's, 409 for a paid or released one
 */
export function payableMeeting<Meeting extends { status: string; held_until: Date }>(
  meeting: Meeting | undefined,
  at: Date,
): Meeting {
  if (!meeting) throw badField('meeting', messages.weCouldNotFindThisMeeting);
  if (meeting.status === 'booked') throw new Problem(409, 'already_paid', messages.thisMeetingIsAlreadyPaid);
  if (meeting.status === 'cancelled' || meeting.held_until <= at)
    throw new Problem(409, 'slot_over', messages.thisTimeIsNoLongerHeld);
  return meeting;
}

const wrongAmount = (price: number) => badField('amount', messages.thePrice(formatPrice(price)));

function notForSale(field: string): never {
  throw badField(field, messages.thisIsNoLongerAvailable);
}

function lineOf(kind: PurchaseLine['kind'], { id, name, price_in_paise, version }: Priced): PurchaseLine {
  return { kind, id, name, amountInPaise: price_in_paise, version };
}

function packageByPrice(packages: readonly Priced[], price: number): Priced {
  const [found, other] = packages.filter(({ price_in_paise }) => price_in_paise === price);
  if (!found || other) throw badField('amount', messages.thisAmountDoesNotMatch);
  return found;
}

interface Payable {
  status: PaymentStatus;
  orderId: string | null;
  gateway: string;
  amountInPaise: number;
  meeting: { status: string; held_until: Date } | undefined;
}

/**
 * The payment sheet's options while a purchase can be paid; null if it is settled, expired, at another gateway, or for
 * a slot that is no longer held. A slot that is held again can be paid again.
 */
export function orderToPay(
  { status, orderId, gateway, amountInPaise, meeting }: Payable,
  ours: Pick<PaymentGateway, 'id' | 'publicKey'>,
  at: Date,
): Order | null {
  const open = status === 'pending' || status === 'failed' || (status === 'expired' && meeting !== undefined);
  if (!open || !orderId || gateway !== ours.id || (meeting && (meeting.status !== 'held' || meeting.held_until <= at)))
    return null;
  return { id: orderId, amount: amountInPaise, currency: 'INR', key_id: ours.publicKey, gateway: ours.id };
}

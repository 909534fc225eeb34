import type { AddOn, Package } from '@contract/packages';
import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/app/packages';
import { exactMoney } from '../../ui/Money';

/** The choice on the packages page: a package, add-on ids, and the listing that the add-ons are for. */
export interface PackageChoice {
  /** `none` for add-ons only; null if nothing is chosen yet, which means the popular package. */
  packageId: number | 'none' | null;
  addOnIds: readonly number[];
  propertyId?: number | null;
}

/**
 * The id of the form that submits the choice without scripts. Its fields are outside it, because the payment has a form
 * of its own.
 */
export const packageForm = 'package-choice';

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
const idOf = (text: string | null) => (text && isId(text) ? Number(text) : null);

/** `?package=2&add_ons=1&add_ons=4&property=7` → choice. Invalid ids are ignored; `package=none` means no package. */
export function readPackageChoice(params: URLSearchParams): PackageChoice {
  const chosen = params.get('package');
  return {
    packageId: chosen === 'none' ? 'none' : idOf(chosen),
    addOnIds: [...new Set(params.getAll('add_ons').filter(isId).map(Number))],
    propertyId: idOf(params.get('property')),
  };
}

/** The query that `readPackageChoice` reads. */
export function writePackageChoice({ packageId, addOnIds, propertyId }: PackageChoice): URLSearchParams {
  return new URLSearchParams([
    ...(packageId === null ? [] : [['package', String(packageId)]]),
    ...addOnIds.map((id) => ['add_ons', String(id)]),
    ...(propertyId ? [['property', String(propertyId)]] : []),
  ]);
}

/**
 * Resolves a choice against the catalogue: an unknown package becomes the popular one, `none` is null, unknown add-ons
 * are dropped.
 */
export function chosenFrom(
  { packageId, addOnIds }: PackageChoice,
  packages: readonly Package[],
  addOns: readonly AddOn[],
) {
  const popular = packages.find((each) => each.popular) ?? packages[0] ?? null;
  return {
    chosen: packageId === 'none' ? null : (packages.find(({ id }) => id === packageId) ?? popular),
    extras: addOns.filter(({ id }) => addOnIds.includes(id)),
  };
}

type Priced = Pick<Package, 'price'>;

/** The price list is in whole rupees. */
export const priceInPaise = ({ price }: Priced): number => price * 100;

export function totalInPaise(parts: readonly (Priced | null)[]): number {
  return parts.reduce((sum, part) => sum + (part ? priceInPaise(part) : 0), 0);
}

const listed = (names: readonly { name: string }[]) =>
  new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(names.map(({ name }) => name));

/** The title of a payment: "Premium package with Virtual tour and Featured listing", "Virtual tour". */
export function purchaseName(chosen: Pick<Package, 'name'> | null, extras: readonly Pick<AddOn, 'name'>[]): string {
  if (!chosen) return listed(extras);
  return messages.packageNameCountListed(chosen.name, extras.length, listed(extras));
}

/** The message to the office about a choice: package, add-ons, total. */
export function packageMessage(
  chosen: Pick<Package, 'name' | 'price' | 'duration'> | null,
  extras: readonly Pick<AddOn, 'name' | 'price'>[],
): string {
  const priced = ({ name, price }: Pick<AddOn, 'name' | 'price'>) => `${name} (${exactMoney(price * 100)})`;
  if (!chosen && extras.length === 0) return messages.helloIHaveAQuestionAbout(brand);
  const lines = [
    chosen && messages.helloIWouldLikeThePackage(brand, chosen.name, chosen.duration, exactMoney(priceInPaise(chosen))),
    extras.length > 0 &&
      `${chosen ? messages.addOns : messages.helloIWouldLikeTheseAdd(brand)}: ${extras.map(priced).join(', ')}.`,
    messages.totalAmount(exactMoney(totalInPaise([chosen, ...extras]))),
  ];
  return lines.filter(Boolean).join(' ');
}

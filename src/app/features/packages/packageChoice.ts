import type { AddOn, Package } from '@contract/packages';
import { brand } from '@contract/brand';
import { exactMoney } from '../../ui/Money';

/** What is chosen on the packages page: a package by id, add-ons by id. */
export interface PackageChoice {
  packageId: number | null;
  addOnIds: readonly number[];
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** `?package=2&add_ons=1&add_ons=4` → choice; what is no id is left out. */
export function readPackageChoice(params: URLSearchParams): PackageChoice {
  const chosen = params.get('package') ?? '';
  return { packageId: isId(chosen) ? Number(chosen) : null, addOnIds: [...new Set(params.getAll('add_ons').filter(isId).map(Number))] };
}

/** The query that `readPackageChoice` reads. */
export function writePackageChoice({ packageId, addOnIds }: PackageChoice): URLSearchParams {
  return new URLSearchParams([...(packageId === null ? [] : [['package', String(packageId)]]), ...addOnIds.map((id) => ['add_ons', String(id)])]);
}

/** A choice as what is on offer: a package that is not offered (or none) becomes the popular one, unknown add-ons are dropped. */
export function chosenFrom({ packageId, addOnIds }: PackageChoice, packages: readonly Package[], addOns: readonly AddOn[]) {
  return {
    chosen: packages.find(({ id }) => id === packageId) ?? packages.find(({ popular }) => popular) ?? packages[0],
    extras: addOns.filter(({ id }) => addOnIds.includes(id)),
  };
}

type Priced = Pick<Package, 'price'>;

/** The price list is in whole rupees. */
export const priceInPaise = ({ price }: Priced): number => price * 100;

export function totalInPaise(parts: readonly Priced[]): number {
  return parts.reduce((sum, part) => sum + priceInPaise(part), 0);
}

/** What a payment of a choice is called: "Premium package with Virtual tour and Featured listing". */
export function purchaseName(chosen: Pick<Package, 'name'>, extras: readonly Pick<AddOn, 'name'>[]): string {
  const beside = new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(extras.map(({ name }) => name));
  return `${chosen.name} package${beside && ` with ${beside}`}`;
}

/** What the office reads when somebody asks for a package: package, add-ons, total. */
export function packageMessage(chosen: Pick<Package, 'name' | 'price' | 'duration'>, extras: readonly Pick<AddOn, 'name' | 'price'>[]): string {
  const priced = ({ name, price }: Pick<AddOn, 'name' | 'price'>) => `${name} (${exactMoney(price * 100)})`;
  const lines = [
    `Hello ${brand}, I would like the ${chosen.name} package for ${chosen.duration} (${exactMoney(priceInPaise(chosen))}).`,
    extras.length > 0 && `Add-ons: ${extras.map(priced).join(', ')}.`,
    `Total: ${exactMoney(totalInPaise([chosen, ...extras]))}.`,
  ];
  return lines.filter(Boolean).join(' ');
}

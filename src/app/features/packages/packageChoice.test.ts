import { builtInAddOns, builtInPackages, offered } from './builtInPackages';
import {
  chosenFrom,
  packageMessage,
  purchaseName,
  readPackageChoice,
  totalInPaise,
  writePackageChoice,
} from './packageChoice';

const read = (query: string) =>
  chosenFrom(readPackageChoice(new URLSearchParams(query)), builtInPackages, builtInAddOns);
const names = ({ chosen, extras }: ReturnType<typeof read>) => [chosen?.name, ...extras.map(({ name }) => name)];

it('offers the server’s list, or the built-in one if that is empty or cannot be loaded', () => {
  expect(offered(undefined, builtInPackages)).toBe(builtInPackages);
  expect(offered([], builtInPackages)).toBe(builtInPackages);
  const own = [{ ...builtInPackages[0]!, price: 1 }];
  expect(offered(own, builtInPackages)).toBe(own);
});

it('has the specification’s prices', () => {
  expect(builtInPackages.map(({ name, price, duration, popular }) => [name, price, duration, popular])).toEqual([
    ['Basic', 2_999, '30 days', false],
    ['Premium', 5_999, '60 days', true],
    ['Enterprise', 12_999, '90 days', false],
  ]);
  expect(builtInAddOns.map(({ price }) => price)).toEqual([1_499, 2_499, 999, 1_999]);
});

it('starts with the popular package and no add-ons', () => {
  expect(names(read(''))).toEqual(['Premium']);
});

it('supports add-ons without a package: named, added up, and restored from the address', () => {
  const choice = readPackageChoice(new URLSearchParams('package=none&add_ons=2&add_ons=3&property=7'));
  const { chosen, extras } = chosenFrom(choice, builtInPackages, builtInAddOns);
  expect([chosen, extras.map(({ name }) => name), choice.propertyId]).toEqual([
    null,
    ['Virtual tour', 'Featured listing'],
    7,
  ]);
  expect([totalInPaise([chosen, ...extras]), purchaseName(chosen, extras)]).toEqual([
    349_800,
    'Virtual tour and Featured listing',
  ]);
  expect(writePackageChoice(choice).toString()).toBe('package=none&add_ons=2&add_ons=3&property=7');
  expect(packageMessage(chosen, extras)).toBe(
    'Hello Aangan Estates, I would like these add-ons without a package: Virtual tour (₹2,499), Featured listing (₹999). Total: ₹3,498.',
  );
  expect(packageMessage(null, [])).toBe('Hello Aangan Estates, I have a question about your packages and add-ons.');
});

it('reads package and add-ons from the address without duplicates', () => {
  expect(names(read('package=1&add_ons=4&add_ons=2&add_ons=4'))).toEqual([
    'Basic',
    'Virtual tour',
    'Social media promotion',
  ]);
});

it.each(['package=9', 'package=x&add_ons=x', 'package=-1&add_ons=99', 'package=1.5'])(
  'falls back to the popular package for ?%s',
  (query) => {
    expect(names(read(query))).toEqual(['Premium']);
  },
);

it('adds up in paise', () => {
  const { chosen, extras } = read('package=2&add_ons=1&add_ons=3');
  expect(totalInPaise([chosen!, ...extras])).toBe(849_700);
});

it('lists package, add-ons and total in the message to the office', () => {
  const { chosen, extras } = read('package=3&add_ons=2');
  expect(packageMessage(chosen!, extras)).toBe(
    'Hello Aangan Estates, I would like the Enterprise package for 90 days (₹12,999). Add-ons: Virtual tour (₹2,499). Total: ₹15,498.',
  );
  expect(packageMessage(chosen!, [])).toBe(
    'Hello Aangan Estates, I would like the Enterprise package for 90 days (₹12,999). Total: ₹12,999.',
  );
});

import { type OfficeScreen, addressOf, officeScreens } from '@app/root/office/screens';

/** The path of each screen, and of those below it. */
const pathsOf = ({ path, below = {} }: OfficeScreen): string[] => [
  path,
  ...Object.keys(below).map((each) => `${path}/${each}`),
];

/**
 * Other states of the office's screens in the demonstration: an open row, another tab. A path with a parameter
 * (`articles/:id`) is visited with these alone.
 */
const states: Readonly<Record<string, readonly string[]>> = {
  leads: ['?open=1'],
  'leads/person/:id': ['/1'],
  contacts: ['?open=1'],
  listings: ['?open=1'],
  agents: ['?open=4'],
  visits: ['?view=week', '?view=sheet'],
  'addon-orders': ['?open=1'],
  'articles/:id': ['/1', '/new'],
  'pages/:slug': ['/about', '/disclaimer'],
  services: ['?open=1'],
  slides: ['?open=new'],
  team: ['?open=1'],
  newsletters: ['?tab=subscribers'],
  'newsletters/:id': ['/new'],
  advertisements: ['?open=1'],
  reviews: ['?open=1'],
  payments: ['?open=1'],
  'imports/:id': ['/1'],
  people: ['?open=1'],
  packages: ['?open=1', '?tab=add-ons&open=new'],
  costs: ['?open=2'],
};

/** The addresses of a screen that browser tests visit. */
export function addressesOf(screen: OfficeScreen): string[] {
  return pathsOf(screen).flatMap((path) => {
    const [plain, parameter] = path.split('/:');
    const address = addressOf({ path: plain ?? '' });
    return [...(parameter ? [] : [address]), ...(states[path] ?? []).map((state) => address + state)];
  });
}

/** Every screen of the office with the addresses that browser tests visit. */
export const officeAddresses = officeScreens.flatMap(addressesOf);

/** What an entry lacks, in words. */
export function lacksOf(screen: OfficeScreen): string[] {
  const paths = pathsOf(screen);
  return [
    ...(screen.title ? [] : [`${screen.path} has no title`]),
    ...(screen.help ? [] : [`${screen.path} has no help`]),
    ...paths.flatMap((path) =>
      path.includes(':') && !states[path] ? [`test/support/officeAddresses.ts has no state of ${path}`] : [],
    ),
  ];
}

/** States of paths that no screen has. */
export const strayStates = Object.keys(states).filter((path) => !officeScreens.flatMap(pathsOf).includes(path));

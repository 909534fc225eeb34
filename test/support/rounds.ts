import { type Screen, screens } from './screens';

interface Round {
  name: string;
  as?: Screen['as'];
  /** Whether other rounds of `npm test` see the same screens, as somebody else. */
  isRepeated?: boolean;
  screens: readonly Screen[];
}

const areas: readonly (Omit<Round, 'screens'> & { addresses: RegExp })[] = [
  {
    name: 'home, results and selections',
    addresses: /^\/($|properties($|\?)|featured|favourites|compare|property-list)/,
  },
  { name: 'a listing, its forms, login and packages', addresses: /^\/(properties\/|property-form|login|packages)/ },
  {
    name: 'what there is to read',
    addresses: /^\/(agents|blog|reviews|rate-us|construction|about|contact|newsletter|privacy|terms|disclaimer|no\/)/,
  },
  {
    name: 'pages that need an account',
    isRepeated: true,
    addresses: /^\/(profile|my-|meetings|visits|payments|office|(saved-searches|shortlists)(\/\d+)?$)/,
  },
  {
    name: 'links in emails',
    addresses: /^\/(documents|saved-searches\/\D|shortlists\/\D|reset-password|email\/)/,
  },
  { name: 'listings, enquiries and profile', as: 'owner', addresses: /^\/(property-form|my-|profile)/ },
  {
    name: 'appointments, lists and payments',
    as: 'owner',
    addresses: /^\/(meetings|visits|saved-searches|shortlists|payments|packages)/,
  },
  { name: 'the site', as: 'admin', isRepeated: true, addresses: /^\/(?!office)/ },
];

/** As many screens as one browser test visits. */
const atOnce = 12;
const inOffice = screens.filter(({ address, as }) => as === 'admin' && address.startsWith('/office'));
const officeRounds = Array.from({ length: Math.ceil(inOffice.length / atOnce) }, (_, at): Round => ({
  name: `the office, part ${at + 1}`,
  as: 'admin',
  screens: inOffice.slice(at * atOnce, (at + 1) * atOnce),
}));

/** All screens in groups of an account and an area: one browser test visits a group's screens one after another. */
export const rounds: readonly Round[] = [
  ...areas.map(({ addresses, ...round }) => ({
    ...round,
    screens: screens.filter((screen) => screen.as === round.as && addresses.test(screen.address)),
  })),
  ...officeRounds,
];

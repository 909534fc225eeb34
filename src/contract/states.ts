import * as messages from '@messages/contract/states';

/** The states that we sell in, with the register of their authority for real estate. */
export const states = {
  MP: {
    cities: ['Indore'],
    /** The authority, and where its register is searched. */
    rera: { name: messages.rera.MP, register: 'https://www.rera.mp.gov.in/' },
  },
  MH: {
    cities: ['Pune'],
    rera: { name: messages.rera.MH, register: 'https://maharera.maharashtra.gov.in/' },
  },
} as const satisfies Readonly<
  Record<string, { cities: readonly string[]; rera: { name: string; register: `https://${string}` } }>
>;

export type StateCode = keyof typeof states;
export const stateCodes = Object.keys(states) as StateCode[];

/** The state of a city that we sell in. */
export const stateOf = (city: string): StateCode | undefined =>
  stateCodes.find((code) => (states[code].cities as readonly string[]).includes(city));

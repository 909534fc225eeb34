import { type StateCode, states } from '@contract/states';

/** What a code holds: the address of the register, and the number after it, which a phone shows as a part of the address. */
export const registerAddress = (state: StateCode, number: string): string =>
  `${states[state].rera.register}#${encodeURIComponent(number)}`;

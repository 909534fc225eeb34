import type { OfficeEmail } from '@contract/office';

export const emailStates = ['failed', 'waiting', 'bounced', 'sent'] as const satisfies readonly OfficeEmail['state'][];

/** The state that an address names; without one, all. */
export const readEmailState = (params: URLSearchParams): OfficeEmail['state'] | undefined =>
  emailStates.find((one) => one === params.get('state'));

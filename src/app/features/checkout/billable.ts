import { countryOf, stateCodeOf } from '@contract/places/places';
import type { BillingInfo } from '@contract/payments';

/** Whether the details suffice for an invoice: it needs a name, an address and, in India, the state that the tax depends on. */
export function isBillable(info: BillingInfo | null | undefined): boolean {
  if (!info?.name || !info.address || !info.city) return false;
  const country = countryOf(info.country);
  return country !== undefined && (!country.isIndia || info.gstin !== '' || stateCodeOf(info.state) !== undefined);
}

import { countryOf, isPin, stateCodeOf, stateNamed, statesOfPin } from '@contract/places/places';
import type { BillingInfo } from '@contract/payments';
import * as messages from '@messages/server/payments';
import { badField } from '../../lib/problem';

/** A GSTIN of this state belongs to no state: the sea, and companies of several. */
const otherTerritory = '97';

/**
 * Billing details with the state and country that they decide the tax by, in our spelling. @throws Problem 400 by
 * field for what we do not know, and for a PIN or GSTIN that contradicts the state
 */
export function checkedBilling(info: BillingInfo): BillingInfo {
  const country = countryOf(info.country || 'India');
  if (!country) throw badField('country', messages.chooseACountryOfTheList);
  const [state, zip] = [info.state.trim(), info.zip.trim()];
  if (!country.isIndia) {
    if (info.gstin) throw badField('gstin', messages.aGstinIsForIndia);
    return { ...info, state, zip, country: country.name };
  }
  const code = stateIn(state, info.gstin);
  return { ...info, state: stateNamed(code), zip: pinIn(zip, code), country: country.name };
}

function stateIn(state: string, gstin: string): string {
  const registered = gstin.slice(0, 2);
  if (!state && !gstin) throw badField('state', messages.chooseTheState);
  const code = state ? stateCodeOf(state) : registered;
  if (code === undefined) throw badField('state', messages.chooseAStateOfTheList);
  if (gstin && registered !== code && registered !== otherTerritory)
    throw badField('state', messages.thisGstinIsOf(stateNamed(registered)));
  return code;
}

function pinIn(zip: string, code: string): string {
  const pin = zip.replace(/\s/g, '');
  if (pin === '' || code === otherTerritory) return pin;
  if (!isPin(pin)) throw badField('zip', messages.aPinHasSixDigits);
  const states = statesOfPin(pin);
  if (states && !states.includes(code))
    throw badField('zip', messages.thisPinIsIn(states.map(stateNamed), stateNamed(code)));
  return pin;
}

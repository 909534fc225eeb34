import { type CostRateName, costRates } from '@contract/costRates';
import * as messages from '@messages/app/costs';
import { exactMoney } from '../../ui/Money';
import { decimalNumber } from '../../ui/wholeNumber';

/** "9.5%" for hundredths of a percent. */
export const shareLabel = (share: number): string => messages.percent(decimalNumber(share));

/** "4.0%" */
export const yieldLabel = (percent: number): string =>
  messages.percent(decimalNumber(Math.round(percent * 10) * 10, 1));

/** A rate's value by its unit. */
export function rateValue(name: CostRateName, value: number | null): string {
  if (value === null) return messages.none;
  return costRates[name].unit === 'share' ? shareLabel(value) : exactMoney(value);
}

/** A rate's name, which for the local tax depends on the state. */
export const rateName = (name: keyof typeof messages.names, state: string): string =>
  name === 'local_tax' && state === 'MP' ? messages.municipalDuty : messages.names[name];

import type { CostRegionChange, OfficeCostRegion } from '@contract/costs';
import { costRates, rateMost, ratesOf } from '@contract/costRates';
import * as messages from '@messages/server/costs';
import { Problem, badField } from '../../lib/problem';
import { indiaDay } from '../../lib/indiaDays';

/** The date in India, YYYY-MM-DD. */
export const indiaToday = (now: Date): string => indiaDay(now);

/** A new rate belongs to its region, fits its unit, and begins today or later on a day of its own. @throws Problem 400 by field */
export function checkRate(
  { code, rates }: OfficeCostRegion,
  { name, value, effective_from: from }: NonNullable<CostRegionChange['rate']>,
  now: Date,
): void {
  if (!ratesOf(code).includes(name)) throw badField('name', messages.notOfThisRegion);
  if (value !== null && value > rateMost[costRates[name].unit]) throw badField('value', messages.atMostTheWhole);
  if (from < indiaToday(now)) throw badField('effective_from', messages.beginsBeforeToday);
  if (rates.some((rate) => rate.name === name && rate.effective_from === from))
    throw badField('effective_from', messages.beginsTwice);
}

/** Only a rate that has not begun can be removed: estimates used the others. @throws Problem 409 */
export function assertWithdrawable({ rates }: OfficeCostRegion, id: number, now: Date): void {
  if (!rates.some((rate) => rate.id === id && rate.effective_from > indiaToday(now)))
    throw new Problem(409, 'already_begun', messages.hasBegun);
}

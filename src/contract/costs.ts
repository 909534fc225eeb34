import * as messages from '@messages/contract/costs';
import * as validation from '@messages/contract/validation';
import * as z from 'zod/mini';
import { costRateNames, type CostRateName, rateMost } from './costRates';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { ById, FieldProblem, Id, Problem, calendarDay, text } from './shared';

const RateName = z.enum(costRateNames as [CostRateName, ...CostRateName[]], messages.chooseARate);

const CostRate = z.object({
  id: Id,
  name: RateName,
  /** By the unit of `costRates`; null: there is none. */
  value: z.nullable(z.int()),
  /** YYYY-MM-DD in India; it holds until the next one of its name. */
  effective_from: z.string(),
  /** Where it was read, and when. */
  source: z.string(),
});
export type CostRate = z.output<typeof CostRate>;

/** A state, or India, with every version of its rates; by name, the latest first. */
const CostRegion = z.object({
  id: Id,
  /** Of `states`, or `IN`. */
  code: z.string(),
  name: z.string(),
  rates: z.array(CostRate),
});
export type CostRegion = z.output<typeof CostRegion>;

export const OfficeCostRegion = z.extend(CostRegion, { version: Version });
export type OfficeCostRegion = z.output<typeof OfficeCostRegion>;

export const CostRegionChange = z.object({
  version: Version,
  /** A rate that begins today or later; those before it stay as they were. */
  rate: z.optional(
    z.object({
      name: RateName,
      value: z.nullable(
        z
          .int(validation.enterAWholeNumber)
          .check(z.gte(0, validation.mustBeAtLeast(0)), z.lte(rateMost.paise, validation.mustBeAtMost(rateMost.paise))),
      ),
      effective_from: calendarDay(messages.enterADate),
      source: text(officeLimits.rateSource),
    }),
  ),
  /** The id of a rate that has not begun, to remove it. */
  withdraw: z.optional(Id),
});
export type CostRegionChange = z.output<typeof CostRegionChange>;

export const costEndpoints = {
  rates: endpoint({
    method: 'GET',
    path: '/api/cost-rates/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists the dated rates of duties, fees and taxes by state, from which a page estimates what a home costs.',
    responses: { 200: z.array(CostRegion) },
  }),
};

export const officeCostEndpoints = {
  regions: endpoint({
    method: 'GET',
    path: '/api/office/cost-rates/',
    access: 'superuser',
    summary: 'Lists the states and India with every version of their rates.',
    responses: { 200: z.array(OfficeCostRegion), 401: Problem, 403: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/cost-rates/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Adds a rate that begins today or later, or removes one that has not begun. Past rates never change.',
    params: ById,
    body: CostRegionChange,
    responses: {
      200: OfficeCostRegion,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: z.union([stale(OfficeCostRegion), Problem]),
    },
  }),
};

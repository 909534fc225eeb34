import * as costs from '@messages/contract/costs';
import * as messages from '@messages/contract/rates';
import * as z from 'zod/mini';
import { currencies, mostRupeesPerUnit } from './currencies';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { plainNumber } from './plainNumber';
import { ById, FieldProblem, Id, Problem, calendarDay, text } from './shared';

/** A decimal with four places, "85.5814". */
const shownRate = z.string();

const ExchangeRate = z.object({
  currency: z.enum(currencies),
  /** What one unit of the currency was worth. */
  rupees_per_unit: shownRate,
  /** YYYY-MM-DD. */
  day: z.string(),
  /** Who published it. */
  source: z.string(),
});
export type ExchangeRate = z.output<typeof ExchangeRate>;

export const OfficeExchangeRate = z.extend(ExchangeRate, { id: Id, version: Version });
export type OfficeExchangeRate = z.output<typeof OfficeExchangeRate>;

/** Rupees as people write them, "₹ 85.5814". */
const RupeesPerUnit = z.pipe(
  z.union([z.string(), z.number()], messages.enterARate),
  z.transform((typed, context) => {
    const plain = plainNumber(String(typed)).replace(/[₹,\s]/g, '');
    const value = Number(plain);
    if (!/^\d{1,5}(\.\d{1,4})?$/.test(plain) || value <= 0 || value > mostRupeesPerUnit)
      context.issues.push({ code: 'custom', message: messages.enterARate, input: typed });
    return plain;
  }),
);

export const NewExchangeRate = z.object({
  currency: z.enum(['USD', 'AED', 'GBP', 'EUR'], messages.chooseACurrency),
  rupees_per_unit: RupeesPerUnit,
  /** Today in India, or before. */
  day: calendarDay(costs.enterADate),
  source: text(officeLimits.rateSource),
});
export type NewExchangeRate = z.output<typeof NewExchangeRate>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };

export const rateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/rates/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists the latest exchange rate of each currency, with its day and its source.',
    responses: { 200: z.array(ExchangeRate) },
  }),
};

export const officeRateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/rates/',
    access: 'superuser',
    summary: 'Lists every exchange rate, by currency, the latest first.',
    responses: { 200: z.array(OfficeExchangeRate), 401: Problem, 403: Problem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/rates/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Adds the rate of a day. From then on, the latest rate of its currency converts what searches say.',
    body: NewExchangeRate,
    responses: { 201: OfficeExchangeRate, ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/rates/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Corrects a rate, its day or its source.',
    params: ById,
    body: z.extend(z.partial(z.omit(NewExchangeRate, { currency: true })), { version: Version }),
    responses: { 200: OfficeExchangeRate, ...refusals, 404: Problem, 409: stale(OfficeExchangeRate) },
  }),
};

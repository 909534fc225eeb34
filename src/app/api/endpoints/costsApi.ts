import { costEndpoints } from '@contract/costs';
import { injectEndpoints } from '../injectEndpoints';

/** The dated rates from which a page estimates what a home costs. */
export const costsApi = injectEndpoints(({ query }) => ({ listCostRates: query(costEndpoints.rates) }));

export const { useListCostRatesQuery } = costsApi;

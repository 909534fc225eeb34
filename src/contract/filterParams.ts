import { type SeveralParam, type SingleParam, kindsOfParams, listingFilters } from './listingFilters';

/*
 * The parameters of all filters. Every page reads addresses, so the browser's build computes this file and keeps its
 * values only (config/webpack/computed.cjs): the table of filters is loaded by those who need more of it.
 */

const params = listingFilters.flatMap((filter) =>
  filter.params.map((name, at) => ({ name, isSeveral: /^(texts|options)$/.test(kindsOfParams(filter)[at] ?? '') })),
);
const namesOf = (several: boolean) => params.flatMap(({ name, isSeveral }) => (isSeveral === several ? [name] : []));

export const singleParams = namesOf(false) as readonly SingleParam[];
/** Those that may be repeated. */
export const severalParams = namesOf(true) as readonly SeveralParam[];

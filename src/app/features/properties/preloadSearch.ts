import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { withoutSaid } from '@contract/saidFilters';
import { searchApi } from '../../api/endpoints/searchApi';
import { searchHelpApi } from '../../api/endpoints/searchHelpApi';
import type { PropertySearch } from './propertySearch';
import { isFew, toFilterQuery } from './propertySearch';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
const once = { subscribe: false };

const readAhead = (dispatch: Dispatch, sentence: string) =>
  dispatch(searchApi.endpoints.parseSentence.initiate(sentence, once));

/** Loads how the sentence of a search is read, and what comes close if few listings fit. */
export async function preloadBeside(
  dispatch: Dispatch,
  search: PropertySearch,
  list: PromiseLike<{ data?: { total: number } | undefined }>,
): Promise<void> {
  if (search.search) await readAhead(dispatch, search.search);
  const { data } = await list;
  if (!data || !isFew(search, data.total)) return;
  const { findNearHomes, loosenSearch } = searchHelpApi.endpoints;
  await Promise.all([
    dispatch(findNearHomes.initiate(toFilterQuery(search), once)),
    dispatch(loosenSearch.initiate(toFilterQuery(search), once)),
  ]);
}

/** A search without the filters about which its sentence, which was typed last, says something else. */
export async function typedSearch(dispatch: Dispatch, search: PropertySearch): Promise<PropertySearch> {
  const { data } = await readAhead(dispatch, search.search ?? '');
  return data ? (withoutSaid(search, { ...data.filters }) as PropertySearch) : search;
}

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { searchApi } from '../../api/endpoints/searchApi';
import type { PropertySearch } from './propertySearch';
import { toFilterQuery } from './propertySearch';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
const once = { subscribe: false };

/** Loads how the sentence of a search is read. */
export const preloadSentence = (dispatch: Dispatch, sentence: string) =>
  dispatch(searchApi.endpoints.parseSentence.initiate(sentence, once));

/** Loads what helps when a search finds nothing. */
export const preloadWayOut = (dispatch: Dispatch, search: PropertySearch) =>
  dispatch(searchApi.endpoints.loosenSearch.initiate(toFilterQuery(search), once));

import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError, createApi } from '@reduxjs/toolkit/query/react';
import type { SendFile } from './sendOverXhr';
import { tagTypes } from './tags';

/** How an endpoint names its call: a path, or a path with method, parameters and body. */
export type Ask = string | FetchArgs;
export type AskServer = BaseQueryFn<Ask, unknown, FetchBaseQueryError, { bearer?: boolean }, { response?: Response | undefined }>;

/** What a store must be built with, so that one api object serves every request. */
export interface ApiDeps {
  askServer: AskServer;
  /** Sends files with their progress; the server that draws sends none. */
  sendFile?: SendFile;
}

/** The one api: features inject their endpoints. Unwatched answers stay for five minutes, so that going back is instant. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: ((ask, store, options) => (store.extra as ApiDeps).askServer(ask, store, options)) as AskServer,
  tagTypes,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

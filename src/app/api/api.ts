import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError, createApi } from '@reduxjs/toolkit/query/react';
import { tagTypes } from './tags';

/** How an endpoint names its call: a path, or a path with method, parameters and body. */
export type Ask = string | FetchArgs;
export type BaseRequest = BaseQueryFn<
  Ask,
  unknown,
  FetchBaseQueryError,
  { bearer?: boolean },
  { response?: Pick<Response, 'headers'> | undefined }
>;

/** One form with a file in it. */
export interface FileRequest {
  url: string;
  body: FormData;
}

export interface FileTransport {
  signal: AbortSignal;
  /** How much of it is on its way, from 0 to 1: `fetch` could not tell. */
  onProgress: (part: number) => void;
}

export type FileResponse = { data: unknown; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };
/** What became of a sending, and the headers it went with. */
export type SentFile = FileResponse & { meta: { request: { headers: Headers } } };
/** Posts a form with a file and tells how far it is. Never throws: a cut connection, an aborted sending and a refusal are answers. */
export type SendFile = (ask: FileRequest, ways: FileTransport) => Promise<SentFile>;

/** What a store must be built with, so that one api object serves every request. */
export interface ApiDeps {
  askServer: BaseRequest;
  /** Sends files with their progress; the server that draws sends none. */
  sendFile?: SendFile;
}

/** The one api: features inject their endpoints. Unwatched answers stay for five minutes, so that going back is instant. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: ((ask, store, options) => (store.extra as ApiDeps).askServer(ask, store, options)) as BaseRequest,
  tagTypes,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

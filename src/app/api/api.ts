import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError, createApi } from '@reduxjs/toolkit/query/react';
import { type TagType, siteTagTypes } from './tags';

/** How an endpoint describes its request: a path, or a path with method, parameters and body. */
export type Ask = string | FetchArgs;
export type BaseRequest = BaseQueryFn<
  Ask,
  unknown,
  FetchBaseQueryError,
  { bearer?: boolean },
  { response?: Pick<Response, 'headers'> | undefined }
>;

/** A form that contains one file. */
export interface FileRequest {
  url: string;
  body: FormData;
}

export interface FileTransport {
  signal: AbortSignal;
  /** The share that is uploaded, from 0 to 1. `fetch` cannot report it. */
  onProgress: (part: number) => void;
}

export type FileResponse = { data: unknown; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };
/** The outcome of an upload, and the headers it was sent with. */
export type SentFile = FileResponse & { meta: { request: { headers: Headers } } };
/**
 * Posts a form with a file and reports its progress. Never throws: it resolves to an error if it fails or is aborted.
 */
export type SendFile = (ask: FileRequest, ways: FileTransport) => Promise<SentFile>;

/** Dependencies that every store provides, so that one api object can serve all requests. */
export interface ApiDeps {
  baseQuery: BaseRequest;
  /** Uploads files with progress. Absent on the server, which uploads nothing. */
  sendFile?: SendFile;
}

/**
 * The only api; features inject their endpoints. Unused responses stay cached for five minutes, so that going back is
 * instant.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: ((request, store, options) => (store.extra as ApiDeps).baseQuery(request, store, options)) as BaseRequest,
  tagTypes: siteTagTypes as readonly TagType[],
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

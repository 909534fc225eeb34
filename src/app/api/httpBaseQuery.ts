import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseRequest } from './api';

/** Repeats a parameter for each value of a list and leaves out undefined values. */
export function toQueryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  }
  return query.toString();
}

/** What requests need from outside: the host, the current token, the cookies, and a `fetch`. */
export interface HttpDeps {
  baseUrl: string;
  token: () => string | null;
  cookies?: () => string;
  fetchFn?: typeof fetch;
}

const xsrfOf = (cookies: string) => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];

/**
 * Sends requests over HTTP, accepting JSON. The token travels as `Token`, or as `Bearer` for endpoints marked so; the
 * XSRF header is sent if its cookie exists.
 */
export function httpBaseQuery({ baseUrl, token, cookies, fetchFn }: HttpDeps): BaseRequest {
  const request = fetchBaseQuery({
    baseUrl,
    paramsSerializer: toQueryString,
    ...(fetchFn && { fetchFn }),
    prepareHeaders: (headers, { extraOptions }) => {
      headers.set('accept', 'application/json');
      const mine = token();
      if (mine)
        headers.set(
          'authorization',
          `${(extraOptions as { bearer?: boolean } | undefined)?.bearer ? 'Bearer' : 'Token'} ${mine}`,
        );
      const xsrf = cookies && xsrfOf(cookies());
      if (xsrf) headers.set('x-xsrf-token', decodeURIComponent(xsrf));
    },
  });
  return async (ask, store, extraOptions) => request(ask, store, extraOptions ?? {});
}

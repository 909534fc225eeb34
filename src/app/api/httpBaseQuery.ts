import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseRequest } from './api';

/** Repeats a parameter for each value of a list; leaves out what is not set. */
export function toQueryString(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  }
  return query.toString();
}

/** What the wire needs to know of the outside: the host, the token of whoever is here, a cookie jar, a way to fetch. */
export interface HttpDeps {
  baseUrl: string;
  token: () => string | null;
  cookies?: () => string;
  fetchFn?: typeof fetch;
}

const xsrfOf = (cookies: string) => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];

/** Calls over HTTP: JSON asked for, `Token` (or `Bearer`, where a call is marked so), the XSRF default where such a cookie exists. */
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

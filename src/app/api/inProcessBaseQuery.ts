import type { BaseRequest } from './api';
import { toQueryString } from './httpBaseQuery';

/** What a reading came to, its JSON parsed. */
export interface Told {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Reads an address of the API, as a visitor. Several readings may share one answer: nobody may change it. */
export type Read = (address: string) => Promise<Told>;

/** Calls that only read, without a wire between: whoever draws lives where the API does. */
export function inProcessBaseQuery(read: Read): BaseRequest {
  return async (ask) => {
    const { url, params } = typeof ask === 'string' ? { url: ask, params: undefined } : ask;
    const query = toQueryString(params ?? {});
    const { status, headers, body } = await read(query ? `${url}?${query}` : url);
    const meta = { response: { headers } };
    return status < 300 ? { data: body, meta } : { error: { status, data: body }, meta };
  };
}

import type { BaseRequest } from './api';
import { toQueryString } from './httpBaseQuery';

/** The response to a read, its JSON parsed. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Reads an API path as a visitor. Callers may share one response, so it must not be changed. */
export type Read = (address: string) => Promise<ReadResponse>;

/** Answers queries without HTTP: server rendering runs in the same process as the API. */
export function inProcessBaseQuery(read: Read): BaseRequest {
  return async (request) => {
    const { url, params } = typeof request === 'string' ? { url: request, params: undefined } : request;
    const query = toQueryString(params ?? {});
    const { status, headers, body } = await read(query ? `${url}?${query}` : url);
    const meta = { response: { headers } };
    return status < 300 ? { data: body, meta } : { error: { status, data: body }, meta };
  };
}

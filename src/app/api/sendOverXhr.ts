import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { HttpDeps } from './askOverHttp';

/** One form with a file in it. */
export interface FileAsk {
  url: string;
  body: FormData;
}

export interface FileWays {
  signal: AbortSignal;
  /** How much of it is on its way, from 0 to 1: `fetch` could not tell. */
  onProgress: (part: number) => void;
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };
/** What became of a sending, and the headers it went with. */
export type SentFile = Answer & { meta: { request: { headers: Headers } } };
/** Posts a form with a file and tells how far it is. Never throws: a cut connection, an aborted sending and a refusal are answers. */
export type SendFile = (ask: FileAsk, ways: FileWays) => Promise<SentFile>;

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  let data: unknown = responseText;
  try {
    data = JSON.parse(responseText);
  } catch {
    // an answer that is no JSON stays text
  }
  return status >= 200 && status < 300 ? { data } : { error: { status, data } };
}

/** Sends files by XMLHttpRequest, with the same token as every call. */
export function sendOverXhr({ baseUrl, token }: Pick<HttpDeps, 'baseUrl' | 'token'>): SendFile {
  return ({ url, body }, { signal, onProgress }) => new Promise((resolve) => {
    const headers = new Headers({ accept: 'application/json' });
    const mine = token();
    if (mine) headers.set('authorization', `Token ${mine}`);
    const request = new XMLHttpRequest();
    const settle = (answer: Answer) => resolve({ ...answer, meta: { request: { headers } } });
    const cut = (error: string) => () => settle({ error: { status: 'FETCH_ERROR', error } });
    request.open('POST', new URL(url, baseUrl));
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => settle(answerOf(request));
    request.onerror = cut('The connection was cut.');
    request.onabort = cut('aborted');
    if (signal.aborted) return cut('aborted')();
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

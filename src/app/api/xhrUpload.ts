import * as messages from '@messages/app/api';
import type { FileResponse, SendFile } from './api';
import type { HttpDeps } from './httpBaseQuery';

function answerOf({ status, responseText }: XMLHttpRequest): FileResponse {
  let data: unknown = responseText;
  try {
    data = JSON.parse(responseText);
  } catch {
    // a response that is not JSON stays text
  }
  return status >= 200 && status < 300 ? { data } : { error: { status, data } };
}

/** Uploads files by XMLHttpRequest, with the same token as every other request. */
export function xhrUpload({ baseUrl, token }: Pick<HttpDeps, 'baseUrl' | 'token'>): SendFile {
  return ({ url, body }, { signal, onProgress }) =>
    new Promise((resolve) => {
      const headers = new Headers({ accept: 'application/json' });
      const mine = token();
      if (mine) headers.set('authorization', `Token ${mine}`);
      const request = new XMLHttpRequest();
      const settle = (answer: FileResponse) => resolve({ ...answer, meta: { request: { headers } } });
      const cut = (error: string) => () => settle({ error: { status: 'FETCH_ERROR', error } });
      request.open('POST', new URL(url, baseUrl));
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(loaded / total);
      request.onload = () => settle(answerOf(request));
      request.onerror = cut(messages.theConnectionWasLost);
      request.onabort = cut('aborted');
      if (signal.aborted) return cut('aborted')();
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
}

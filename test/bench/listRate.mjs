import http from 'node:http';
import autocannon from 'autocannon';

const path = '/api/properties/?limit=12';

/** Requests a second over `seconds`, from 32 connections of this machine. */
async function rate(url, seconds, headers = {}) {
  const { requests, errors, non2xx, '3xx': notModified = 0 } = await autocannon({ url, connections: 32, duration: seconds, headers });
  if (errors > 0 || non2xx - notModified > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

function bareServer(body) {
  const server = http.createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() })));
}

/** S7 in part: the list call of one process, beside a bare node:http server that sends the same bytes. */
export async function listRate(address, database, seconds = 5) {
  const answer = await fetch(address + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServer(body);
  try {
    await rate(address + path, 2);
    const ours = await rate(address + path, seconds);
    const theirs = await rate(bare.url, seconds);
    const etag = answer.headers.get('etag');
    const figures = [{ line: 'S7', what: `list of 12, one process, ${database}`, figure: `${ours.toFixed(0)}/s, ${(ours / theirs).toFixed(2)} of a bare node:http server (${theirs.toFixed(0)}/s) with the same ${body.length} bytes`, holds: ours / theirs >= 0.7 }];
    if (etag) {
      const unchanged = await rate(address + path, seconds, { 'if-none-match': etag });
      figures.push({ line: 'S7', what: `304 by ETag, ${database}`, figure: `${unchanged.toFixed(0)}/s, ${(unchanged / theirs).toFixed(2)} of the bare server`, holds: unchanged >= ours * 0.9 });
    }
    return figures;
  } finally {
    bare.close();
  }
}

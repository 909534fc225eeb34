import http from 'node:http';
import autocannon from 'autocannon';
import { runProduct } from '../../config/tasks/runProduct.cjs';

const path = '/api/properties/?limit=12';

/** Requests a second in all, over `seconds`, from 16 connections to each address. `fresh` makes every question a new one. */
async function rate(addresses, seconds, { fresh = false, headers = {} } = {}) {
  let number = 0;
  const runs = await Promise.all(addresses.map((url) => autocannon({
    url, connections: 16, duration: seconds, headers,
    ...(fresh && { requests: [{ setupRequest: (request) => ({ ...request, path: `${path}&min_price=${1_000 + (number += 1)}` }) }] }),
  })));
  return runs.reduce((sum, { requests }) => sum + requests.average, 0);
}

/** S7: two processes on one PostgreSQL, from memory and afresh, beside a bare node:http server with the same bytes. */
export async function listRateOfTwo(settings, seconds) {
  const products = [await runProduct(settings), await runProduct(settings)];
  const body = Buffer.from(await (await fetch(products[0].address + path)).arrayBuffer());
  const bare = http.createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body));
  await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve));
  try {
    const addresses = products.map(({ address }) => address + path);
    await rate(addresses, 1);
    const kept = await rate(addresses, seconds);
    const fresh = await rate(addresses, seconds, { fresh: true });
    const theirs = await rate([`http://127.0.0.1:${bare.address().port}/`, `http://127.0.0.1:${bare.address().port}/`], seconds);
    return [
      { line: 'S7', what: 'list of 12 from memory, two processes on PostgreSQL', figure: `${kept.toFixed(0)}/s, ${(kept / theirs).toFixed(2)} of a bare node:http server of one process (${theirs.toFixed(0)}/s)`, holds: kept / theirs >= 0.7 },
      { line: 'S7', what: 'list of 12 afresh, two processes on PostgreSQL', figure: `${fresh.toFixed(0)}/s, ${(fresh / theirs).toFixed(3)} of the bare server; beside Django REST Framework it was not measured here`, holds: undefined },
    ];
  } finally {
    bare.close();
    for (const product of products) await product.stop();
  }
}

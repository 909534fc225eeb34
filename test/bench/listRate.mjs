import { bareServers } from './bareServers.mjs';
import { alternate, compareRates, load } from './load.mjs';

const path = '/api/properties/?limit=12';

/**
 * Part of S7: the list call of one embedded process, compared with one bare node:http server that sends the same bytes.
 * The promise is about two processes on PostgreSQL, so this rate is reported without a verdict.
 */
export async function listRate({ address, pid }, { rounds, seconds }) {
  const answer = await fetch(address + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServers(1, body, answer.headers.get('content-type'));
  try {
    const results = await alternate(rounds, {
      cached: () => load([address + path], seconds, { pids: [pid] }),
      notModified: () =>
        load([address + path], seconds, {
          pids: [pid],
          headers: { 'if-none-match': answer.headers.get('etag') },
          expected: 304,
        }),
      bare: () => load(bare.urls, seconds, { pids: bare.pids }),
    });
    return [
      {
        line: 'S7',
        what: 'cached list of 12, one process, embedded',
        figure: compareRates(
          results.cached,
          results.bare,
          `a bare node:http server with the same ${body.length} bytes`,
        ),
        holds: undefined,
      },
      {
        line: 'S7',
        what: '304 by ETag, one process, embedded',
        figure: compareRates(results.notModified, results.cached, 'the full response'),
        holds: results.notModified.rate >= results.cached.rate,
      },
    ];
  } finally {
    bare.end();
  }
}

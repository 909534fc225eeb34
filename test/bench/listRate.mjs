import { bareServers } from './bareServers.mjs';
import { beside, inTurns, load } from './load.mjs';

const path = '/api/properties/?limit=12';

/** S7 in part: the list call of one process on the embedded database, beside one bare node:http server that sends the same bytes. A rate is promised of two processes on one PostgreSQL; this one is told without a judgement. */
export async function listRate({ address, pid }, { rounds, seconds }) {
  const answer = await fetch(address + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServers(1, body, answer.headers.get('content-type'));
  try {
    const taken = await inTurns(rounds, {
      kept: () => load([address + path], seconds, { pids: [pid] }),
      unchanged: () =>
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
        what: 'list of 12 from memory, one process, embedded',
        figure: beside(taken.kept, taken.bare, `a bare node:http server with the same ${body.length} bytes`),
        holds: undefined,
      },
      {
        line: 'S7',
        what: '304 by ETag, one process, embedded',
        figure: beside(taken.unchanged, taken.kept, 'the whole answer'),
        holds: taken.unchanged.rate >= taken.kept.rate,
      },
    ];
  } finally {
    bare.end();
  }
}

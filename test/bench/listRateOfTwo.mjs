import { deepStrictEqual } from 'node:assert';
import { bareServers } from './bareServers.mjs';
import { findDjango, startDjango } from './djangoPeer.mjs';
import { beside, inTurns, load } from './load.mjs';
import { runPrepared } from './runPrepared.mjs';

const path = '/api/properties/?limit=12';
/** With a number after it a question that nobody asked before, whose answer is always the same: every listing with a price costs less than two hundred crore. */
const freshPath = `${path}&max_price=`;
const processes = 2;

async function sameAnswer(ours, theirs) {
  for (const question of [path, `${path}&offset=12`, `${path}&max_price=20000000`]) {
    const [one, other] = await Promise.all([ours, theirs].map((address) => fetch(address + question)));
    deepStrictEqual(await other.json(), await one.json(), `${question} is answered differently by the peer`);
    deepStrictEqual(other.headers.get('x-total-count'), one.headers.get('x-total-count'));
  }
}

/** The rates beside Django REST Framework, in turns; words instead where it is not installed. */
async function besideDjango(products, settings, { rounds, seconds }) {
  const django = findDjango();
  if (!django)
    return [
      {
        line: 'S7',
        what: 'list of 12 beside Django REST Framework',
        figure: 'not measured: it is not installed here (test/bench/README.md tells how)',
        holds: undefined,
      },
    ];
  const peer = await startDjango(django.python, settings.DATABASE_URL, processes);
  try {
    await sameAnswer(products[0].address, peer.address);
    const ours = products.map(({ address }) => address);
    const pids = products.map(({ pid }) => pid);
    const taken = await inTurns(rounds, {
      fresh: () => load(ours, seconds, { pids, numberedAfter: freshPath }),
      theirFresh: () => load([peer.address], seconds, { pids: peer.pids, numberedAfter: freshPath }),
      kept: () =>
        load(
          ours.map((address) => address + path),
          seconds,
          { pids },
        ),
      theirKept: () => load([`${peer.address}/kept${path}`], seconds, { pids: peer.pids }),
    });
    const [fresh, kept] = [taken.fresh.rate / taken.theirFresh.rate, taken.kept.rate / taken.theirKept.rate];
    return [
      {
        line: 'S7',
        what: `list of 12 afresh, ${processes} processes each, beside Django REST Framework (${django.versions})`,
        figure: `${fresh.toFixed(1)}×, at least 5×: ${beside(taken.fresh, taken.theirFresh, 'Django')}`,
        holds: fresh >= 5,
      },
      {
        line: 'S7',
        what: `list of 12 from memory, ${processes} processes each, beside Django's own cache`,
        figure: `${kept.toFixed(1)}×, at least 9×: ${beside(taken.kept, taken.theirKept, 'Django')}`,
        holds: kept >= 9,
      },
    ];
  } finally {
    await peer.end();
  }
}

async function besideBare(products, { rounds, seconds }) {
  const answer = await fetch(products[0].address + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServers(processes, body, answer.headers.get('content-type'));
  try {
    const pids = products.map(({ pid }) => pid);
    const urls = products.map(({ address }) => address + path);
    const taken = await inTurns(rounds, {
      kept: () => load(urls, seconds, { pids }),
      unchanged: () =>
        load(urls, seconds, { pids, headers: { 'if-none-match': answer.headers.get('etag') }, expected: 304 }),
      bare: () => load(bare.urls, seconds, { pids: bare.pids }),
    });
    const name = `as many bare node:http servers with the same ${body.length} bytes`;
    return [
      {
        line: 'S7',
        what: `list of 12 from memory, ${processes} processes on PostgreSQL`,
        figure: beside(taken.kept, taken.bare, name),
        holds: taken.kept.rate / taken.bare.rate >= 0.7,
      },
      {
        line: 'S7',
        what: `304 by ETag, ${processes} processes on PostgreSQL`,
        figure: beside(taken.unchanged, taken.kept, 'the whole answer'),
        holds: taken.unchanged.rate >= taken.kept.rate,
      },
    ];
  } finally {
    bare.end();
  }
}

/** S7: two processes on one PostgreSQL, from memory, by ETag and afresh, beside bare servers and Django, each as many processes and connections. */
export async function listRateOfTwo(settings, counts) {
  const products = [];
  try {
    for (let number = 0; number < processes; number += 1) products.push(await runPrepared(settings));
    return [...(await besideBare(products, counts)), ...(await besideDjango(products, settings, counts))];
  } finally {
    for (const product of products) await product.stop();
  }
}

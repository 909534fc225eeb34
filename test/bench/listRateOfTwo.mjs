import { deepStrictEqual } from 'node:assert';
import { bareServers } from './bareServers.mjs';
import { findDjango, startDjango } from './djangoPeer.mjs';
import { alternate, compareRates, load } from './load.mjs';
import { runPrepared } from './runPrepared.mjs';

const path = '/api/properties/?limit=12';
/**
 * With a new number appended, a request that is never cached but always has the same result: every price is below two
 * hundred crore.
 */
const uncachedPath = `${path}&max_price=`;
const processes = 2;

async function checkSameResponses(ours, theirs) {
  for (const request of [path, `${path}&offset=12`, `${path}&max_price=20000000`]) {
    const [one, other] = await Promise.all([ours, theirs].map((address) => fetch(address + request)));
    deepStrictEqual(await other.json(), await one.json(), `${request} has a different response from the peer`);
    deepStrictEqual(other.headers.get('x-total-count'), one.headers.get('x-total-count'));
  }
}

/** Rates of both, alternating; a note instead if Django REST Framework is not installed. */
async function compareWithDjango(products, settings, { rounds, seconds }) {
  const django = findDjango();
  if (!django)
    return [
      {
        line: 'S7',
        what: 'list of 12 compared with Django REST Framework',
        figure: 'not measured: it is not installed here (test/bench/README.md explains how)',
        holds: undefined,
      },
    ];
  const peer = await startDjango(django.python, settings.DATABASE_URL, processes);
  try {
    await checkSameResponses(products[0].address, peer.address);
    const ours = products.map(({ address }) => address);
    const pids = products.map(({ pid }) => pid);
    const results = await alternate(rounds, {
      uncached: () => load(ours, seconds, { pids, numberedAfter: uncachedPath }),
      djangoUncached: () => load([peer.address], seconds, { pids: peer.pids, numberedAfter: uncachedPath }),
      cached: () =>
        load(
          ours.map((address) => address + path),
          seconds,
          { pids },
        ),
      djangoCached: () => load([`${peer.address}/cached${path}`], seconds, { pids: peer.pids }),
    });
    const [uncached, cached] = [
      results.uncached.rate / results.djangoUncached.rate,
      results.cached.rate / results.djangoCached.rate,
    ];
    return [
      {
        line: 'S7',
        what: `uncached list of 12, ${processes} processes each, compared with Django REST Framework (${django.versions})`,
        figure: `${uncached.toFixed(1)}×, at least 5×: ${compareRates(results.uncached, results.djangoUncached, 'Django')}`,
        holds: uncached >= 5,
      },
      {
        line: 'S7',
        what: `cached list of 12, ${processes} processes each, compared with Django's own cache`,
        figure: `${cached.toFixed(1)}×, at least 9×: ${compareRates(results.cached, results.djangoCached, 'Django')}`,
        holds: cached >= 9,
      },
    ];
  } finally {
    await peer.end();
  }
}

async function compareWithBare(products, { rounds, seconds }) {
  const answer = await fetch(products[0].address + path);
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServers(processes, body, answer.headers.get('content-type'));
  try {
    const pids = products.map(({ pid }) => pid);
    const urls = products.map(({ address }) => address + path);
    const results = await alternate(rounds, {
      cached: () => load(urls, seconds, { pids }),
      notModified: () =>
        load(urls, seconds, { pids, headers: { 'if-none-match': answer.headers.get('etag') }, expected: 304 }),
      bare: () => load(bare.urls, seconds, { pids: bare.pids }),
    });
    const name = `as many bare node:http servers with the same ${body.length} bytes`;
    return [
      {
        line: 'S7',
        what: `cached list of 12, ${processes} processes on PostgreSQL`,
        figure: compareRates(results.cached, results.bare, name),
        holds: results.cached.rate / results.bare.rate >= 0.7,
      },
      {
        line: 'S7',
        what: `304 by ETag, ${processes} processes on PostgreSQL`,
        figure: compareRates(results.notModified, results.cached, 'the full response'),
        holds: results.notModified.rate >= results.cached.rate,
      },
    ];
  } finally {
    bare.end();
  }
}

/**
 * S7: two processes on one PostgreSQL, cached, by ETag and uncached, compared with bare servers and Django with as many
 * processes and connections.
 */
export async function listRateOfTwo(settings, counts) {
  const products = [];
  try {
    for (let number = 0; number < processes; number += 1) products.push(await runPrepared(settings));
    return [...(await compareWithBare(products, counts)), ...(await compareWithDjango(products, settings, counts))];
  } finally {
    for (const product of products) await product.stop();
  }
}

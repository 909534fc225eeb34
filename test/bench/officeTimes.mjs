import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { runPrepared } from './runPrepared.mjs';

const p95 = (times) => [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];
const agent = new http.Agent({ keepAlive: true });

/** The lists of the office with the filters and words that agents use, by name. */
const lists = {
  today: 'today/',
  all: 'enquiries/?limit=50',
  'page 20': 'enquiries/?limit=50&offset=950',
  new: 'enquiries/?limit=50&state=new',
  closed: 'enquiries/?limit=50&state=closed',
  visits: 'enquiries/?limit=50&kind=visit',
  'new callbacks': 'enquiries/?limit=50&state=new&kind=callback',
  mine: 'enquiries/?limit=50&assignee=me',
  'my new ones': 'enquiries/?limit=50&assignee=me&state=new',
  unassigned: 'enquiries/?limit=50&assignee=none',
  'unassigned and closed': 'enquiries/?limit=50&assignee=none&state=closed',
  overdue: 'enquiries/?limit=50&overdue=true',
  'not overdue': 'enquiries/?limit=50&overdue=false',
  'a name': 'enquiries/?limit=50&search=meera%20kulkarni',
  'one person': 'enquiries/?limit=50&search=meera.kulkarni',
  'a common word': 'enquiries/?limit=50&search=looking',
  'two common words': 'enquiries/?limit=50&search=terrace%20baner',
  'the beginning of a word': 'enquiries/?limit=50&search=ku',
  'no match': 'enquiries/?limit=50&search=zzzz',
  'a word among new ones': 'enquiries/?limit=50&search=chicago&state=new',
  'a phone number': 'enquiries/?limit=50&search=98260%2012345',
  'the end of a number': 'enquiries/?limit=50&search=12345',
  listings: 'properties/?limit=50',
  'listings in review': 'properties/?limit=50&lifecycle=in_review',
  drafts: 'properties/?limit=50&lifecycle=draft',
  'sold listings': 'properties/?limit=50&lifecycle=sold',
  'listings of a city': 'properties/?limit=50&city=1',
  'listings of an owner': 'properties/?limit=50&owner=1',
  'unconfirmed listings': 'properties/?limit=50&unconfirmed=true',
  'listings without photos': 'properties/?limit=50&missing=pictures',
  'listings without a price': 'properties/?limit=50&missing=price',
  'featured listings': 'properties/?limit=50&featured=true',
  'listings by a word': 'properties/?limit=50&search=villa',
  'listings by words': 'properties/?limit=50&search=courtyard%20nipania',
  contacts: 'people/?limit=50',
  'contacts, page 20': 'people/?limit=50&offset=950',
  'my contacts': 'people/?limit=50&agent=me',
  'contacts of nobody': 'people/?limit=50&agent=none',
  'open contacts': 'people/?limit=50&state=open',
  'new contacts': 'people/?limit=50&state=new',
  'contacts in touch': 'people/?limit=50&state=in_touch',
  'lost contacts': 'people/?limit=50&state=lost',
  'next steps due': 'people/?limit=50&due=true',
  'contacts of a common name': 'people/?limit=50&search=meera%20kulkarni',
  'a contact by email': 'people/?limit=50&search=meera.kulkarni17',
  'contacts by number': 'people/?limit=50&search=26012345',
  'a contact': 'people/500/',
  'what happened with a contact': 'people/500/timeline/?limit=20',
  'a search by name': 'search/?q=meera%20kulkarni',
  'a search by part of a name': 'search/?q=meera.kul',
  'a search by number': 'search/?q=9826012345',
  meetings: 'meetings/',
  reviews: 'reviews/?limit=50',
  'reviews to read': 'reviews/?limit=50&state=pending',
  subscribers: 'subscribers/?limit=50',
  newsletters: 'newsletters/?limit=50',
  articles: 'blogs/?limit=50',
  accounts: 'accounts/?limit=50',
  'accounts by name': 'accounts/?limit=50&search=asha',
  payments: 'payments/?limit=50',
  'payments, page 20': 'payments/?limit=50&offset=950',
  'payments to settle': 'payments/?limit=50&attention=true',
  'completed payments': 'payments/?limit=50&status=completed',
  'pending payments': 'payments/?limit=50&status=pending',
  'payments of a common name': 'payments/?limit=50&search=meera%20kulkarni',
  'payments of a word’s beginning': 'payments/?limit=50&search=ku',
  'a payment by its number': 'payments/?limit=50&search=5000',
  'a payment by the provider’s ID': 'payments/?limit=50&search=pay_1_5000',
  'a payment by its invoice': 'payments/?limit=50&search=TEST-004000',
  'one payment': 'payments/5000/',
  audit: 'audit/?limit=50',
  emails: 'emails/?limit=50',
};

async function timed(url, headers) {
  const from = performance.now();
  const [answer] = await once(http.get(url, { agent, headers }), 'response');
  const body = await answer.toArray();
  const took = performance.now() - from;
  if (answer.statusCode !== 200)
    throw new Error(`${url} was answered ${answer.statusCode}: ${Buffer.concat(body).toString()}`);
  return took;
}

function fill(settings, enquiries, payments) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/demo.cjs'), '--enquiries', String(enquiries), '--payments', String(payments)],
    { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the enquiries and payments were not generated');
}

async function logIn(address) {
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'aangan-demo' }),
  });
  if (!answer.ok) throw new Error(`the login was answered ${answer.status}`);
  return (await answer.json()).token;
}

/** Asks for contacts until the newest enquiry is joined to its own, which each request does for some. */
async function joinPeople(address, headers) {
  const ask = (query) => fetch(`${address}/api/office/${query}`, { headers, redirect: 'manual' });
  const [{ id }] = await (await ask('enquiries/?limit=1')).json();
  while ((await ask(`enquiries/${id}/person/`)).status === 404) await (await ask('people/?limit=1')).arrayBuffer();
}

/** S13: the p95 of each list of the office with so many enquiries and payments, in milliseconds until the last byte. Lists take turns. */
export async function officeTimes(settings, { enquiries, payments }, rounds) {
  fill(settings, enquiries, payments);
  const product = await runPrepared(settings);
  try {
    const headers = { authorization: `Token ${await logIn(product.address)}` };
    await joinPeople(product.address, headers);
    const times = Object.fromEntries(Object.keys(lists).map((name) => [name, []]));
    for (let round = -3; round < rounds; round += 1) {
      for (const [name, query] of Object.entries(lists)) {
        const took = await timed(`${product.address}/api/office/${query}`, headers);
        if (round >= 0) times[name].push(took);
      }
    }
    const sorted = Object.entries(times)
      .map(([name, all]) => ({ name, took: p95(all) }))
      .sort((one, other) => other.took - one.took);
    return [
      {
        line: 'S13',
        what: `p95 of each list of the office among ${enquiries} enquiries and ${payments} payments, ${settings.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`,
        figure: `the slowest ${sorted[0].took.toFixed(1)} ms (${sorted[0].name}) of 30: ${sorted.map(({ name, took }) => `${name} ${took.toFixed(1)}`).join(', ')}`,
        holds: sorted[0].took <= 30,
      },
    ];
  } finally {
    await product.stop();
  }
}

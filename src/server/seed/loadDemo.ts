import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Settings } from '../settings';
import type { Database, Queryable } from '../db/database';
import { demoArticles } from './articles/demoArticles';
import { type AgentOf, loadDemoAgents } from './demoAgents';
import { demoAlt, demoMedia } from './demoMedia';
import { demoReviews } from './demoReviews';
import { demoOwner, loadOwnersDesk } from './loadDemoDesk';
import { loadDemoListings } from './loadDemoListings';
import { loadOwnersPackage } from './loadDemoOwner';
import { loadFoundation, loadOnce, lockOf } from './loadFoundation';

export interface DemoDeps {
  database: Database;
  settings: Pick<Settings, 'demoPassword'>;
  now: () => Date;
  hashPassword: (password: string) => Promise<string>;
  fitsPassword: (stored: string, password: string) => Promise<boolean>;
}

/** Accounts of the demonstration, all with the same password. */
export const demoAccounts = [
  {
    username: 'owner',
    name: 'Meera Kulkarni',
    email: 'owner@aangan.example',
    phone: '+91 90000 00001',
    superuser: false,
    roles: [],
  },
  {
    username: 'buyer',
    name: 'Arjun Deshmukh',
    email: 'buyer@aangan.example',
    phone: '+91 90000 00002',
    superuser: false,
    roles: [],
  },
  { username: 'admin', name: 'Aangan office', email: 'admin@aangan.example', phone: '', superuser: true, roles: [] },
  {
    username: 'agent',
    name: 'Nisha Agarwal',
    email: 'agent@aangan.example',
    phone: '+91 90000 00003',
    superuser: false,
    roles: ['agent'],
  },
  {
    username: 'editor',
    name: 'Kabir Joshi',
    email: 'editor@aangan.example',
    phone: '+91 90000 00004',
    superuser: false,
    roles: ['editor'],
  },
] as const;

/** The agency's own account, which owns listings and has no password. */
export const agencyAccount = 'aangan-desk';
const agency = {
  username: agencyAccount,
  name: 'Aangan Estates',
  email: 'desk@aangan.example',
  phone: '',
  superuser: false,
  roles: [],
  office: true,
};

/** Existing accounts of the same name keep their password and rights. */
async function loadAccounts(
  tx: Queryable,
  passwordHash: string,
): Promise<{ owner: number | undefined; agency: number }> {
  const accounts = [
    ...demoAccounts.map((account) => ({ ...account, office: false, hash: passwordHash })),
    { ...agency, hash: 'none' },
  ];
  const made = await tx.rows<{ id: number; username: string }>(sql`
    insert into account (username, email, password_hash, name, phone, is_superuser, roles, is_office, email_verified_at)
    select username, email, hash, name, phone, superuser, roles, office, now() from json_to_recordset(${JSON.stringify(accounts)}::json)
      as given(username text, email text, hash text, name text, phone text, superuser boolean, roles text[], office boolean)
    on conflict do nothing returning id, username`);
  await tx.run(sql`insert into setting (name, value) values ('demo_accounts', ${JSON.stringify(made.map(({ id }) => id))}), ('demo_password', ${passwordHash})
    on conflict (name) do update set value = excluded.value`);
  return {
    owner: made.find(({ username }) => username === 'owner')?.id,
    agency: await accountNamed(tx, agencyAccount),
  };
}

/** The id of the account with this name. */
export async function accountNamed(queryable: Queryable, username: string): Promise<number> {
  const account = await queryable.row<{ id: number }>(sql`select id from account where lower(username) = ${username}`);
  if (!account) throw new Error(`There is no account called ${username}.`);
  return account.id;
}

async function loadArticles(tx: Queryable): Promise<number> {
  const media = await demoMedia(
    tx,
    demoArticles.map(({ picture }) => picture),
  );
  const minutes = (content: string) => Math.max(1, Math.round(content.split(/\s+/).length / 200));
  const articles = demoArticles.map((article) => ({
    ...article,
    media: media(article.picture),
    alt: demoAlt(article.picture),
    minutes: minutes(article.content),
  }));
  return tx.run(sql`
    insert into blog_post (title, media_id, alt, category, featured, views, excerpt, author, published_at, content, read_minutes)
    select title, media, alt, category, coalesce(featured, false), views, excerpt, author, (date + time '10:00') at time zone 'Asia/Kolkata', content, minutes from json_to_recordset(${JSON.stringify(articles)}::json)
      as given(title text, media int, alt text, category text, featured boolean, views int, excerpt text, author text, date date, content text, minutes int) order by date`);
}

async function loadReviews(tx: Queryable, now: Date, agentOf: AgentOf): Promise<number> {
  const reviews = demoReviews.map((review, place) => ({
    ...review,
    agent: agentOf(review.property.split(', ').at(-1) ?? '', place),
    at: new Date(now.getTime() - review.daysAgo * dayInMs).toISOString(),
  }));
  return tx.run(sql`
    insert into review (rating, review, name, role, property, agent_id, created_at)
    select rating, review, name, role, property, agent, at from json_to_recordset(${JSON.stringify(reviews)}::json)
      as given(rating int, review text, name text, role text, property text, agent int, at timestamptz) order by at`);
}

/** Updates the demo accounts when the configured password has changed, because the terminal prints it. */
export async function keepDemoPassword({ database, settings, hashPassword, fitsPassword }: DemoDeps): Promise<void> {
  const stored = await database.row<{ value: string }>(sql`select value from setting where name = 'demo_password'`);
  if (!stored || (await fitsPassword(stored.value, settings.demoPassword))) return;
  const hash = await hashPassword(settings.demoPassword);
  await database.transaction(async (tx) => {
    await tx.run(lockOf('demo'));
    await tx.run(sql`update account set password_hash = ${hash} where username <> ${agencyAccount} and id in (
      select made.id::int from json_array_elements_text((select value::json from setting where name = 'demo_accounts')) as made(id))`);
    await tx.run(sql`update setting set value = ${hash} where name = 'demo_password'`);
  });
}

const desk = 'demo_desk';

/** For a demonstration loaded by a version without the owner's dashboard. */
async function loadLaterDesk(database: Database, now: Date): Promise<void> {
  await loadOnce(database, desk, '1', async (tx) => {
    const owner = await demoOwner(tx);
    if (owner !== undefined) await loadOwnersDesk(tx, owner, now);
  });
}

/**
 * Loads the demonstration once per database, completely or not at all: accounts, listings with pictures, articles,
 * reviews. Later changes and deletions are kept. Reports how much it loaded.
 */
export async function loadDemo(deps: DemoDeps, tell?: (line: string) => void): Promise<void> {
  if (await loadDemoContent(deps, tell)) await keepDemoPassword(deps);
}

/**
 * `loadDemo` without comparing the password with that of an earlier start, which takes long.
 *
 * @returns whether the demonstration had been loaded before
 */
export async function loadDemoContent(
  { database, settings, now, hashPassword }: DemoDeps,
  tell: (line: string) => void = () => undefined,
): Promise<boolean> {
  await loadFoundation(database);
  const known = await database.row(sql`select 1 from setting where name = 'demo'`);
  if (known) {
    await loadLaterDesk(database, now());
    return true;
  }
  const passwordHash = await hashPassword(settings.demoPassword);
  await loadOnce(database, 'demo', '1', async (tx) => {
    const { owner, agency: houses } = await loadAccounts(tx, passwordHash);
    const agentOf = await loadDemoAgents(tx);
    const listings = await loadDemoListings(tx, now(), { owner: owner ?? houses, agency: houses, agentOf });
    if (owner !== undefined) {
      await loadOwnersPackage(tx, owner, now());
      await loadOwnersDesk(tx, owner, now());
    }
    await tx.run(sql`insert into setting (name, value) values (${desk}, '1') on conflict (name) do nothing`);
    const [articles, reviews] = [await loadArticles(tx), await loadReviews(tx, now(), agentOf)];
    tell(`Demo: ${listings} listings, ${articles} articles, ${reviews} reviews`);
  });
  return false;
}

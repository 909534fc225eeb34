import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openWithoutMigrating } from '@server/db/open';
import sql from 'sql-template-tag';
import { runProduct } from '../../scripts/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { times, measured } from '../support/counts';

const rounds = times(200, 1);
const writers = 8;

/** A new sender each time, because rate limits on PostgreSQL survive a kill. */
let senders = 0;
const newSender = () => {
  senders += 1;
  return `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
};

/**
 * Writes until the product is killed. An enquiry is a row and an email to the office in one transaction. @throws Error
 * for any other response than success
 */
async function writeOn(address: string, name: string, acknowledge: (id: string) => void): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${name}-${number}`;
    const answer = await fetch(`${address}/api/enquiries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newSender() },
      body: JSON.stringify({
        kind: 'contact',
        name: id,
        email: 'asha@people.example',
        message: 'Is it still to be had?',
        client_id: id,
      }),
    }).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 201) throw new Error(`an enquiry was answered ${answer.status}`);
    acknowledge(id);
  }
}

/** Kills the product at a random moment after its first acknowledged write. @returns all acknowledged writes */
async function killWriting(settings: Record<string, string>, name: string): Promise<string[]> {
  const product = await runProduct(settings);
  const acknowledged: string[] = [];
  let begin: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const writing = Promise.all(
    Array.from({ length: writers }, (_, writer) =>
      writeOn(product.address, `${name}-writer-${writer}`, (id) => {
        acknowledged.push(id);
        begin();
      }),
    ),
  );
  await Promise.race([started, writing]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 300)); // a real wait: the test is about the moment of the kill
  product.kill();
  await Promise.all([writing, product.ended]);
  return acknowledged;
}

async function killRounds(databaseUrl: string | undefined): Promise<{ acknowledged: number; stored: number }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aangan-killed-'));
  const all: string[] = [];
  let stored = 0;
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await killWriting(
      { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), DEMO: 'off', TRUST_PROXY: 'on' },
      `round-${round}`,
    );
    all.push(...acknowledged);
    const database = await openWithoutMigrating({ dataDir, databaseUrl });
    try {
      // counts the emails with one query, because there are tens of thousands in the end
      const rows = await database.rows<{ id: string; emails: number }>(sql`
        select client_id as id, coalesce(emails, 0) as emails from enquiry
        left join (select subject, count(*)::int as emails from mail group by subject) as sent on sent.subject = 'A message from ' || enquiry.name
        where client_id like ${`round-${round}-%`}`);
      const found = new Map(rows.map(({ id, emails }) => [id, emails]));
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(rows.filter(({ emails }) => emails !== 1)).toEqual([]);
      // rows of earlier rounds remain; PostgreSQL may finish a commit of this one after its client is killed
      const many = (await database.row<{ many: number }>(sql`select count(*)::int as many from enquiry`))?.many ?? 0;
      expect(many).toBeGreaterThanOrEqual(stored + rows.length);
      stored = many;
    } finally {
      await database.close();
    }
  }
  expect(existsSync(dataDir)).toBe(true);
  rmSync(dataDir, { recursive: true, force: true });
  return { acknowledged: all.length, stored };
}

describe('R1 a product killed during writes', () => {
  it(
    'on the embedded database loses no acknowledged write and leaves none half done',
    async () => {
      const { acknowledged } = await killRounds(undefined);
      measured('R1', `embedded: ${rounds} kills, ${acknowledged} acknowledged writes, none lost, none half done`);
      expect(acknowledged).toBeGreaterThanOrEqual(rounds);
    },
    rounds * 180_000,
  );

  it(
    'on PostgreSQL loses no acknowledged write and leaves none half done',
    async () => {
      const { url, end } = await freshPostgresUrl(true);
      const { acknowledged } = await killRounds(url);
      measured('R1', `PostgreSQL: ${rounds} kills, ${acknowledged} acknowledged writes, none lost, none half done`);
      expect(acknowledged).toBeGreaterThanOrEqual(rounds);
      await end();
    },
    rounds * 180_000,
  );
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openAsItIs } from '@server/db/open';
import sql from 'sql-template-tag';
import { runProduct } from '../../config/tasks/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { times, measured } from '../support/counts';

const rounds = times(200, 1);
const writers = 8;

/** An enquiry is a row, and a letter to the office in the same transaction. */
async function writeOn(address: string, name: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${name}-${number}`;
    try {
      const answer = await fetch(`${address}/api/enquiries/`, {
        method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${number >> 16}.${number >> 8 & 255}.${number & 255}` },
        body: JSON.stringify({ kind: 'contact', name: id, email: 'asha@people.example', message: 'Is it still to be had?', client_id: id }),
      });
      if (answer.status !== 201) throw new Error(`status ${answer.status}`);
      acknowledged.push(id);
    } catch {
      return;
    }
  }
}

async function killRounds(databaseUrl: string | undefined): Promise<{ acknowledged: number; kept: number }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aangan-killed-'));
  const all: string[] = [];
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const product = await runProduct({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), DEMO: 'off', TRUST_PROXY: 'on' });
    const acknowledged: string[] = [];
    const writing = Array.from({ length: writers }, (_, writer) => writeOn(product.address, `round-${round}-writer-${writer}`, acknowledged));
    while (acknowledged.length === 0) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300)); // the moment of the kill is the test's very subject
    product.kill();
    await Promise.all(writing);
    await product.ended;
    all.push(...acknowledged);
    const database = await openAsItIs({ dataDir, databaseUrl });
    try {
      // the letters are counted once, not once an enquiry: there are tens of thousands in the end
      const rows = await database.rows<{ id: string; letters: number }>(sql`
        select client_id as id, coalesce(letters, 0) as letters from enquiry
        left join (select subject, count(*)::int as letters from mail group by subject) as sent on sent.subject = 'A message from ' || enquiry.name
        where client_id like ${`round-${round}-%`}`);
      const found = new Map(rows.map(({ id, letters }) => [id, letters]));
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(rows.filter(({ letters }) => letters !== 1)).toEqual([]);
      kept += rows.length;
      expect((await database.row<{ many: number }>(sql`select count(*)::int as many from enquiry`))?.many).toBe(kept);
    } finally {
      await database.close();
    }
  }
  expect(existsSync(dataDir)).toBe(true);
  rmSync(dataDir, { recursive: true, force: true });
  return { acknowledged: all.length, kept };
}

describe('R1 a product that is killed while it writes', () => {
  it('on the embedded database loses nothing that it acknowledged, and holds nothing by half', async () => {
    const { acknowledged } = await killRounds(undefined);
    measured('R1', `embedded: ${rounds} kills, ${acknowledged} acknowledged writes, none lost, none half there`);
    expect(acknowledged).toBeGreaterThanOrEqual(rounds);
  }, rounds * 60_000);

  it('on PostgreSQL loses nothing that it acknowledged, and holds nothing by half', async () => {
    const { url, end } = await freshPostgresUrl(true);
    const { acknowledged } = await killRounds(url);
    measured('R1', `PostgreSQL: ${rounds} kills, ${acknowledged} acknowledged writes, none lost, none half there`);
    expect(acknowledged).toBeGreaterThanOrEqual(rounds);
    await end();
  }, rounds * 60_000);
});

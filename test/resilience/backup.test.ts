import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '@server/db/database';
import { loadDemo } from '@server/seed/loadDemo';
import { demoPictures } from '@server/seed/demoPictures';
import { migrations } from '@server/db/migrations/migrations';
import { openWithoutMigrating, openDatabase } from '@server/db/open';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { originalOf, writeBackup } from '@server/cli/backup';
import { verifyBackup } from '@server/cli/manifest';
import { restoreBackup } from '@server/cli/restore';
import { sumOfTable, tablesOf } from '@server/cli/tables';
import sql from 'sql-template-tag';
import { freshPostgresUrl } from '../support/databases';
import { drawPicture } from '../support/pictures';
import { measured } from '../support/counts';
import { isFull } from '../support/scope';

jest.setTimeout(540_000);

type Kind = Database['kind'];
interface Target {
  dataDir: string;
  databaseUrl: string | undefined;
}

const shipped = new Set(Object.values(demoPictures).map(({ hash }) => hash));
const now = () => new Date();
const ends: (() => Promise<void> | void)[] = [];

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-backup-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newTarget(kind: Kind): Promise<Target> {
  const dataDir = path.join(newFolder(), 'data');
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined };
  const { url, end } = await freshPostgresUrl(false);
  ends.push(end);
  return { dataDir, databaseUrl: url };
}

/** Test data: the demonstration, another picture, an email, a key, texts of many kinds. */
async function fillProduct(place: Target): Promise<string> {
  const database = await openDatabase(place);
  await loadDemo({
    database,
    settings: { demoPassword: 'aangan-demo' },
    now,
    hashPassword: async () => 'none',
    fitsPassword: async () => true,
  });
  const file = path.join(newFolder(), 'picture');
  fs.writeFileSync(file, await drawPicture({ seed: 7 }));
  const { id, hash } = await openMediaLibrary(path.join(place.dataDir, 'media')).take(database, file);
  await database.run(
    sql`insert into property_image (property_id, media_id, alt, position) values (3, ${id}, ${'आँगन "quoted" \\ {braces} \u0007 🏡'}, 9)`,
  );
  await database.run(sql`delete from property where id = 45`);
  await database.close();
  fs.mkdirSync(path.join(place.dataDir, 'outbox'), { recursive: true });
  fs.writeFileSync(path.join(place.dataDir, 'outbox', 'one.eml'), 'A letter');
  fs.writeFileSync(path.join(place.dataDir, 'secret'), Buffer.alloc(32, 7));
  return hash;
}

async function snapshot(place: Target): Promise<{ sums: Record<string, unknown>; nextReview: number; found: number }> {
  const database = await openDatabase(place);
  try {
    const sums = await database.transaction(async (tx) => {
      const all: Record<string, unknown> = {};
      for (const name of await tablesOf(tx)) all[name] = await sumOfTable(tx, name);
      return all;
    });
    const found = await database.row<{ many: number }>(
      sql`select count(*)::int as many from property where search @@ to_tsquery('simple', 'villa')`,
    );
    const next = await database.row<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('review', 'id'))::int as id`,
    );
    return { sums, nextReview: next?.id ?? 0, found: found?.many ?? 0 };
  } finally {
    await database.close();
  }
}

async function back(place: Target): Promise<string> {
  const folder = path.join(newFolder(), 'kept');
  const database = await openWithoutMigrating(place);
  await writeBackup({ database, dataDir: place.dataDir, shipped, now }, folder).finally(() => database.close());
  return folder;
}

const restore = (settings: Target, folder: string, overwrite = false) =>
  restoreBackup({ settings, folder, overwrite, now });

afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 540_000);

describe('R6 a backup', () => {
  const sources: Partial<Record<Kind, { place: Target; hash: string; folder: string }>> = {};
  beforeAll(async () => {
    for (const kind of ['embedded', 'postgres'] as const) {
      const place = await newTarget(kind);
      const hash = await fillProduct(place);
      sources[kind] = { place, hash, folder: await back(place) };
    }
  }, 600_000);
  const source = (kind: Kind) => {
    const found = sources[kind];
    if (!found) throw new Error(kind);
    return found;
  };

  it.each<[Kind, Kind]>([
    ['embedded', 'postgres'],
    ['postgres', 'embedded'],
    ...(isFull
      ? ([
          ['embedded', 'embedded'],
          ['postgres', 'postgres'],
        ] as const)
      : []),
  ] as [Kind, Kind][])(
    'of %s is restored on %s with equal checksums: every row, picture, email and the key; search works and sequences continue',
    async (from, to) => {
      const { place, hash, folder } = source(from);
      const there = await newTarget(to);
      expect((await restore(there, folder)).former).toBeUndefined();
      const [before, after] = [await snapshot(place), await snapshot(there)];
      // reading a sequence advances it, so the source is one ahead per read
      expect(after.sums).toEqual(before.sums);
      expect(after.found).toBe(before.found);
      expect(after.found).toBeGreaterThan(0);
      expect(after.nextReview).toBeGreaterThan(1);
      for (const name of [originalOf(hash), 'outbox/one.eml', 'secret'])
        expect(
          fs.readFileSync(path.join(there.dataDir, name)).equals(fs.readFileSync(path.join(place.dataDir, name))),
        ).toBe(true);
      const database = await openDatabase(there);
      await database.run(sql`update property set title = 'Zedoary courtyard' where id = 3`);
      expect(await database.row(sql`select word from search_word where word = 'zedoary'`)).toEqual({ word: 'zedoary' });
      await database.close();
      measured('R6', `${from} to ${to}: ${Object.keys(after.sums).length} tables with equal checksums`);
    },
    360_000,
  );

  it.each<Kind>(['embedded', 'postgres'])(
    'on %s overwrites nothing without --overwrite',
    async (kind) => {
      const { folder } = source(kind);
      const there = await newTarget(kind);
      const first = await openDatabase(there);
      await first.run(sql`insert into city (name, slug) values ('Nagpur', 'nagpur')`);
      await first.close();
      await expect(restore(there, folder)).rejects.toThrow(/already contains data.*--overwrite/);
      const untouched = await openDatabase(there);
      expect(await untouched.rows(sql`select name from city`)).toEqual([{ name: 'Nagpur' }]);
      await untouched.close();
      const { former } = await restore(there, folder, true);
      const replaced = await openDatabase(there);
      expect(await replaced.rows(sql`select name from city order by id`)).toEqual([
        { name: 'Indore' },
        { name: 'Pune' },
      ]);
      await replaced.close();
      expect(former !== undefined && fs.existsSync(path.join(former, 'database'))).toBe(kind === 'embedded');
    },
    360_000,
  );

  it('with any changed byte is refused before anything is modified', async () => {
    const { folder } = source('embedded');
    const { files } = await verifyBackup(folder);
    for (const name of [
      'tables/property.jsonl.gz',
      'secret',
      'manifest.json',
      files.find((file) => file.startsWith('media/')) ?? '',
    ]) {
      const copy = path.join(newFolder(), 'copy');
      fs.cpSync(folder, copy, { recursive: true });
      const bytes = fs.readFileSync(path.join(copy, name));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      fs.writeFileSync(path.join(copy, name), bytes);
      const there = await newTarget('embedded');
      await expect(restore(there, copy)).rejects.toThrow(`damaged: ${name} is changed or missing`);
      expect(fs.existsSync(path.join(there.dataDir, 'database'))).toBe(false);
    }
    const without = path.join(newFolder(), 'without');
    fs.cpSync(folder, without, { recursive: true });
    fs.rmSync(path.join(without, 'tables/review.jsonl.gz'));
    await expect(restore(await newTarget('embedded'), without)).rejects.toThrow('tables/review.jsonl.gz');
  }, 540_000);

  /** Simulates a forged or faulty backup: wrong content with matching checksums. */
  function altered(folder: string, change: (copy: string) => void): string {
    const copy = path.join(newFolder(), 'altered');
    fs.cpSync(folder, copy, { recursive: true });
    change(copy);
    const sums = fs.readFileSync(path.join(copy, 'SHA256SUMS'), 'utf8').replace(
      /^[0-9a-f]{64} {2}(.+)$/gm,
      (_, name: string) =>
        `${createHash('sha256')
          .update(fs.readFileSync(path.join(copy, name)))
          .digest('hex')}  ${name}`,
    );
    fs.writeFileSync(path.join(copy, 'SHA256SUMS'), sums);
    return copy;
  }

  it.each<Kind>(['embedded', 'postgres'])(
    'whose rows differ after the restore leaves %s closed, not half full',
    async (kind) => {
      const copy = altered(source(kind).folder, (folder) => {
        const file = path.join(folder, 'tables/city.jsonl.gz');
        fs.writeFileSync(file, gzipSync(gunzipSync(fs.readFileSync(file)).toString().replace('"Pune"', '"Puna"')));
      });
      const there = await newTarget(kind);
      await expect(restore(there, copy)).rejects.toThrow('The rows of city were not restored correctly');
      if (kind === 'embedded') expect(fs.existsSync(path.join(there.dataDir, 'database'))).toBe(false);
      else await expect(openDatabase(there)).rejects.toThrow('A restore did not finish');
      await restore(there, source(kind).folder, true);
      expect((await snapshot(there)).found).toBeGreaterThan(0);
    },
    360_000,
  );

  it('of an older version is migrated, one of a newer version is refused', async () => {
    const old = altered(source('embedded').folder, (folder) => {
      const file = path.join(folder, 'manifest.json');
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(`"${migrations.at(-1)?.id}"`, '"9999_not_yet"'));
    });
    await expect(restore(await newTarget('embedded'), old)).rejects.toThrow('newer version');
    const olderBackup = altered(source('embedded').folder, (folder) => {
      const file = path.join(folder, 'manifest.json');
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { steps: string[] };
      fs.writeFileSync(
        file,
        JSON.stringify({ ...manifest, steps: manifest.steps.filter((step) => step !== '0018_content_notices') }),
      );
    });
    const there = await newTarget('embedded');
    await restore(there, olderBackup);
    const database = await openDatabase(there);
    expect(await database.row(sql`select tgname as name from pg_trigger where tgname = 'city_changed'`)).toEqual({
      name: 'city_changed',
    });
    await database.close();
  }, 540_000);

  it('interrupted while it replaces data blocks every start until it is run again', async () => {
    const there = await newTarget('embedded');
    fs.mkdirSync(path.join(there.dataDir, 'restore-unfinished'), { recursive: true });
    fs.writeFileSync(path.join(there.dataDir, 'restore-unfinished/swapping'), '');
    await expect(openDatabase(there)).rejects.toThrow('A restore did not finish');
    await restore(there, source('embedded').folder, true);
    expect((await snapshot(there)).found).toBeGreaterThan(0);
  }, 540_000);

  it('is refused while the product runs', async () => {
    const { folder } = source('postgres');
    const there = await newTarget('postgres');
    const running = await openDatabase(there);
    await running.row(sql`select 1`);
    await expect(restore(there, folder, true)).rejects.toThrow('A running server uses this database');
    await running.close();
    const alone = await newTarget('embedded');
    const working = await openDatabase(alone);
    await expect(restore(alone, folder, true)).rejects.toThrow('in use by another process');
    await working.close();
  }, 540_000);

  it('never overwrites another backup', async () => {
    const database = await openWithoutMigrating(source('embedded').place);
    await expect(
      writeBackup({ database, dataDir: source('embedded').place.dataDir, shipped, now }, source('embedded').folder),
    ).rejects.toThrow('already exists');
    await database.close();
  });
});

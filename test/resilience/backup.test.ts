import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { loadDemo } from '@server/seed/loadDemo';
import { demoPictures } from '@server/seed/demoPictures';
import { lockFolder } from '@server/db/lock';
import { openWithoutMigrating, openDatabase } from '@server/db/open';
import { openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { writeBackup } from '@server/cli/backup';
import { originalKey } from '@server/media/pictureFiles';
import { verifyBackup } from '@server/cli/manifest';
import { restoreBackup } from '@server/cli/restore';
import { sumOfTable, tablesOf } from '@server/cli/tables';
import sql from 'sql-template-tag';
import { freshPostgresUrl } from '../support/databases';
import { drawPicture } from '../support/pictures';
import { measured } from '../support/counts';
import { filesIn } from '../support/files';
import { databasesOfSuite, inAll, isFull } from '../support/scope';
import { leaveOlderData, withOtherRows, withSteps, withUnfinishedPage } from './support/alteredBackups';

jest.setTimeout(540_000);

type Kind = Database['kind'];
interface Target {
  dataDir: string;
  databaseUrl: string | undefined;
}

const shipped = new Set(Object.values(demoPictures).map(({ hash }) => hash));
const newCopy = () => path.join(newFolder(), 'copy');
const now = () => new Date();
const ends: (() => Promise<void> | void)[] = [];

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-backup-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newTarget(kind: Kind, migrated = false): Promise<Target> {
  const dataDir = path.join(newFolder(), 'data');
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined };
  const { url, end } = await freshPostgresUrl(migrated);
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
  const { id, hash } = await openMediaLibrary(openDataFolder(place.dataDir)).take(database, file);
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

interface Snapshot {
  sums: Record<string, unknown>;
  nextReview: number;
  found: number;
}

async function snapshotOf(database: Database): Promise<Snapshot> {
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
}

/** Works on an opened database and closes it. */
async function opened<Result>(place: Target, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function back(place: Target): Promise<string> {
  const folder = path.join(newFolder(), 'kept');
  const database = await openWithoutMigrating(place);
  try {
    await writeBackup({ database, dataDir: place.dataDir, files: openDataFolder(place.dataDir), shipped, now }, folder);
  } finally {
    await database.close();
  }
  return folder;
}

const restore = (settings: Target, folder: string, overwrite = false) =>
  restoreBackup({ settings, folder, overwrite, now });

afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 540_000);

/** Restoring on the embedded database takes longest, so a quick run does it once. */
const sourceKinds = databasesOfSuite();
const [anySource = 'postgres'] = sourceKinds;

describe('R6 a backup', () => {
  const sources: Partial<Record<Kind, { place: Target; hash: string; folder: string; snapshot: Snapshot }>> = {};
  beforeAll(async () => {
    for (const kind of sourceKinds) {
      const place = await newTarget(kind, true);
      const hash = await fillProduct(place);
      const folder = await back(place);
      sources[kind] = { place, hash, folder, snapshot: await opened(place, snapshotOf) };
    }
  }, 600_000);
  const source = (kind: Kind) => {
    const found = sources[kind];
    if (!found) throw new Error(kind);
    return found;
  };

  /** Checks every row, picture, email and the key, that search works, and that sequences continue. */
  async function expectRestored(there: Target, from: Kind): Promise<void> {
    const { place, hash, snapshot: before } = source(from);
    await opened(there, async (database) => {
      const after = await snapshotOf(database);
      expect(after).toEqual(before);
      expect(after.found).toBeGreaterThan(0);
      expect(after.nextReview).toBeGreaterThan(1);
      await database.run(sql`update property set title = 'Zedoary courtyard' where id = 3`);
      expect(await database.row(sql`select word from search_word where word = 'zedoary'`)).toEqual({ word: 'zedoary' });
      measured('R6', `${from} to ${database.kind}: ${Object.keys(after.sums).length} tables with equal checksums`);
    });
    for (const name of [originalKey(hash), 'outbox/one.eml', 'secret'])
      expect(
        fs.readFileSync(path.join(there.dataDir, name)).equals(fs.readFileSync(path.join(place.dataDir, name))),
      ).toBe(true);
  }

  it.each(sourceKinds)(
    'of %s is restored in a folder with equal checksums; over other data it needs --overwrite and keeps them; interrupted, it blocks every start until it is run again',
    async (from) => {
      const { folder } = source(from);
      const there = await newTarget('embedded');
      leaveOlderData(there.dataDir);
      const contents = () => filesIn(there.dataDir).filter((name) => name !== 'lock.json');
      const before = contents();
      await expect(openDatabase(there)).rejects.toThrow('A restore did not finish');
      await expect(restore(there, folder)).rejects.toThrow(/already contains data.*--overwrite/);
      expect(contents()).toEqual(before);
      const { former = '' } = await restore(there, folder, true);
      expect(fs.readFileSync(path.join(former, 'database/PG_VERSION'), 'utf8')).toBe('older rows');
      expect(fs.readFileSync(path.join(former, 'outbox/older.eml'), 'utf8')).toBe('An older letter');
      await expectRestored(there, from);
    },
    360_000,
  );

  const all = inAll();
  all.it.each(isFull ? (['embedded', 'postgres'] as const) : (['embedded'] as const))(
    'of %s is restored on an empty PostgreSQL with equal checksums',
    async (from) => {
      const there = await newTarget('postgres');
      expect((await restore(there, source(from).folder)).former).toBeUndefined();
      await expectRestored(there, from);
    },
    360_000,
  );

  it('on PostgreSQL overwrites nothing without --overwrite; with it, one whose rows differ leaves it closed, not half full, until one of an older version is restored and migrated', async () => {
    const { folder } = source(anySource);
    const there = await newTarget('postgres', true);
    await opened(there, (first) => first.run(sql`insert into city (name, slug) values ('Nagpur', 'nagpur')`));
    await expect(restore(there, folder)).rejects.toThrow(/already contains data.*--overwrite/);
    const cities = await opened(there, (database) => database.rows(sql`select name from city`));
    expect(cities).toEqual([{ name: 'Nagpur' }]);

    await expect(restore(there, withOtherRows(folder, newCopy()), true)).rejects.toThrow(
      'The rows of city were not restored correctly',
    );
    await expect(openDatabase(there)).rejects.toThrow('A restore did not finish');

    const steps = withSteps(folder, newCopy(), (all) => all.filter((step) => step !== '0018_content_notices'));
    const older = withUnfinishedPage(steps, newCopy());
    expect((await restore(there, older, true)).former).toBeUndefined();
    await expectRestored(there, anySource);
    expect(filesIn(path.join(there.dataDir, 'media')).filter((name) => name.includes('.part-'))).toEqual([]);
    const trigger = await opened(there, (database) =>
      database.row(sql`select tgname as name from pg_trigger where tgname = 'city_changed'`),
    );
    expect(trigger).toEqual({ name: 'city_changed' });
  }, 360_000);

  it('with any changed byte is refused before anything is modified', async () => {
    const { folder } = source(anySource);
    const { sums } = await verifyBackup(folder);
    for (const name of [
      'tables/property.jsonl.gz',
      'secret',
      'manifest.json',
      [...sums.keys()].find((file) => file.startsWith('media/')) ?? '',
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

  all.it(
    'whose rows differ after the restore leaves a folder without a database',
    async () => {
      const there = await newTarget('embedded');
      await expect(restore(there, withOtherRows(source(anySource).folder, newCopy()))).rejects.toThrow(
        'The rows of city were not restored correctly',
      );
      expect(fs.existsSync(path.join(there.dataDir, 'database'))).toBe(false);
    },
    360_000,
  );

  it('of a newer version is refused', async () => {
    const newer = withSteps(source(anySource).folder, newCopy(), (steps) => [...steps.slice(0, -1), '9999_not_yet']);
    const there = await newTarget('embedded');
    await expect(restore(there, newer)).rejects.toThrow('newer version');
    expect(fs.existsSync(path.join(there.dataDir, 'database'))).toBe(false);
  });

  it('is refused while the product runs', async () => {
    const { folder } = source(anySource);
    const there = await newTarget('postgres', true);
    await opened(there, async (running) => {
      await running.row(sql`select 1`);
      await expect(restore(there, folder, true)).rejects.toThrow('A running server uses this database');
    });
    const alone = await newTarget('embedded');
    // held as long as an embedded database is open
    const release = await lockFolder(alone.dataDir);
    await expect(restore(alone, folder, true)).rejects.toThrow('in use by another process');
    await release();
  }, 360_000);

  it('never overwrites another backup', async () => {
    const { place, folder } = source(anySource);
    const database = await openWithoutMigrating(place);
    await expect(
      writeBackup({ database, dataDir: place.dataDir, files: openDataFolder(place.dataDir), shipped, now }, folder),
    ).rejects.toThrow('already exists');
    await database.close();
  });
});

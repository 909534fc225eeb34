/*
 * Databases for tests, each migrated and empty:
 * - describeOnBoth(title, (database) => { it(…) }): runs the block on the suite's database in `npm test`, and on the
 *   embedded database and a real PostgreSQL in `npm run test:all` (scope.ts); `database()` inside its tests.
 * - describeOnBothEmpty(title, …): the same before any migration.
 * - freshDatabase(kind?): a single database, of the suite's kind: { database, end }.
 * - freshPostgresUrl(migrated): the URL of a new PostgreSQL database: { url, end }.
 *
 * The first run after a schema change creates templates, which the others copy (0.5 s embedded, 0.1 s PostgreSQL).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { openEmbedded } from '@server/db/embedded';
import { lockWatch } from '@server/db/lockOrder';
import { migrate } from '@server/db/migrate';
import { migrations } from '@server/db/migrations/migrations';
import { openPostgres } from '@server/db/postgres';
import { setRoleSettings } from '@server/db/roleSettings';
import { createPostgresDatabase } from './postgresServer';
import { databasesOfSuite } from './scope';

type Kind = Database['kind'];
const startLimit = 120_000;

const schemaHash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12);
const cache = path.resolve(__dirname, '../../node_modules/.cache/aangan-tests');

type Block = (database: () => Database) => void;

export const describeOnBoth = (title: string, block: Block): void => describeBoth(title, block, true);
export const describeOnBothEmpty = (title: string, block: Block): void => describeBoth(title, block, false);

function describeBoth(title: string, block: Block, migrated: boolean): void {
  describe.each(databasesOfSuite())(`${title} (%s)`, (kind) => {
    let fresh: TestDatabase | undefined;
    beforeAll(async () => {
      fresh = await freshDatabase(kind, migrated);
    }, startLimit);
    afterAll(async () => fresh?.end(), startLimit);
    block(() => {
      if (!fresh) throw new Error('The database is there from beforeAll on, not while tests are collected.');
      return fresh.database;
    });
  });
}

const anyOfSuite = (): Kind => databasesOfSuite()[0] ?? 'postgres';

interface TestDatabase {
  database: Database;
  end(): Promise<void>;
}

export async function freshDatabase(kind: Kind = anyOfSuite(), migrated = true): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const database = await openEmbedded(null, {
      watch: lockWatch,
      ...(migrated && { image: await embeddedImage() }),
    });
    return { database, end: () => database.close() };
  }
  const { url, end } = await freshPostgresUrl(migrated);
  const database = openPostgres(url, { connections: 8, watch: lockWatch });
  return {
    database,
    end: async () => {
      await database.close();
      await end();
    },
  };
}

export async function freshPostgresUrl(migrated: boolean): Promise<{ url: string; end(): Promise<void> }> {
  if (!migrated) return createPostgresDatabase();
  const fresh = await createPostgresDatabase({ name: `aangan_template_${schemaHash}`, fill: fillTemplate });
  // the account's settings belong to a database, and are not copied with it
  const database = openPostgres(fresh.url, { connections: 1 });
  try {
    await database.script(setRoleSettings);
  } finally {
    await database.close();
  }
  return fresh;
}

async function fillTemplate(url: string): Promise<void> {
  const database = openPostgres(url);
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
}

/** A dump of an embedded database, migrated step by step and empty. */
export async function embeddedImage(): Promise<Blob> {
  const file = path.join(cache, `embedded-${schemaHash}.tar`);
  if (!fs.existsSync(file)) {
    const database = await openEmbedded(null);
    await migrate(database, migrations);
    const image = Buffer.from(await (await database.image()).arrayBuffer());
    await database.close();
    fs.mkdirSync(cache, { recursive: true });
    forgetOldImages();
    fs.writeFileSync(`${file}.${process.pid}`, image);
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([fs.readFileSync(file)]);
}

/** Removes images of schemas that were not used for a day. */
function forgetOldImages(): void {
  for (const name of fs.readdirSync(cache)) {
    // another worker may have just renamed or removed it
    const { mtimeMs } = fs.statSync(path.join(cache, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > 24 * 3_600_000) fs.rmSync(path.join(cache, name), { force: true });
  }
}

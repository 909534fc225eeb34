import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBackup } from '@server/cli/backup';
import { restoreBackup } from '@server/cli/restore';
import type { Database } from '@server/db/database';
import { openDatabase, openWithoutMigrating } from '@server/db/open';
import { removeEmailFiles } from '@server/privacy/copies';
import { erasePerson } from '@server/privacy/erasePerson';
import { keepErasures } from '@server/privacy/erasureLog';
import sql, { raw } from 'sql-template-tag';
import { erasuresKey, openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { freshPostgresUrl } from '../support/databases';
import { plantPerson } from '../support/plantedPerson';
import { databasesOfSuite } from '../support/scope';
import { testDeps } from '../support/testServer';

const now = () => new Date();
const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 360_000);

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-erased-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newPlace(kind: Database['kind']): Promise<{ dataDir: string; databaseUrl: string | undefined }> {
  const dataDir = path.join(newFolder(), 'data');
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined };
  const { url, end } = await freshPostgresUrl(true);
  ends.push(end);
  return { dataDir, databaseUrl: url };
}

/** The tables, and the files besides the database, that contain any of these texts. */
async function found(database: Database, dataDir: string, texts: readonly string[]): Promise<string[]> {
  const places: string[] = [];
  const tables = await database.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const row = await database.row<{ all: string }>(
      sql`select string_agg(to_json(t)::text, ' ') as all from ${raw(name)} t`,
    );
    if (texts.some((text) => row?.all?.toLowerCase().includes(text))) places.push(name);
  }
  for (const name of fs.readdirSync(path.join(dataDir, 'outbox')))
    if (texts.some((text) => fs.readFileSync(path.join(dataDir, 'outbox', name), 'utf8').includes(text)))
      places.push(name);
  return places;
}

it.each(databasesOfSuite())(
  'R43 on %s, a backup from before an erasure does not bring the person back, and keeps everybody else',
  async (kind) => {
    const place = await newPlace(kind);
    const secret = Buffer.alloc(32, 7);
    fs.mkdirSync(place.dataDir, { recursive: true });
    fs.writeFileSync(path.join(place.dataDir, 'secret'), secret);
    const database = await openDatabase(place);
    const media = openMediaLibrary(openDataFolder(place.dataDir));
    const { deps, remove } = testDeps(database, { secret, media, settings: { dataDir: place.dataDir } });
    ends.push(remove);
    const bystander = await plantPerson(deps, 'bystander');
    const person = await plantPerson(deps, 'returning');
    const folder = path.join(newFolder(), 'kept');
    await database.close();
    const reading = await openWithoutMigrating(place);
    await writeBackup(
      { database: reading, dataDir: place.dataDir, files: openDataFolder(place.dataDir), shipped: new Set(), now },
      folder,
    );
    await reading.close();

    const running = await openDatabase(place);
    const erased = await running.transaction((tx) =>
      erasePerson(tx, { accountId: person.id, secret, now: now(), officeEmail: deps.settings.company.email }),
    );
    await keepErasures(running, openDataFolder(place.dataDir));
    await removeEmailFiles(place.dataDir, erased?.addresses ?? [], erased?.copies ?? { texts: [], recipients: [] });
    await media.forget(running, erased?.pictures ?? []);
    expect(await found(running, place.dataDir, person.marks)).toEqual([]);
    await running.close();
    // account ids and times only
    const log = fs.readFileSync(path.join(place.dataDir, erasuresKey), 'utf8');
    expect(Object.keys(JSON.parse(log) as object)).toEqual(['account', 'joined', 'erased']);

    const restored = await restoreBackup({
      settings: { ...place, company: deps.settings.company },
      folder,
      overwrite: true,
      now,
    });
    expect(restored.erased).toBe(1);
    const after = await openDatabase(place);
    expect(await found(after, place.dataDir, person.marks)).toEqual([]);
    expect(await found(after, place.dataDir, person.taxMarks)).toEqual(['invoice', 'payment', 'payment_event']);
    expect((await found(after, place.dataDir, bystander.marks)).length).toBeGreaterThan(15);
    expect(await after.row(sql`select username from account where id = ${person.id}`)).toEqual({
      username: `erased ${person.id}`,
    });
    const pictures = openMediaLibrary(openDataFolder(place.dataDir));
    expect(await Promise.all(person.pictures.map((hash) => pictures.original(hash)))).toEqual([undefined, undefined]);
    expect(await Promise.all(bystander.pictures.map((hash) => pictures.original(hash)))).not.toContain(undefined);

    // another account that got the same id after a restore is not the erased one
    await after.run(sql`
      update account set created_at = now() + interval '1 day', erased_at = null, username = 'newcomer' where id = ${person.id}`);
    await after.run(sql`delete from erasure`);
    await after.close();
    const second = path.join(newFolder(), 'second');
    const again = await openWithoutMigrating(place);
    await writeBackup(
      { database: again, dataDir: place.dataDir, files: openDataFolder(place.dataDir), shipped: new Set(), now },
      second,
    );
    await again.close();
    expect((await restoreBackup({ settings: place, folder: second, overwrite: true, now })).erased).toBe(0);
  },
  540_000,
);

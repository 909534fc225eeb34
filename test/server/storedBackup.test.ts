import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBackup } from '@server/cli/backup';
import { restoreBackup } from '@server/cli/restore';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { documentsPlace } from '@server/files/dataFolder';
import { openFiles } from '@server/files/openFiles';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { freshPostgresUrl } from '../support/databases';
import { filesIn } from '../support/files';
import { startFailingS3 } from '../support/failingS3';
import { drawPicture } from '../support/pictures';
import { databasesOfSuite } from '../support/scope';

const ends: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
}, 360_000);

async function newPlace(kind: Database['kind']): Promise<{ dataDir: string; databaseUrl: string | undefined }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-stored-'));
  ends.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined };
  const { url, end } = await freshPostgresUrl(true);
  ends.push(end);
  return { dataDir, databaseUrl: url };
}

it.each(databasesOfSuite())(
  'R6 on %s, a backup holds the files of an S3 store, and a restore stores them again',
  async (kind) => {
    const s3 = await startFailingS3();
    ends.push(s3.stop);
    const place = { ...(await newPlace(kind)), storage: s3.place };
    const files = await openFiles(place);
    const database = await openDatabase(place);
    const upload = path.join(path.dirname(place.dataDir), 'upload');
    fs.writeFileSync(upload, await drawPicture({ width: 300, height: 200 }));
    const { hash } = await openMediaLibrary(files).take(database, upload);
    const page = `${documentsPlace}1/1.jpg`;
    await files.put(page, Buffer.from('a page'));
    const folder = path.join(path.dirname(place.dataDir), 'kept');
    const { missing } = await writeBackup(
      { database, dataDir: place.dataDir, files, shipped: new Set(), now: () => new Date() },
      folder,
    );
    await database.close();
    expect([missing, filesIn(path.join(folder, 'media'))]).toEqual([
      [],
      ['documents/1/1.jpg', `originals/${hash.slice(0, 2)}/${hash}.jpg`],
    ]);

    const there = { ...(await newPlace(kind)), storage: { ...s3.place, prefix: 'site/two/' } };
    await restoreBackup({ settings: there, folder, overwrite: true, now: () => new Date() });
    const contents = (prefix: string) =>
      [...s3.objects]
        .filter(([name]) => name.startsWith(`${prefix}media/`))
        .map(([name, { content }]) => [name.slice(prefix.length), content.toString('latin1')])
        .sort();
    expect(contents('site/two/')).toHaveLength(2);
    expect(contents('site/two/')).toEqual(contents(s3.place.prefix));
    expect(fs.existsSync(path.join(there.dataDir, 'media'))).toBe(false);
  },
);

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { readSchema } from '../../../test/resilience/support/readSchema';
import { embeddedImage, freshDatabase } from '../../../test/support/databases';
import { copyImage, writeImage } from './databaseImage';
import { openEmbedded } from './embedded';
import { migrations } from './migrations/migrations';

describe('the image of a new database', () => {
  let home = '';
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-image-'));
  });
  afterEach(() => fs.rmSync(home, { recursive: true, force: true }));
  const folder = (name: string) => {
    const made = path.join(home, name);
    fs.mkdirSync(made);
    return made;
  };

  it('R2 starts as a database with every migration, equal to one that was migrated step by step, and keeps data', async () => {
    // the files of the database that other tests copy, migrated step by step
    await (
      await PGlite.create(path.join(home, 'made'), { extensions: { unaccent }, loadDataDir: await embeddedImage() })
    ).close();
    const images = folder('images');
    await writeImage(path.join(home, 'made'), images);

    const copied = path.join(home, 'copied');
    const database = await openEmbedded(copied, { copyInto: (to) => copyImage(to, [images]) });
    const { database: stepwise, end } = await freshDatabase('embedded');
    const schema = await readSchema(database);
    expect(schema).toEqual(await readSchema(stepwise));
    expect(schema.steps).toEqual(migrations.map(({ id }) => id).sort());
    await database.script('create table kept (id int)');
    await Promise.all([database.close(), end()]);
    const again = await openEmbedded(copied);
    await again.script('drop table kept');
    await again.close();
  }, 540_000);

  it('has the same files and folders, empty ones too, whose names may have spaces', async () => {
    const from = folder('from');
    fs.mkdirSync(path.join(from, 'base/1'), { recursive: true });
    fs.mkdirSync(path.join(from, 'pg_wal empty'));
    fs.writeFileSync(path.join(from, 'base/1/zeros'), Buffer.alloc(8_192));
    fs.writeFileSync(path.join(from, 'base/1/lines'), '\n\n{"files":[]}\n');
    fs.writeFileSync(path.join(from, 'none'), '');
    fs.writeFileSync(path.join(from, 'postgresql.conf'), 'fsync = on');
    const [images, to] = [folder('images'), folder('to')];
    await writeImage(from, images);
    expect(await copyImage(to, [images])).toBe(true);
    expect(fs.readdirSync(to, { recursive: true }).sort()).toEqual(fs.readdirSync(from, { recursive: true }).sort());
    for (const name of ['base/1/zeros', 'base/1/lines', 'none', 'postgresql.conf'])
      expect(fs.readFileSync(path.join(to, name)).equals(fs.readFileSync(path.join(from, name)))).toBe(true);
  });

  it('of other migrations is not used: the database is created step by step', async () => {
    const images = folder('images');
    fs.writeFileSync(path.join(images, 'database-000000000000.br'), 'of another version');
    const to = folder('to');
    expect(await copyImage(to, [images])).toBe(false);
    expect(fs.readdirSync(to)).toEqual([]);
  });
});

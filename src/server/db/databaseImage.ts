import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { migrations } from './migrations/migrations';

/*
 * The image: the files of a migrated embedded database without data. The build makes it, and a first start copies it instead of
 * creating a database and running every migration.
 */

/** Its name has a hash of the migrations, so that an image of other migrations is never used. */
const imageFile = `database-${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)}.br`;

/** Beside the bundles, also when the server runs from source. */
const places = [__dirname, path.resolve(__dirname, '../../../dist/server')];

/** The first line of an image. The files' bytes follow in this order. */
interface Contents {
  folders: string[];
  files: (readonly [name: string, bytes: number])[];
}

/** Writes the image of a closed database's folder into another folder. */
export async function writeImage(database: string, folder: string): Promise<void> {
  const inside = fs.readdirSync(database, { withFileTypes: true, recursive: true });
  const namesOf = (entries: fs.Dirent[]) =>
    entries
      .map((entry) => path.relative(database, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  const names = namesOf(inside.filter((entry) => entry.isFile()));
  const bytes = names.map((name) => fs.readFileSync(path.join(database, name)));
  const contents: Contents = {
    folders: namesOf(inside.filter((entry) => entry.isDirectory())),
    files: names.map((name, at) => [name, bytes[at]?.length ?? 0]),
  };
  const image = Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...bytes]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 };
  await writeFile(path.join(folder, imageFile), await promisify(brotliCompress)(image, { params }));
}

/** Copies a new database into an empty folder. @returns false when nothing was built from these migrations */
export async function copyImage(to: string, from = places): Promise<boolean> {
  const file = from.map((place) => path.join(place, imageFile)).find((name) => fs.existsSync(name));
  if (file === undefined) return false;
  const image = await promisify(brotliDecompress)(await readFile(file));
  let at = image.indexOf('\n') + 1;
  const { folders, files } = JSON.parse(image.toString('utf8', 0, at)) as Contents;
  for (const name of folders) fs.mkdirSync(path.join(to, name), { mode: 0o700 });
  for (const [name, length] of files) {
    fs.writeFileSync(path.join(to, name), image.subarray(at, at + length), { mode: 0o600 });
    at += length;
  }
  return true;
}

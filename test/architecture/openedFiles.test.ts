import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../src/server');

/** What may open files beside `files/`, with the reason why none of them is a stored one. */
const others: Readonly<Record<string, string>> = {
  'cli/backup.ts': 'the key and the emails of DATA_DIR, and the folder that becomes the backup',
  'cli/checkSettings.ts': 'whether DATA_DIR can be written, and holds a database',
  'cli/databaseImage.ts': 'a part of the build',
  'cli/main.ts': 'whether DATA_DIR holds a database',
  'cli/manifest.ts': 'the files of a backup',
  'cli/restore.ts': 'the files of a backup; replaces the content of DATA_DIR as a whole',
  'db/': 'the embedded database, its lock and its disk, and what the program ships',
  'email/transport.ts': 'emails that are kept as files without a mail server',
  'imports/table/': 'an upload, and its rows until they are stored; all but the last in a process of its own',
  'media/documents/readDocument.ts': 'in the picture process: an upload, and its pages until they are stored',
  'media/jpegSize.ts': 'a stored file that is lent by its path',
  'media/pictureJobs.ts': 'in the picture process: an upload',
  'media/pictureHash.ts': 'an upload',
  'privacy/copies.ts': 'the emails of who is erased, where they are files',
  'render/assets.ts': 'what the build has made',
};

/** Whether a source loads a module that opens files. */
const opensFiles = (source: string) => /(['"`])(?:node:)?fs(?:\/promises)?\1/.test(source);

const placeOf = (file: string) =>
  Object.keys(others).find((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)) ?? file;

it('stored files are opened by server/files alone: others open what the list says', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('files/'));
  expect(sources.length).toBeGreaterThan(200);
  const opening = sources.filter((file) => opensFiles(readFileSync(path.join(server, file), 'utf8')));
  expect([...new Set(opening.map(placeOf))].sort()).toEqual(Object.keys(others).sort());
});

it.each([
  "import { writeFile } from 'node:fs/promises';",
  "import fs from 'fs';",
  "const { rename } = await import('node:fs/promises');",
  'const fs = require("node:fs");',
])('finds what opens files: %s', (source) => {
  expect(opensFiles(source)).toBe(true);
});

it.each(["import path from 'node:path';", "import { openDataFolder } from '../files/dataFolder';", 'const fs = 1;'])(
  'leaves others alone: %s',
  (source) => {
    expect(opensFiles(source)).toBe(false);
  },
);

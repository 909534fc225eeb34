import { hourInMs, minuteInMs } from '@contract/durations';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileStoreConformance } from '../../../test/support/fileStoreConformance';
import { erasuresKey, openDataFolder } from './dataFolder';
import type { FileStore } from './fileStore';
import { openFolderStore } from './folderStore';

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'aangan-files-'));

describe('a folder of files', () => {
  fileStoreConformance(async () => {
    const folder = newFolder();
    return {
      store: openFolderStore(path.join(folder, 'data')),
      makeOld: async (key) => {
        const then = new Date(Date.now() - hourInMs);
        utimesSync(path.join(folder, 'data', key), then, then);
      },
      close: () => rm(folder, { recursive: true, force: true }),
    };
  });
});

describe('the folder of an installation', () => {
  let folder: string;
  let store: FileStore;
  beforeEach(() => {
    folder = newFolder();
    store = openDataFolder(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const keys = async (prefix = '') => {
    const all: string[] = [];
    for await (const key of store.list(prefix)) all.push(key);
    return all;
  };

  it('holds what older versions have stored, and nothing that belongs to others', async () => {
    for (const file of [
      'media/originals/ab/ab1.jpg',
      'erasures.jsonl',
      'database/base/1',
      'outbox/one.eml',
      'secret',
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), file);
    }
    expect(await keys()).toEqual(['erasures.jsonl', 'media/originals/ab/ab1.jpg']);
    for (const key of ['database/base/1', 'outbox/one.eml', 'secret', 'mediaother/x.jpg', 'uploads/x'])
      await expect(store.head(key)).rejects.toThrow('not the key of a file');
  });

  it('lets only our own account read documents and the list of the erased', async () => {
    for (const key of ['media/documents/one/1.jpg', 'media/originals/cd/cd1.jpg', erasuresKey])
      await store.put(key, Buffer.from(key));
    const modeOf = (file: string) => statSync(path.join(folder, file)).mode & 0o077;
    expect(['media/documents', 'media/documents/one/1.jpg', erasuresKey].map(modeOf)).toEqual([0, 0, 0]);
    expect(modeOf('media/originals/cd/cd1.jpg')).not.toBe(0);
  });

  it('removes what writes left unfinished a while ago, folders as well', async () => {
    const before = new Date(Date.now() - 30 * minuteInMs);
    const old = new Date(before.getTime() - minuteInMs);
    const left = [
      'media/originals/ab/.part-old',
      'media/originals/ab/.part-new',
      'media/documents/.part-old',
      '.part-old',
      'database/.part-old',
    ];
    for (const name of left) mkdirSync(path.join(folder, name), { recursive: true });
    for (const name of left.filter((each) => each.endsWith('old'))) utimesSync(path.join(folder, name), old, old);
    await store.removeUnfinished(before);
    expect(left.filter((name) => existsSync(path.join(folder, name)))).toEqual([
      'media/originals/ab/.part-new',
      'database/.part-old',
    ]);
  });

  it('follows a link to a folder, and leaves no empty folder behind', async () => {
    const elsewhere = newFolder();
    mkdirSync(path.join(folder, 'media'));
    symlinkSync(elsewhere, path.join(folder, 'media/variants'));
    await store.put('media/variants/ab/ab-480.webp', Buffer.from('small'));
    expect(readdirSync(path.join(elsewhere, 'ab'))).toEqual(['ab-480.webp']);
    expect(await keys('media/variants/ab/ab-')).toEqual(['media/variants/ab/ab-480.webp']);
    await store.delete('media/variants/ab/ab-480.webp');
    expect(readdirSync(elsewhere)).toEqual([]);
    await rm(elsewhere, { recursive: true });
  });
});

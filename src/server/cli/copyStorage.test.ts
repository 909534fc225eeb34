import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startFailingS3 } from '../../../test/support/failingS3';
import type { FileStore } from '../files/fileStore';
import { copyStorage, openStorage } from './copyStorage';

const contents: Readonly<Record<string, string>> = {
  'erasures.jsonl': '{"account":7}\n',
  'media/documents/one/1.jpg': 'a page',
  'media/originals/ab/ab1.jpg': 'a picture',
};

describe('npm run storage -- copy', () => {
  let s3: Awaited<ReturnType<typeof startFailingS3>>;
  let folder: string;
  let [inFolder, inBucket]: FileStore[] = [];
  const told: string[] = [];
  const tell = (line: string) => void told.push(line);
  const stores = () => {
    if (!inFolder || !inBucket) throw new Error('both are open from beforeEach on');
    return { inFolder, inBucket };
  };
  beforeEach(async () => {
    s3 = await startFailingS3();
    folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-copied-'));
    told.length = 0;
    const environment = {
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      DATA_DIR: path.join(folder, 'here'),
    };
    inFolder = await openStorage(`folder:${path.join(folder, 'data')}`, environment);
    inBucket = await openStorage(`s3://aangan/site/one?endpoint=${new URL(s3.place.address).origin}`, environment);
  });
  afterEach(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
  });
  const fill = async (store: FileStore) => {
    for (const [key, content] of Object.entries(contents)) await store.put(key, Buffer.from(content));
  };
  const all = async (store: FileStore) => {
    const found: Record<string, string> = {};
    for await (const key of store.list('')) {
      const opened = await store.get(key);
      if (opened) found[key] = await text(opened.stream);
    }
    return found;
  };

  it.each(['into a bucket', 'out of a bucket'])('copies every file %s, and nothing that is not one', async (way) => {
    const { inFolder: here, inBucket: there } = stores();
    const [from, to] = way === 'into a bucket' ? [here, there] : [there, here];
    mkdirSync(path.join(folder, 'data'));
    writeFileSync(path.join(folder, 'data/secret'), 'the key');
    await fill(from);
    expect(await copyStorage(from, to, tell)).toEqual({ copied: 3, known: 0 });
    expect([await all(to), await all(from)]).toEqual([contents, contents]);
  });

  it('goes on where it was interrupted, and does nothing once it is done', async () => {
    const { inFolder: from, inBucket: to } = stores();
    await fill(from);
    s3.fail((request) => (request.startsWith('PUT media/originals') ? { status: 500 } : undefined));
    await expect(copyStorage(from, to, tell)).rejects.toThrow('The file store failed');
    s3.fail(() => undefined);
    expect(await copyStorage(from, to, tell)).toEqual({ copied: 1, known: 2 });
    s3.fail((request) => (request.startsWith('PUT') ? { status: 500 } : undefined));
    expect(await copyStorage(from, to, tell)).toEqual({ copied: 0, known: 3 });
  });

  it('names what is there with another content, leaves it, copies the others and fails', async () => {
    const { inFolder: from, inBucket: to } = stores();
    await fill(from);
    await to.put('media/documents/one/1.jpg', Buffer.from('b page'));
    await expect(copyStorage(from, to, tell)).rejects.toThrow('1 file differs');
    expect(told).toEqual(['media/documents/one/1.jpg differs: it was not copied.']);
    expect(await all(to)).toEqual({ ...contents, 'media/documents/one/1.jpg': 'b page' });
  });

  it('fails where there is nothing to copy, such as in a folder with a wrong name', async () => {
    const { inFolder: from, inBucket: to } = stores();
    await expect(copyStorage(from, to, tell)).rejects.toThrow('There are no files');
  });

  it.each(['folder:', 'data', 'https://example.com', ''])('refuses %j as a place', async (place) => {
    await expect(openStorage(place, {})).rejects.toThrow('folder:PATH');
  });
});

import { minuteInMs } from '@contract/durations';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deleteAll, type FileStore } from '@server/files/fileStore';

/** An empty store to be tested. */
interface OpenedStore {
  store: FileStore;
  /** Lets the last change of a file be an hour ago. */
  makeOld(key: string): Promise<void>;
  close(): Promise<void>;
}

const withChecksum = (content: string) => ({ sha256: createHash('sha256').update(content).digest('hex') });

/**
 * Names of files that no store takes: what leads elsewhere, what has no name, and what file systems or addresses read
 * in different ways.
 */
const refusedKeys = [
  '',
  '/',
  '.',
  '..',
  '../x.jpg',
  'media/../x.jpg',
  'media/../../x.jpg',
  'media/..',
  '/etc/passwd',
  '//host/x.jpg',
  'C:\\x.jpg',
  'c:/x.jpg',
  'media\\x.jpg',
  'media//x.jpg',
  'media/./x.jpg',
  'media/',
  'media/.hidden',
  'media/.part-1',
  'media/x\0.jpg',
  'media/x.jpg\n',
  'media/x y.jpg',
  'media/%2e%2e/x.jpg',
  'media/é.jpg',
  `media/${'x'.repeat(600)}`,
];

/** What every store of files promises, whatever holds the files. `open` is called once for each test. */
export function fileStoreConformance(open: () => Promise<OpenedStore>): void {
  let opened: OpenedStore;
  let store: FileStore;
  beforeEach(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterEach(() => opened.close());

  const put = (key: string, content: string) => store.put(key, Buffer.from(content), withChecksum(content));
  const textOf = async (key: string) => {
    const read = await store.get(key);
    return read && String(await buffer(read.stream));
  };
  const keysOf = async (prefix: string) => {
    const all: string[] = [];
    for await (const key of store.list(prefix)) all.push(key);
    return all;
  };

  it('returns what was stored, with its size and time', async () => {
    const before = Date.now() - 2_000;
    await put('media/a/one.jpg', 'a picture');
    const found = await store.head('media/a/one.jpg');
    expect(found?.bytes).toBe(9);
    expect(found?.changedAt.getTime()).toBeGreaterThan(before);
    const read = await store.get('media/a/one.jpg');
    expect([read?.bytes, read && String(await buffer(read.stream))]).toEqual([9, 'a picture']);
  });

  it('stores streams and empty files', async () => {
    const content = 'x'.repeat(300_000);
    const chunks = Readable.from([Buffer.from(content.slice(0, 1_000)), Buffer.from(content.slice(1_000))]);
    await store.put('media/long.pdf', chunks, { ...withChecksum(content), durable: false });
    await put('media/empty.jsonl', '');
    expect(await textOf('media/long.pdf')).toBe(content);
    expect(await textOf('media/empty.jsonl')).toBe('');
    expect(await store.head('media/empty.jsonl')).toMatchObject({ bytes: 0 });
  });

  it('knows no key that was not stored, nor a part of one', async () => {
    await put('media/a/one.jpg', 'a picture');
    for (const key of ['media/a/two.jpg', 'media/a', 'media', 'media/a/one.jpg/more'])
      expect([
        await store.head(key),
        await store.get(key),
        await store.touch(key),
        await store.withLocalFile(key, async () => 'used'),
        await store.delete(key),
      ]).toEqual([undefined, undefined, false, undefined, undefined]);
    expect(await textOf('media/a/one.jpg')).toBe('a picture');
  });

  it('replaces a file; who reads the former one reads it to its end', async () => {
    await put('media/a.jpg', 'former');
    const reading = await store.get('media/a.jpg');
    await put('media/a.jpg', 'the next one');
    expect(reading && String(await buffer(reading.stream))).toBe('former');
    expect(await textOf('media/a.jpg')).toBe('the next one');
  });

  it('deletes a file, its last reader aside, and once more without complaint', async () => {
    await put('media/a/b/one.jpg', 'a picture');
    await put('media/a/two.jpg', 'another');
    const reading = await store.get('media/a/b/one.jpg');
    await store.delete('media/a/b/one.jpg');
    await store.delete('media/a/b/one.jpg');
    expect(reading && String(await buffer(reading.stream))).toBe('a picture');
    expect(await textOf('media/a/b/one.jpg')).toBeUndefined();
    expect(await keysOf('')).toEqual(['media/a/two.jpg']);
  });

  it('lists keys by their beginning, in order', async () => {
    const keys = ['media/a-b.jpg', 'media/a.jpg', 'media/a/1.jpg', 'media/a/2/x.jpg', 'media/a0.jpg', 'media/b/1.jpg'];
    for (const key of [...keys].reverse()) await put(key, key);
    expect(await keysOf('')).toEqual(keys);
    expect(await keysOf('media/a')).toEqual(keys.slice(0, 5));
    expect(await keysOf('media/a/')).toEqual(['media/a/1.jpg', 'media/a/2/x.jpg']);
    expect(await keysOf('media/b/1.jpg')).toEqual(['media/b/1.jpg']);
    expect(await keysOf('media/c')).toEqual([]);
  });

  it('deletes all files with one beginning and leaves the others', async () => {
    for (const key of ['media/a/1.jpg', 'media/a/2.jpg', 'media/ab.jpg']) await put(key, key);
    await deleteAll(store, 'media/a/');
    expect(await keysOf('')).toEqual(['media/ab.jpg']);
  });

  it('touching a file makes it new and leaves its content', async () => {
    await put('media/a.jpg', 'a picture');
    await opened.makeOld('media/a.jpg');
    const isNew = async () => Number((await store.head('media/a.jpg'))?.changedAt) > Date.now() - minuteInMs;
    expect(await isNew()).toBe(false);
    expect(await store.touch('media/a.jpg')).toBe(true);
    expect(await isNew()).toBe(true);
    expect(await textOf('media/a.jpg')).toBe('a picture');
  });

  it('lends a file to another program while it uses it', async () => {
    await put('media/a.jpg', 'a picture');
    expect(await store.withLocalFile('media/a.jpg', (file) => readFile(file, 'utf8'))).toBe('a picture');
    const failing = store.withLocalFile('media/a.jpg', () => Promise.reject(new Error('cannot read it')));
    await expect(failing).rejects.toThrow('cannot read it');
  });

  describe('a write that fails', () => {
    async function* cutOff(): AsyncGenerator<Buffer> {
      yield Buffer.from('half of ');
      throw new Error('the source is gone');
    }

    it('leaves nothing, whether its source ends or its checksum differs', async () => {
      await expect(store.put('media/a.jpg', cutOff(), withChecksum('half of a picture'))).rejects.toThrow(
        'the source is gone',
      );
      await expect(store.put('media/a.jpg', Buffer.from('other'), withChecksum('a picture'))).rejects.toThrow(
        'checksum',
      );
      expect([await keysOf(''), await store.head('media/a.jpg')]).toEqual([[], undefined]);
    });

    it('leaves the former file', async () => {
      await put('media/a.jpg', 'former');
      await expect(store.put('media/a.jpg', cutOff(), withChecksum('x'))).rejects.toThrow();
      await expect(store.put('media/a.jpg', Readable.from([Buffer.from('y')]), withChecksum('x'))).rejects.toThrow();
      expect([await keysOf(''), await textOf('media/a.jpg')]).toEqual([['media/a.jpg'], 'former']);
    });
  });

  it('nobody sees a part of a file that is being written', async () => {
    await put('media/a.jpg', 'former');
    let write: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    async function* slow(): AsyncGenerator<Buffer> {
      yield Buffer.from('half, ');
      begun();
      await written;
      yield Buffer.from('whole');
    }
    const storing = store.put('media/a.jpg', slow(), withChecksum('half, whole'));
    await hasBegun;
    expect([await textOf('media/a.jpg'), await keysOf('')]).toEqual(['former', ['media/a.jpg']]);
    write();
    await storing;
    expect([await textOf('media/a.jpg'), await keysOf('')]).toEqual(['half, whole', ['media/a.jpg']]);
  });

  it('of many who write one file, one wins with all of it', async () => {
    const contents = Array.from({ length: 20 }, (_, at) => `${at} `.repeat(5_000));
    await Promise.all(contents.map((content) => put('media/a/one.jpg', content)));
    expect(contents).toContain(await textOf('media/a/one.jpg'));
    expect(await keysOf('')).toEqual(['media/a/one.jpg']);
  });

  it('files are written while others beside them are deleted', async () => {
    const writeAndDelete = async (key: string) => {
      for (let round = 0; round < 100; round += 1) {
        await store.put(key, Buffer.from('short'), { durable: false });
        await store.delete(key);
      }
    };
    await Promise.all(['media/a/1.jpg', 'media/a/2.jpg'].map(writeAndDelete));
    expect(await keysOf('')).toEqual([]);
  });

  it('removes only what was left unfinished', async () => {
    await put('media/a.jpg', 'a picture');
    await store.removeUnfinished(new Date(Date.now() + minuteInMs));
    expect(await keysOf('')).toEqual(['media/a.jpg']);
  });

  it.each(refusedKeys.map((key) => [JSON.stringify(key).slice(0, 40), key]))(
    'refuses the key %s',
    async (_said, key) => {
      const ways = [
        () => store.put(key, Buffer.from('x'), withChecksum('x')),
        () => store.get(key),
        () => store.head(key),
        () => store.touch(key),
        () => store.delete(key),
        () => store.withLocalFile(key, async () => undefined),
      ];
      for (const way of ways) await expect(way()).rejects.toThrow('not the key of a file');
    },
  );

  it.each(['../', '/', 'media/../', 'media//', 'media/.', '\0'])('refuses to list %j', async (prefix) => {
    await expect(keysOf(prefix)).rejects.toThrow('not the key of a file');
  });
}

/*
 * startS3Server(): a server that speaks S3 (s3rver) in this process, with one empty bucket:
 * { place, age, objects, stop }. s3rver's own store writes files in place, so that readers see halves of them; this one
 * replaces an object at once, as S3 does, and copies one onto itself.
 */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import S3Error from 's3rver/lib/models/error';
import { readStoragePlace, type StoragePlace } from '@server/files/storagePlace';

interface Stored {
  content: Buffer;
  metadata: Readonly<Record<string, string>>;
  changedAt: Date;
}

interface Given {
  key: string;
  content: Readable;
  metadata: Readonly<Record<string, string>>;
}

const md5Of = (content: Buffer) => createHash('md5').update(content).digest('hex');
const kept = (metadata: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(metadata).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-')),
  );

const seen = (key: string, { content, metadata, changedAt }: Stored) => ({
  key,
  size: content.length,
  lastModifiedDate: changedAt,
  metadata: {
    ...metadata,
    etag: JSON.stringify(md5Of(content)),
    'last-modified': changedAt.toUTCString(),
    'content-length': content.length,
  },
});

/** What s3rver asks of a store; the bucket is the one there is. */
class MemoryStore {
  readonly objects = new Map<string, Stored>();
  private readonly uploads = new Map<
    string,
    { key: string; metadata: Record<string, string>; parts: Map<string, Buffer> }
  >();

  async getBucket(name: string) {
    return name === 'aangan' ? { name, creationDate: new Date(0) } : null;
  }

  putBucket(name: string) {
    return this.getBucket(name);
  }

  async getSubresource() {
    return null;
  }

  async listObjects(_bucket: string, { startAfter = '', prefix = '', maxKeys = Infinity }) {
    const keys = [...this.objects.keys()].filter((key) => key > startAfter && key.startsWith(prefix)).sort();
    const objects = keys.slice(0, maxKeys).flatMap((key) => {
      const stored = this.objects.get(key);
      return stored ? [seen(key, stored)] : [];
    });
    return { objects, commonPrefixes: [], isTruncated: keys.length > objects.length };
  }

  async existsObject(_bucket: string, key: string) {
    return this.objects.has(key);
  }

  async getObject(_bucket: string, key: string, { start, end }: { start?: number; end?: number } = {}) {
    const stored = this.objects.get(key);
    if (!stored) return null;
    const range = { start: start ?? 0, end: Math.min(end ?? Infinity, stored.content.length - 1) };
    const content = Readable.from([stored.content.subarray(range.start, range.end + 1)]);
    return { ...seen(key, stored), content, ...(start !== undefined && { range }) };
  }

  async putObject({ key, content: given, metadata }: Given) {
    const content = await buffer(given);
    this.objects.set(key, { content, metadata: kept(metadata), changedAt: new Date() });
    return { size: content.length, md5: md5Of(content) };
  }

  async copyObject(_from: string, source: string, _to: string, key: string, metadata: Record<string, string> | null) {
    const stored = this.objects.get(source);
    if (!stored) throw new Error(`${source} is gone`);
    const copied = { ...stored, ...(metadata && { metadata: kept(metadata) }), changedAt: new Date() };
    this.objects.set(key, copied);
    return seen(key, copied).metadata;
  }

  async deleteObject(_bucket: string, key: string) {
    this.objects.delete(key);
  }

  async initiateUpload(_bucket: string, key: string, uploadId: string, metadata: Record<string, string>) {
    this.uploads.set(uploadId, { key, metadata, parts: new Map() });
  }

  async putPart(_bucket: string, uploadId: string, number: string, given: Readable) {
    const content = await buffer(given);
    this.uploads.get(uploadId)?.parts.set(number, content);
    return { size: content.length, md5: md5Of(content) };
  }

  async putObjectMultipart(bucket: string, uploadId: string, parts: readonly { number: number; etag: string }[]) {
    const upload = this.uploads.get(uploadId);
    if (!upload) throw new S3Error('NoSuchUpload', 'There is no such upload.');
    const contents = parts.map(({ number, etag }) => {
      const part = upload.parts.get(String(number));
      if (!part || md5Of(part) !== etag) throw new S3Error('InvalidPart', 'There is no such part.');
      return part;
    });
    this.uploads.delete(uploadId);
    return this.putObject({ key: upload.key, content: Readable.from(contents), metadata: upload.metadata });
  }
}

export interface S3Server {
  place: StoragePlace;
  /** The objects by their names, with what is kept of their headers. */
  objects: ReadonlyMap<string, Stored>;
  /** Sets the time of an object. */
  age(object: string, changedAt: Date): void;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const store = new MemoryStore();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: `/nonexistent/${randomUUID()}`,
    configureBuckets: [{ name: 'aangan' }],
  });
  server.store = store;
  server.context.store = store;
  const { port } = await server.run();
  return {
    place: placeAt(port),
    objects: store.objects,
    age(object, changedAt) {
      const stored = store.objects.get(object);
      if (stored) store.objects.set(object, { ...stored, changedAt });
    },
    stop: () =>
      new Promise((resolve) => {
        server.httpServer.close(() => resolve());
        server.httpServer.closeAllConnections();
      }),
  };
}

/** Our bucket at a server of this machine, with the key of s3rver. */
export function placeAt(port: number): StoragePlace {
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_SESSION_TOKEN: '' };
  const place = readStoragePlace(`s3://aangan/site/one?endpoint=http://127.0.0.1:${port}`, keys);
  if (!place) throw new Error('an address was given');
  return place;
}

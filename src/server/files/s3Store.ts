import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { checkKey, checkPrefix, isKey, refusedKey } from './fileKey';
import type { FileStore, OpenedFile, PutOptions } from './fileStore';
import { dropBody, readFound, S3Client, type S3Limits, sha256Of, textsOf, usualLimits, xmlOf } from './s3Client';
import { objectHeaders, S3Uploads } from './s3Uploads';
import { newScratch, removeScratch, writeScratch } from './scratch';
import type { StoragePlace } from './storagePlace';

interface S3Options {
  /** The folder for files on their way. */
  scratch: string;
  /** The first names of keys that are ours; undefined: all of them. */
  places?: readonly string[];
  limits?: S3Limits;
  partBytes?: number;
}

function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  if (!body) throw new Error('an answer without a body');
  return body;
}

/** Files as objects of a bucket: a key is the name after the prefix. */
class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly uploads: S3Uploads;

  constructor(
    private readonly place: StoragePlace,
    private readonly options: S3Options,
  ) {
    this.client = new S3Client(place, options.limits ?? usualLimits);
    this.uploads = new S3Uploads(this.client, options.partBytes);
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, options: PutOptions = {}): Promise<void> {
    const object = this.objectOf(key);
    if (!(content instanceof Uint8Array)) return this.putStream(object, content, options);
    const read = async (from: number, to: number) => content.subarray(from, to);
    await this.uploads.put(object, { bytes: content.length, sha256: sha256Of(content), read }, options);
  }

  async get(key: string): Promise<OpenedFile | undefined> {
    const object = this.objectOf(key);
    const found = await this.client.send({ method: 'GET', object, answers: [404] }, async (response) => {
      if (response.status !== 404) return { ...readFound(response), body: bodyOf(response) };
      await dropBody(response);
      return undefined;
    });
    if (!found) return undefined;
    const { bytes, body } = found;
    const stream = Readable.from(this.piecesOf(object, found), { objectMode: false });
    // a stream that nobody began to read holds its connection, too
    stream.once('close', () => void body.cancel().catch(() => undefined));
    return { bytes, stream };
  }

  async head(key: string): Promise<{ bytes: number; changedAt: Date } | undefined> {
    const found = await this.client.find(this.objectOf(key));
    return found && { bytes: found.bytes, changedAt: found.changedAt };
  }

  async touch(key: string): Promise<boolean> {
    const object = this.objectOf(key);
    const found = await this.client.find(object);
    if (!found) return false;
    // an object's time is changed by copying it onto itself
    const headers = {
      ...objectHeaders(found.sha256),
      'x-amz-copy-source': `/${this.place.bucket}/${object}`,
      'x-amz-copy-source-if-match': found.etag,
      'x-amz-metadata-directive': 'REPLACE',
    };
    return this.client.send({ method: 'PUT', object, headers, answers: [404, 412] }, async (response) => {
      if (response.ok) await xmlOf(response, 'CopyObjectResult');
      else await dropBody(response);
      // 412: somebody has stored it meanwhile, so it is new
      return response.status !== 404;
    });
  }

  async delete(key: string): Promise<void> {
    await this.client.send({ method: 'DELETE', object: this.objectOf(key), answers: [404] }, dropBody);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    checkPrefix(prefix);
    const query = { 'list-type': '2', prefix: `${this.place.prefix}${prefix}` };
    let next: string | undefined;
    do {
      const page = await this.client.xml(
        { method: 'GET', query: { ...query, ...(next !== undefined && { 'continuation-token': next }) } },
        'ListBucketResult',
      );
      for (const object of textsOf(page, 'Key')) {
        const key = object.slice(this.place.prefix.length);
        if (object.startsWith(query.prefix) && isKey(key) && this.isOurs(key)) yield key;
      }
      next = textsOf(page, 'IsTruncated')[0] === 'true' ? textsOf(page, 'NextContinuationToken')[0] : undefined;
    } while (next !== undefined);
  }

  async withLocalFile<Result>(key: string, use: (file: string) => Promise<Result>): Promise<Result | undefined> {
    const opened = await this.get(key);
    if (!opened) return undefined;
    return this.inScratch(opened.stream, async (folder) => use(await writeScratch(folder, opened.stream)));
  }

  async removeUnfinished(before: Date): Promise<void> {
    // what we cannot see the store's own rule has to remove (docs/operation.md)
    const call = {
      method: 'GET',
      query: { uploads: '', prefix: this.place.prefix },
      answers: [403, 405, 501],
    } as const;
    const page = await this.client.send(call, async (response) => {
      if (response.ok) return xmlOf(response, 'ListMultipartUploadsResult');
      await dropBody(response);
      return '';
    });
    for (const [, upload = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
      const [object, uploadId, begun] = ['Key', 'UploadId', 'Initiated'].map((name) => textsOf(upload, name)[0]);
      if (object === undefined || uploadId === undefined || begun === undefined) continue;
      const key = object.slice(this.place.prefix.length);
      if (isKey(key) && this.isOurs(key) && new Date(begun) < before) await this.uploads.abort(object, uploadId);
    }
  }

  /** @throws RangeError for a key that is not ours */
  private objectOf(key: string): string {
    checkKey(key);
    if (!this.isOurs(key)) throw refusedKey(key);
    return `${this.place.prefix}${key}`;
  }

  private isOurs(key: string): boolean {
    return this.options.places?.includes(key.split('/', 1)[0] ?? '') ?? true;
  }

  /** Runs in a folder of its own; the stream is closed in any case. */
  private async inScratch<Result>(content: unknown, work: (folder: string) => Promise<Result>): Promise<Result> {
    let folder: string | undefined;
    try {
      folder = await newScratch(this.options.scratch);
      return await work(folder);
    } finally {
      if (content instanceof Readable) content.destroy();
      if (folder !== undefined) await removeScratch(folder);
    }
  }

  /** A store has to hear the length and the checksum of a file before its content. */
  private async putStream(object: string, content: AsyncIterable<Uint8Array>, options: PutOptions): Promise<void> {
    await this.inScratch(content, async (folder) => {
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = async function* () {
        for await (const chunk of content) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      const handle = await open(await writeScratch(folder, Readable.from(measured(), { objectMode: false })));
      const read = async (from: number, to: number) => {
        const part = Buffer.alloc(to - from);
        const { bytesRead } = await handle.read(part, 0, part.length, from);
        return part.subarray(0, bytesRead);
      };
      const source = { bytes, sha256: hash.digest('hex'), read };
      try {
        await this.uploads.put(object, source, options);
      } finally {
        await handle.close();
      }
    });
  }

  /** The content of a file. Where the store breaks off, it goes on behind what has come, unless the file is another one by now. */
  private async *piecesOf(
    object: string,
    { bytes, etag, body }: { bytes: number; etag: string; body: ReadableStream<Uint8Array> },
  ): AsyncGenerator<Uint8Array> {
    let reader = body.getReader();
    let [at, tries] = [0, 1];
    try {
      while (at < bytes) {
        const piece = await this.client.piece(reader).catch((error: unknown) => {
          if (tries >= this.client.limits.tries) throw error;
        });
        if (piece) {
          at += piece.length;
          yield piece;
          continue;
        }
        tries += 1;
        await reader.cancel().catch(() => undefined);
        reader = (await this.openFrom(object, at, etag)).getReader();
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  private openFrom(object: string, at: number, etag: string): Promise<ReadableStream<Uint8Array>> {
    const headers = { range: `bytes=${at}-`, 'if-match': etag };
    return this.client.send({ method: 'GET', object, headers }, async (response) => {
      if (response.status === 206) return bodyOf(response);
      await dropBody(response);
      throw new Error('the store sends no part of a file');
    });
  }
}

/** Files in an S3 store. */
export const openS3Store = (place: StoragePlace, options: S3Options): FileStore => new S3Store(place, options);

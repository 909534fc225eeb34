import { createSemaphore } from '../lib/semaphore';
import { StoreAway, type PutOptions } from './fileStore';
import { dropBody, type S3Client, textsOf, xmlOf } from './s3Client';

/** Bytes of a file that are sent at once, and are in memory meanwhile; a store takes parts of 5 MB or more. */
const usualPart = 8 * 1024 * 1024;
/** Parts in memory. */
const partsAtOnce = 4;

/** A file that is about to be stored. */
interface Source {
  bytes: number;
  sha256: string;
  read(from: number, to: number): Promise<Uint8Array>;
}

/** What is kept with each object: its checksum, which an ETag is not. */
export const objectHeaders = (sha256: string | undefined): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  ...(sha256 !== undefined && { 'x-amz-meta-sha256': sha256 }),
});

/** Sends files to an S3 store, each with its length and checksum; larger ones in parts, of which nothing is seen before the last. */
export class S3Uploads {
  private readonly partSlot = createSemaphore(partsAtOnce);

  constructor(
    private readonly client: S3Client,
    private readonly partBytes = usualPart,
  ) {}

  /** @throws Error for another checksum than the one that was given */
  async put(object: string, source: Source, options: PutOptions): Promise<void> {
    if (options.sha256 !== undefined && options.sha256 !== source.sha256)
      throw new Error('the content of a file has another checksum than was given');
    if (source.bytes > this.partBytes) return this.putParts(object, source);
    await this.partSlot(async () => {
      const body = await source.read(0, source.bytes);
      const headers = objectHeaders(source.sha256);
      const within = this.client.limits.upload;
      await this.client.send({ method: 'PUT', object, headers, body, within }, dropBody);
    });
  }

  async abort(object: string, uploadId: string): Promise<void> {
    await this.client.send({ method: 'DELETE', object, query: { uploadId }, answers: [404] }, dropBody);
  }

  private async putParts(object: string, source: Source): Promise<void> {
    const headers = objectHeaders(source.sha256);
    const begun = await this.client.xml(
      { method: 'POST', object, query: { uploads: '' }, headers },
      'InitiateMultipartUploadResult',
    );
    const [uploadId = ''] = textsOf(begun, 'UploadId');
    try {
      const parts: string[] = [];
      for (let from = 0; from < source.bytes; from += this.partBytes) {
        const number = parts.length + 1;
        const to = Math.min(from + this.partBytes, source.bytes);
        const etag = await this.partSlot(async () =>
          this.putPart({ object, uploadId, number }, await source.read(from, to)),
        );
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      await this.complete({ object, uploadId, parts }, source);
    } catch (error) {
      // or `removeUnfinished` does it later
      await this.abort(object, uploadId).catch(() => undefined);
      throw error;
    }
  }

  private async complete(
    { object, uploadId, parts }: { object: string; uploadId: string; parts: readonly string[] },
    { bytes, sha256 }: Source,
  ): Promise<void> {
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const within = this.client.limits.upload;
    const call = { method: 'POST', object, query: { uploadId }, body, within, answers: [404] } as const;
    const isComplete = await this.client.send(call, async (response) => {
      if (response.ok) await xmlOf(response, 'CompleteMultipartUploadResult');
      else await dropBody(response);
      return response.ok;
    });
    if (isComplete) return;
    // the upload is no longer known: an earlier try completed it, and its answer was lost
    const found = await this.client.find(object);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new StoreAway(new Error(`the upload of ${object} is lost`));
  }

  /** @returns its ETag, with which the parts are put together */
  private putPart(
    { object, uploadId, number }: { object: string; uploadId: string; number: number },
    body: Uint8Array,
  ): Promise<string> {
    const query = { partNumber: String(number), uploadId };
    const within = this.client.limits.upload;
    return this.client.send({ method: 'PUT', object, query, body, within }, async (response) => {
      await dropBody(response);
      const etag = response.headers.get('etag');
      if (!etag) throw new Error('an answer without the ETag of a part');
      return etag.replaceAll('"', '&quot;');
    });
  }
}

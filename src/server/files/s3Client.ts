import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { StoreAway } from './fileStore';
import type { StoragePlace } from './storagePlace';

/** How long a store may take, in milliseconds, and how often it is asked. */
export interface S3Limits {
  /** For an answer. */
  answer: number;
  /** For taking a part of a file. */
  upload: number;
  /** Between two pieces of a file. */
  silence: number;
  /** Before it is asked again; four times as long each time. */
  pause: number;
  tries: number;
}

export const usualLimits: S3Limits = { answer: 10_000, upload: 60_000, silence: 15_000, pause: 200, tries: 3 };

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The name of the object; empty for the bucket. */
  object?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** Answers besides success that the caller expects. */
  answers?: readonly number[];
  /** Milliseconds for the answer. */
  within?: number;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) =>
  text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi, (_, name?: string, ten?: string, hex?: string) =>
    name
      ? (entities[name.toLowerCase()] ?? '')
      : String.fromCodePoint(ten ? Number(ten) : Number.parseInt(hex ?? '', 16)),
  );

/** The texts of all elements with this name that hold no others. */
export const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** Releases the connection of an answer whose body nobody wants. */
export const dropBody = async ({ body }: Response): Promise<void> => body?.cancel().catch(() => undefined);

/** The text of an answer whose root is this element. @throws Error for half of one, and for an error after all */
export async function xmlOf(response: Response, root: string): Promise<string> {
  const text = await response.text();
  if (text.includes(`</${root}>`)) return text;
  throw new Error(`an answer without ${root} ${textsOf(text, 'Code').join()}`);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** An answer that says no. */
class Refusal extends Error {
  /** Whether the same question may be answered later. */
  readonly mayPass: boolean;
  readonly isFull: boolean;

  constructor(status: number, code: string | undefined) {
    super(code ? `${status} ${code}` : String(status));
    this.mayPass = [408, 429].includes(status) || (status >= 500 && ![501, 507].includes(status));
    this.isFull = status === 507 || /Quota|StorageFull/i.test(code ?? '');
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const text = await response.text().catch(() => '');
  return new Refusal(response.status, textsOf(text, 'Code')[0]);
}

/** What is known of an object. */
export interface Found {
  bytes: number;
  changedAt: Date;
  etag: string;
  /** Of its content, as it was stored. */
  sha256: string | undefined;
}

/** @throws Error when an answer does not say all of it */
export function readFound({ headers }: Response): Found {
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(bytes)) throw new Error('an answer without the length of the file');
  const changedAt = new Date(headers.get('last-modified') ?? Number.NaN);
  // without its time it would be taken for an old one, and deleted
  if (Number.isNaN(changedAt.getTime())) throw new Error('an answer without the time of the file');
  const sha256 = headers.get('x-amz-meta-sha256') ?? undefined;
  return { bytes, changedAt, etag: headers.get('etag') ?? '', sha256 };
}

/** Asks an S3 store, again where that may help. Every failure of it is `StoreAway`. */
export class S3Client {
  private readonly signer: AwsClient;

  constructor(
    private readonly place: StoragePlace,
    readonly limits: S3Limits,
  ) {
    const { accessKeyId, secretAccessKey, sessionToken, region } = place;
    this.signer = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      ...(sessionToken && { sessionToken }),
    });
  }

  /** `read` is part of the try: an answer that it cannot read, or that ends early, is asked for again. */
  async send<Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.sendOnce(call, read);
      } catch (error) {
        if (tries >= this.limits.tries || (error instanceof Refusal && !error.mayPass)) throw this.away(call, error);
        await rest(this.limits.pause * 4 ** (tries - 1) * (0.5 + Math.random()));
      }
    }
  }

  /** The text of an answer whose root is this element. */
  xml(call: Call, root: string): Promise<string> {
    return this.send(call, (response) => xmlOf(response, root));
  }

  find(object: string): Promise<Found | undefined> {
    return this.send({ method: 'HEAD', object, answers: [404] }, async (response) =>
      response.status === 404 ? undefined : readFound(response),
    );
  }

  /** The next piece of a body. @throws StoreAway when it does not come, or the body has ended */
  async piece(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
    const stop = new AbortController();
    const silence = rest(this.limits.silence, undefined, { signal: stop.signal }).then(() => {
      throw new Error(`no more of a file for ${this.limits.silence} ms`);
    });
    // the piece was first
    silence.catch(() => undefined);
    try {
      const { value } = await Promise.race([reader.read(), silence]);
      if (!value) throw new Error('the body ended early');
      return value;
    } catch (error) {
      throw new StoreAway(asError(error));
    } finally {
      stop.abort();
    }
  }

  private async sendOnce<Result>(call: Call, read: (response: Response) => Promise<Result>): Promise<Result> {
    const within = call.within ?? this.limits.answer;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error(`no answer within ${within} ms`)), within);
    try {
      const response = await fetch(await this.signed(call), { signal: stop.signal, redirect: 'manual' });
      if (response.ok || call.answers?.includes(response.status)) return await read(response);
      throw await refusalOf(response);
    } finally {
      clearTimeout(timer);
    }
  }

  private async signed({ method, object = '', query = {}, headers, body }: Call): Promise<Request> {
    const url = new URL(object ? `${this.place.address}/${object}` : this.place.address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const request = await this.signer.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? new Uint8Array()) },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    // not signed, because proxies change it: a length must be that of the file
    request.headers.set('accept-encoding', 'identity');
    return request;
  }

  /** Names what was asked, and nothing of the key. */
  private away({ method, object = '' }: Call, cause: unknown): StoreAway {
    const error = asError(cause);
    // of a connection that was not made the error says nothing, and its cause why
    const { message } = error.cause instanceof Error ? error.cause : error;
    const away = new StoreAway(new Error(`${method} ${this.place.bucket}/${object}: ${message}`, { cause }));
    return cause instanceof Refusal && cause.isFull ? Object.assign(away, { code: 'EDQUOT' }) : away;
  }
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { htmlToText } from 'html-to-text';
import { type AddressObject, type HeaderValue, MailParser } from 'mailparser';
import { toWellFormed } from '../../../plugins/texts';

/** An email that somebody sent us. */
export interface IncomingMessage {
  /** Made of its bytes where the sender gave it none. */
  messageId: string;
  from: { name: string; address: string };
  /** Everybody whom it was sent to, as far as it says. */
  to: readonly string[];
  subject: string;
  /** Of an HTML email, what a reader sees. */
  text: string;
  /** Names of attached files. */
  attached: readonly string[];
  /** Whether a program sent it: an answering machine, a mailing list, a mail server that returns another. */
  isAutomatic: boolean;
}

/** Characters; longer texts are cut. */
const longestText = 50_000;
const longestHtml = 500_000;
/** Bytes that are read before others get their turn. */
const chunkBytes = 16_384;

async function* chunksOf(raw: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < raw.length; at += chunkBytes) {
    yield raw.subarray(at, at + chunkBytes);
    await breathe();
  }
}

/** The parser leaves this to us where an HTML part is the only one of its alternatives. */
const textOfHtml = (html: string) => (html.length > longestHtml ? '' : htmlToText(html, { limits: { maxDepth: 100 } }));

interface Parsed {
  headers: ReadonlyMap<string, HeaderValue>;
  text: string;
  attached: string[];
}

/** Reads all parts; attached files pass by and are not held. */
function parse(raw: Buffer): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const parser = new MailParser({ skipTextToHtml: true, skipImageLinks: true, maxHtmlLengthToParse: longestHtml });
    const parsed: Parsed = { headers: new Map(), text: '', attached: [] };
    parser.on('headers', (headers) => (parsed.headers = headers));
    parser.on('data', (part) => {
      if (part.type === 'text') parsed.text = part.text || textOfHtml(part.html || '');
      else {
        parsed.attached.push(part.filename || part.contentType);
        part.content?.on('end', () => part.release?.());
        part.content?.resume();
      }
    });
    parser.once('error', reject);
    parser.once('end', () => resolve(parsed));
    Readable.from(chunksOf(raw)).once('error', reject).pipe(parser);
  });
}

const textOf = (header: HeaderValue | undefined): string => (typeof header === 'string' ? header : '');
const firstWord = (header: HeaderValue | undefined) => textOf(header).trim().toLowerCase().split(/[\s;]/)[0] ?? '';

function addressesOf(header: HeaderValue | undefined): { name: string; address: string }[] {
  const given = [header ?? []].flat().filter((one): one is AddressObject => typeof one === 'object' && 'value' in one);
  return given
    .flatMap(({ value }) => (Array.isArray(value) ? value : []))
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) => (address ? [{ name, address }] : []));
}

const typeOf = (header: HeaderValue | undefined) =>
  typeof header === 'object' && 'value' in header && typeof header.value === 'string' ? header.value : textOf(header);

/** Returned emails have an empty one. */
const isReturned = (path: HeaderValue | undefined) =>
  path !== undefined && !typeOf(path).includes('@') && addressesOf(path).length === 0;

/** RFC 3834, and what programs did before it. */
function isAutomatic(headers: Parsed['headers'], address: string): boolean {
  const submitted = firstWord(headers.get('auto-submitted'));
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)$/.test(firstWord(headers.get('precedence'))) ||
    ['list', 'list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => headers.has(name)) ||
    isReturned(headers.get('return-path')) ||
    typeOf(headers.get('content-type')) === 'multipart/report' ||
    /^(?:mailer-daemon|postmaster)@/i.test(address)
  );
}

/** Reads an email; undefined where it does not say who sent it. @throws Error for what no email looks like */
export async function readMessage(raw: Buffer): Promise<IncomingMessage | undefined> {
  const { headers, text, attached } = await parse(raw);
  const [from] = addressesOf(headers.get('from'));
  if (!from) return undefined;
  const receivers = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
  const message: IncomingMessage = {
    messageId: textOf(headers.get('message-id')).trim() || `<${createHash('sha256').update(raw).digest('hex')}>`,
    from,
    to: receivers.flatMap((name) => {
      const header = headers.get(name);
      return typeof header === 'string' ? [header.trim()] : addressesOf(header).map(({ address }) => address);
    }),
    subject: textOf(headers.get('subject')).replace(/\s+/g, ' ').trim(),
    text: text.replace(/\r\n?/g, '\n').trim().slice(0, longestText),
    attached,
    isAutomatic: isAutomatic(headers, from.address),
  };
  return toWellFormed(message) as IncomingMessage;
}

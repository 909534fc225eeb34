import { createReadStream } from 'node:fs';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const marks: readonly (readonly [TextEncoding, Buffer])[] = [
  ['utf-8', Buffer.from('efbbbf', 'hex')],
  ['utf-16le', Buffer.from('fffe', 'hex')],
  ['utf-16be', Buffer.from('feff', 'hex')],
];

const zerosAt = (head: Buffer, parity: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length;

/**
 * UTF-16 without a byte order mark: commas, digits and line breaks have a zero beside them, always on the same side.
 *
 * @param head the first bytes of a file
 */
export function unmarkedUtf16(head: Buffer): TextEncoding | undefined {
  const [even, odd] = [zerosAt(head, 0), zerosAt(head, 1)];
  const few = head.length / 20;
  if (even === 0 && odd > few) return 'utf-16le';
  return odd === 0 && even > few ? 'utf-16be' : undefined;
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * The encoding of a text file: by its byte order mark, by zeros, or UTF-8 if all of it is valid; otherwise Excel's in
 * the West.
 */
export async function encodingOf(file: string, head: Buffer): Promise<TextEncoding> {
  const marked = marks.find(([, mark]) => head.subarray(0, mark.length).equals(mark))?.[0];
  return marked ?? unmarkedUtf16(head) ?? ((await isUtf8(file)) ? 'utf-8' : 'windows-1252');
}

/** The text of a file in parts, without its byte order mark. */
export async function* textOf(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Increase it whenever variants are made differently: addresses are cached forever, so new bytes need a new address. */
const recipe = 'pictures-1';

/** A picture's name, from its original bytes, its crop and the way variants are made. 40 hexadecimal digits. */
export function hashOf(bytes: Uint8Array, square?: number): string {
  return nameOf(begun(square).update(bytes));
}

/** The same for a file, without reading it into memory as a whole. */
export async function hashOfFile(file: string, square?: number): Promise<string> {
  const hash = begun(square);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return nameOf(hash);
}

const begun = (square?: number): Hash =>
  createHash('sha256')
    .update(square === undefined ? recipe : `${recipe} square ${square}`)
    .update('\n');
const nameOf = (hash: Hash): string => hash.digest('hex').slice(0, 40);

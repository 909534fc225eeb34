import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Shape } from './media';

/** Increase it whenever variants are made differently: addresses are cached forever, so new bytes need a new address. */
const recipe = 'pictures-1';

/** A picture's name, from its original bytes, its shape and the way variants are made. 40 hexadecimal digits. */
export function hashOf(bytes: Uint8Array, shape: Shape = {}): string {
  return nameOf(begun(shape).update(bytes));
}

/** The same for a file, without reading it into memory as a whole. */
export async function hashOfFile(file: string, shape: Shape = {}): Promise<string> {
  const hash = begun(shape);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return nameOf(hash);
}

const recipeOf = ({ square, panorama }: Shape) =>
  panorama ? `${recipe} panorama` : square === undefined ? recipe : `${recipe} square ${square}`;
const begun = (shape: Shape): Hash => createHash('sha256').update(recipeOf(shape)).update('\n');
const nameOf = (hash: Hash): string => hash.digest('hex').slice(0, 40);

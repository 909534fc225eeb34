import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.resolve(__dirname, '../../../dist/public/assets/chunks.json');

/** The script of a chunk that is loaded later; its file has no name in it. */
function scriptOf(chunk: string): string {
  const files = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string[]>)[chunk] ?? [];
  const script = files.at(-1);
  if (!script) throw new Error(`The build has no chunk ${chunk}.`);
  return script;
}

/** Matches the requests for the scripts of these chunks. */
export const ofChunk =
  (...chunks: string[]) =>
  ({ pathname }: URL) =>
    chunks.some((chunk) => pathname === `/assets/${scriptOf(chunk)}`);

import * as messages from '@messages/server/start';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the browser's bundle, by chunk. */
export interface Assets {
  /** The scripts of the named chunks, the entry's first. */
  scriptsOf(chunks: readonly string[]): readonly string[];
  /** Names the build: other files, another name. */
  build: string;
}

/** Reads the manifest of the build. @throws Error asking for a build when there is none */
export function readAssets(publicFolder: string): Assets {
  let text: string;
  try {
    text = readFileSync(path.join(publicFolder, 'assets/chunks.json'), 'utf8');
  } catch (error) {
    throw new Error(messages.theApplicationIsNotBuilt, { cause: error });
  }
  const manifest = JSON.parse(text) as Record<string, readonly string[]>;
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    scriptsOf: (chunks) => [...new Set(['main', ...chunks].flatMap((chunk) => manifest[chunk] ?? []))],
  };
}

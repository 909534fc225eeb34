import * as messages from '@messages/server/start';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the browser's bundle, by chunk. */
export interface Assets {
  /** The scripts of the named chunks, the entry's first. */
  scriptsOf(chunks: readonly string[]): readonly string[];
}

/** Reads the manifest of the build. @throws Error asking for a build when there is none */
export function readAssets(publicFolder: string): Assets {
  let manifest: Record<string, readonly string[]>;
  try {
    manifest = JSON.parse(readFileSync(path.join(publicFolder, 'assets/chunks.json'), 'utf8')) as Record<
      string,
      readonly string[]
    >;
  } catch (error) {
    throw new Error(messages.theApplicationIsNotBuilt, { cause: error });
  }
  return {
    scriptsOf: (chunks) => [...new Set(['main', ...chunks].flatMap((chunk) => manifest[chunk] ?? []))],
  };
}

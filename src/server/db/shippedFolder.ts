import * as messages from '@messages/server/start';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds a folder shipped with the source, whether the server runs from source or from a bundle, from any directory. `proof` is a file in it. */
export function shippedFolder(place: string, proof: string): string {
  for (const start of [__dirname, process.cwd()]) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const found = path.join(folder, place);
      if (existsSync(path.join(found, proof))) return found;
      if (folder === path.dirname(folder)) break;
    }
  }
  throw new Error(messages.programFilesAreMissing(place));
}

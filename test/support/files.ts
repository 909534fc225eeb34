import fs from 'node:fs';
import path from 'node:path';

/** The entries of a folder; none where there is no such folder, or none any more: a server at work removes its own. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The files under a folder by their paths in it, sorted. The folder may change under the reading: what goes meanwhile is there or is not. */
export function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((name) => path.join(entry.name, name))
        : [entry.name],
    )
    .sort();
}

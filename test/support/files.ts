import fs from 'node:fs';
import path from 'node:path';

/** The entries of a folder; none if it does not exist, because a running server may remove it. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The files in a folder and its subfolders by relative path, sorted. The folder may change meanwhile. */
export function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((name) => path.join(entry.name, name))
        : [entry.name],
    )
    .sort();
}

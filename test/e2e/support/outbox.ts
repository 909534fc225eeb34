import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** An email; none where an erasure of another test has just removed it. */
function readEmail(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch (error) {
    if (existsSync(file)) throw error;
    return [];
  }
}

/** The emails to an address as they were sent, oldest first. */
export function emailsTo(email: string): string[] {
  return (process.env.OUTBOXES ?? '')
    .split(path.delimiter)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .flatMap((name) => readEmail(path.join(folder, name))),
    )
    .filter((text) => text.includes(`\nTo: ${email}`));
}

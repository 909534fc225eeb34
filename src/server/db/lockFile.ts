import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { FolderTaken, type Holder, readHolder } from './lockHolder';

/** Milliseconds after which the guard of a crashed takeover is removed. */
const guardLimit = 10_000;

/** The lock on systems whose kernel releases none with its process: a file that names the holder. */
export async function lockByFile(folder: string, file: string): Promise<() => Promise<void>> {
  const self: Holder = { pid: process.pid, since: startOf(process.pid) };
  if (!claim(file, self)) takeOver(folder, file, self);
  return async () => fs.rmSync(file, { force: true });
}

/** One at a time, or two processes could each remove the lock that the other has just taken. */
function takeOver(folder: string, file: string, self: Holder): void {
  const guard = `${file}.takeover`;
  if (ageOf(guard) > guardLimit) fs.rmSync(guard, { force: true });
  if (!claim(guard, self)) throw new FolderTaken(folder, readHolder(guard));
  try {
    const holder = readHolder(file);
    if (holder && startOf(holder.pid) === holder.since) throw new FolderTaken(folder, holder);
    fs.rmSync(file, { force: true });
    if (!claim(file, self)) throw new FolderTaken(folder, readHolder(file));
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

/** Creates the file unless it exists; it appears with its content or not at all. */
function claim(file: string, self: Holder): boolean {
  const aside = `${file}.${self.pid}`;
  fs.writeFileSync(aside, JSON.stringify(self));
  try {
    fs.linkSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function ageOf(file: string): number {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

/** When a process started, as the system reports it, so that a reused pid is not taken for the holder; empty when it is gone. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'alive';
  }
}

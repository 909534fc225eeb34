import * as messages from '@messages/server/start';
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function kept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The key of all hashes: SECRET_KEY, or one created at the first start and stored beside the data, readable by its owner only. */
export function readSigningKey({ secretKey, dataDir }: { secretKey: string | undefined; dataDir: string }): Buffer {
  if (secretKey) return createHash('sha256').update(secretKey).digest();
  const file = path.join(dataDir, 'secret');
  const before = kept(file);
  if (before?.length === 32) return before;
  mkdirSync(dataDir, { recursive: true });
  // written completely or not at all; of two processes the first wins
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch {
    // another process was first: use its key
  }
  rmSync(draft);
  const made = kept(file);
  if (made?.length !== 32) throw new Error(messages.theFileIsDamaged(file));
  return made;
}

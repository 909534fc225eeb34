import * as messages from '@messages/server/start';
import fs from 'node:fs';

/** The process that has locked a folder, according to its lock file. */
export interface Holder {
  pid: number;
  /** When that process started. */
  since: string;
}

/** Another process uses the folder. The message is for the operator. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(folder: string, holder: Holder | undefined) {
    super(messages.isInUse(folder, holder?.pid));
  }
}

export function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

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
    super(
      `${folder} is in use by another process${holder ? ` (pid ${holder.pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

export function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

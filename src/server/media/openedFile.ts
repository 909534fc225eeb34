import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file to send: whoever deletes it meanwhile does not interrupt it. */
export interface OpenedFile {
  bytes: number;
  stream: Readable;
}

/** Whether a failure says that a file is gone. */
export const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Opens a file for sending; undefined if it is gone. */
export async function openedFile(file: string): Promise<OpenedFile | undefined> {
  try {
    const handle = await open(file);
    const { size } = await handle.stat();
    return { bytes: size, stream: handle.createReadStream() };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

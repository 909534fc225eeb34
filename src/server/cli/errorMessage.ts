import * as messages from '@messages/server/cli';
import { sqlState } from '../db/database';

interface Fault {
  message: string;
  code?: string;
  path?: string;
  syscall?: string;
  address?: string;
  port?: number;
  hostname?: string;
}

/** `ECONNREFUSED` and similar errors, for every address of a host name. */
const away = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const tooSlow =
  /^(timeout expired|Connection terminated due to connection timeout|timeout exceeded when trying to connect)$/;

/** Why PostgreSQL refuses a connection, by error code. */
const refused: Readonly<Record<string, (message: string) => string>> = {
  '28P01': () => messages.databaseRejectsPassword,
  '28000': (message) => messages.databaseDoesNotAdmitAccount(message),
  '3D000': (message) => messages.databaseIsMissing(message),
  '42501': (message) => messages.databaseDoesNotAllowThis(message),
};

function ofFiles({ code, path }: Fault): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') return messages.theDiskIsFull;
  if (path === undefined) return undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR') return messages.aFileBlocksTheFolder(path);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return messages.cannotBeReadOrWritten(path);
  return undefined;
}

function ofConnections({ code = '', message, syscall, address, hostname, port }: Fault): string | undefined {
  if (syscall === 'listen') return messages.cannotListen([address, port].filter(Boolean).join(':'), code);
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect';
  if (!away.test(code) && !isMissingSocket && !tooSlow.test(message)) return undefined;
  const place = [hostname ?? address, port].filter(Boolean).join(':');
  return messages.databaseDoesNotRespond(place, code);
}

/** An error in words for a terminal, with the next step where the operator can fix it; otherwise its own message. */
export function errorMessage(error: unknown): string {
  const fault = error as Fault;
  return (
    refused[sqlState(error) ?? '']?.(fault.message) ??
    ofFiles(fault) ??
    ofConnections(fault) ??
    (fault.message || String(error))
  );
}

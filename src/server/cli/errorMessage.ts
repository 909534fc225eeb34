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
  '28P01': () => 'PostgreSQL rejects this username or password. Correct DATABASE_URL.',
  '28000': (message) =>
    `PostgreSQL does not admit this account (${message}). Correct DATABASE_URL, or create the account.`,
  '3D000': (message) =>
    `PostgreSQL has no such database (${message}). Create it with createdb, or correct DATABASE_URL.`,
  '42501': (message) =>
    `PostgreSQL does not allow this (${message}). Make the account in DATABASE_URL the owner of its database.`,
};

function ofFiles({ code, path }: Fault): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Free some space and try again.';
  if (path === undefined) return undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `A file blocks the folder ${path}. Choose another folder.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be read or written. Grant this account access, or choose another path.`;
  return undefined;
}

function ofConnections({ code = '', message, syscall, address, hostname, port }: Fault): string | undefined {
  if (syscall === 'listen')
    return `Cannot listen on ${[address, port].filter(Boolean).join(':')} (${code}). Stop the process that uses it, or set HOST and PORT.`;
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect';
  if (!away.test(code) && !isMissingSocket && !tooSlow.test(message)) return undefined;
  const place = [hostname ?? address, port].filter(Boolean).join(':');
  return `PostgreSQL does not respond${place && ` at ${place}`} (${code || 'timed out'}). Start it, or correct DATABASE_URL.`;
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

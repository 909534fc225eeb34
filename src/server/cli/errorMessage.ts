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

/** `ECONNREFUSED` and its like, of every address that a name leads to. */
const away = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const tooSlow =
  /^(timeout expired|Connection terminated due to connection timeout|timeout exceeded when trying to connect)$/;

/** What a PostgreSQL refuses at the door, by its state. */
const refused: Readonly<Record<string, (message: string) => string>> = {
  '28P01': () => 'PostgreSQL refuses this name and password. Correct them in DATABASE_URL.',
  '28000': (message) =>
    `PostgreSQL does not let this account in (${message}). Correct the name in DATABASE_URL, or make the account there.`,
  '3D000': (message) =>
    `PostgreSQL has no such database (${message}). Make it with createdb, or correct the name in DATABASE_URL.`,
  '42501': (message) =>
    `PostgreSQL does not allow this (${message}). Let the account of DATABASE_URL own its database.`,
};

function ofFiles({ code, path }: Fault): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Make room and try again.';
  if (path === undefined) return undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `A file is in the way of the folder ${path}. Name another folder.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be written to or read. Give the account that runs this the right to, or name another place.`;
  return undefined;
}

function ofConnections({ code = '', message, syscall, address, hostname, port }: Fault): string | undefined {
  if (syscall === 'listen')
    return `Nobody can listen at ${[address, port].filter(Boolean).join(':')} (${code}): stop what does, or set HOST and PORT.`;
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect';
  if (!away.test(code) && !isMissingSocket && !tooSlow.test(message)) return undefined;
  const place = [hostname ?? address, port].filter(Boolean).join(':');
  return `No PostgreSQL answers${place && ` at ${place}`} (${code || 'it took too long'}). Start it, or correct DATABASE_URL.`;
}

/** A failure in words for a terminal that tell what to do next, where it is one that whoever runs the product can mend; else its own. */
export function errorMessage(error: unknown): string {
  const fault = error as Fault;
  return (
    refused[sqlState(error) ?? '']?.(fault.message) ??
    ofFiles(fault) ??
    ofConnections(fault) ??
    (fault.message || String(error))
  );
}

import { createHash, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 random bits as base64url. It is shown once and kept nowhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: the hex of its SHA-256. A token has enough entropy to need no slower hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

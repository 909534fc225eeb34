import { createHash, randomBytes } from 'node:crypto';

/** A random token: 256 bits as base64url. It is shown once and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: the hex of its SHA-256. A token has enough entropy to need no slower hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

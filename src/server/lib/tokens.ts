import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random token: 256 bits as base64url. It is shown once and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: the hex of its SHA-256. A token has enough entropy to need no slower hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 128 bits. Part of a token that is computed; a new one ends all tokens that were made with it. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** A token that only we can compute, from what it is about. */
export const keyedToken = (secret: Buffer, about: readonly string[]): string =>
  createHmac('sha256', secret).update(about.join('\n')).digest('base64url');

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a text is encrypted for. */
export interface Sealed {
  /** The server's key. */
  secret: Buffer;
  /** Each use has a key of its own, derived from the server's. */
  use: string;
  /** The row that the text belongs to: moved to another one, it cannot be read. */
  boundTo: string;
}

const keyOf = ({ secret, use }: Sealed) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with AES-256-GCM. @returns base64 */
export function encryptText(sealed: Sealed, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealed), nonce).setAAD(Buffer.from(sealed.boundTo));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
}

/** @throws Error when it was encrypted with another secret, for another use or row, or was altered */
export function decryptText(sealed: Sealed, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sealed), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(sealed.boundTo));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

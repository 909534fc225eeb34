import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'aangan mail', 32));
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with AES-256-GCM, bound to its recipient so that it cannot be moved to another email. */
export function encrypt(secret: Buffer, to: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(to));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
}

/** @throws Error when it was encrypted with another secret or for another recipient, or was altered */
export function decrypt(secret: Buffer, to: string, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(to));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

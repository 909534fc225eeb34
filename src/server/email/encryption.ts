import { decryptText, encryptText } from '../lib/encryption';

const emailTo = (secret: Buffer, to: string) => ({ secret, use: 'aangan mail', boundTo: to });

/** Encrypts a text with AES-256-GCM, bound to its recipient so that it cannot be moved to another email. */
export function encrypt(secret: Buffer, to: string, text: string): string {
  return encryptText(emailTo(secret, to), text);
}

/** @throws Error when it was encrypted with another secret or for another recipient, or was altered */
export function decrypt(secret: Buffer, to: string, text: string): string {
  return decryptText(emailTo(secret, to), text);
}

import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { hashingQueue } from './hashingQueue';

/** Argon2id as OWASP's Password Storage Cheat Sheet asks for at least; `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const begin = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** One processor stays with everybody else. */
const inTurn = hashingQueue(Math.max(1, os.availableParallelism() - 1), 100);

/** The same password typed on different keyboards is the same password (NIST SP 800-63B, 5.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** A hash of today's cost that fits no password: what an unknown user's password is checked against. */
export const dummyHash = `${begin}${base64(16)}$${base64(32)}`;

/** @throws Problem 503 when too many are waiting to be hashed. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), cost));
}

/** Whether this is the password; nothing fits what is no hash, at the same cost. @throws Problem 503 when too many are waiting to be hashed. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored.startsWith('$argon2') ? stored : dummyHash, normal(password)));
}

/** Whether a stored hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(begin);
}

import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import * as messages from '@messages/server/accounts';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';

/** Argon2id with the minimum of OWASP's Password Storage Cheat Sheet; `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const begin = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Leaves one processor for everything else. */
const inTurn = fairQueue({
  atOnce: Math.max(1, os.availableParallelism() - 1),
  waiting: 100,
  busy: () => new Problem(503, 'busy', messages.tooManyPeopleAreLogging, undefined, 5),
});

/** The same password typed on different keyboards is the same password (NIST SP 800-63B, 5.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** A hash at the current cost that matches no password; unknown users are checked against it. */
export const dummyHash = `${begin}${base64(16)}$${base64(32)}`;

/** `from` is who asks, so that nobody's flood holds up others. @throws Problem 503 when too many are waiting to be hashed. */
export async function hashPassword(password: string, from = ''): Promise<string> {
  return inTurn(from, () => hash(normal(password), cost));
}

/** Whether the password matches the hash; an invalid hash matches nothing, at the same cost. @throws Problem 503 when too many are waiting to be hashed. */
export async function verifyPassword(stored: string, password: string, from = ''): Promise<boolean> {
  return inTurn(from, () => verify(stored.startsWith('$argon2') ? stored : dummyHash, normal(password)));
}

/** Whether a stored hash has another cost than the current one. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(begin);
}

import { createHmac, hkdfSync, randomInt } from 'node:crypto';

const codesInAll = 10;
/** Without 0, 1, I and O, which look alike: 32 signs, so 5 bits each and 60 bits a code. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** Ten codes, such as `7KQM-2XRD-V9HT`. They are shown once and never stored. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesInAll }, () => [group(), group(), group()].join('-'));
}

/** The stored form of a code: keyed, so that a copy of the database is not enough to guess codes. */
export function hashOfRecoveryCode(secret: Buffer, accountId: number, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'aangan recovery codes', 32));
  const written = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', key).update(`${accountId} ${written}`).digest('hex');
}

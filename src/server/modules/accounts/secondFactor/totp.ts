import { plainNumber } from '@contract/plainNumber';
import { brand } from '@contract/brand';
import { Secret, TOTP } from 'otpauth';
import { latestPast } from '../../../lib/clock';
import { decryptText, encryptText } from '../../../lib/encryption';

const periodInSeconds = 30;
/** A clock may be one step ahead or behind. */
const window = 1;

const sealedFor = (secret: Buffer, accountId: number) => ({
  secret,
  use: 'aangan totp',
  boundTo: `account ${accountId}`,
});

const totpOf = (base32: string, label: string) =>
  new TOTP({ issuer: brand, label, secret: Secret.fromBase32(base32), period: periodInSeconds, digits: 6 });

/** The last step whose code can have been used by now; a later one comes from a clock that had jumped ahead. */
export function latestStep(now: Date): number {
  return Math.floor(latestPast(now).getTime() / 1_000 / periodInSeconds) + window;
}

/** A new secret of 160 bits: in base32, as the `otpauth:` address of a QR code, and encrypted for its account. */
export function newTotp(
  secret: Buffer,
  { id, username }: { id: number; username: string },
): { base32: string; uri: string; sealed: string } {
  const { base32 } = new Secret({ size: 20 });
  return { base32, uri: totpOf(base32, username).toString(), sealed: encryptText(sealedFor(secret, id), base32) };
}

/**
 * The time step whose code this is, of the current one and its neighbours; undefined for a wrong code (RFC 6238).
 * @throws Error when the secret was encrypted with another key
 */
export function stepOfCode(
  secret: Buffer,
  { accountId, sealed }: { accountId: number; sealed: string },
  code: string,
  now: Date,
): number | undefined {
  const digits = plainNumber(code).replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const delta = totpOf(decryptText(sealedFor(secret, accountId), sealed), '').validate({
    token: digits,
    timestamp: now.getTime(),
    window,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / periodInSeconds) + delta;
}

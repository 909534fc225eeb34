import { Secret, TOTP } from 'otpauth';
import { newTotp, stepOfCode } from './totp';

it('H35 a code of an authenticator may be typed in Devanagari digits', () => {
  const secret = Buffer.alloc(32, 7);
  const { base32, sealed } = newTotp(secret, { id: 1, username: 'asha' });
  const now = new Date('2026-11-28T10:00:00Z');
  const code = new TOTP({ secret: Secret.fromBase32(base32), digits: 6 }).generate({ timestamp: now.getTime() });
  const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
  const step = stepOfCode(secret, { accountId: 1, sealed }, code, now);
  expect(step).toEqual(expect.any(Number));
  expect(stepOfCode(secret, { accountId: 1, sealed }, `${typed.slice(0, 3)} ${typed.slice(3)}`, now)).toBe(step);
});

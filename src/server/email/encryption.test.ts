import { encrypt, decrypt } from './encryption';

const secret = Buffer.alloc(32, 1);
const text = 'Namaste, आँगन: https://aangan.test/reset-password?token=abc';

describe('an encrypted text', () => {
  it('is decrypted with its secret and recipient, and differs each time', () => {
    const [once, again] = [encrypt(secret, 'a@people.example', text), encrypt(secret, 'a@people.example', text)];
    expect(once).not.toBe(again);
    for (const closed of [once, again]) expect(decrypt(secret, 'a@people.example', closed)).toBe(text);
    expect(decrypt(secret, '', encrypt(secret, '', ''))).toBe('');
  });

  it('is not decrypted with another secret or recipient, or after a bit changed', () => {
    const closed = encrypt(secret, 'a@people.example', text);
    expect(() => decrypt(Buffer.alloc(32, 2), 'a@people.example', closed)).toThrow();
    expect(() => decrypt(secret, 'b@people.example', closed)).toThrow();
    const bytes = Buffer.from(closed, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const turned = Buffer.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ 1;
      expect(() => decrypt(secret, 'a@people.example', turned.toString('base64'))).toThrow();
    }
    expect(() => decrypt(secret, 'a@people.example', '')).toThrow();
    expect(() => decrypt(secret, 'a@people.example', 'words')).toThrow();
  });
});

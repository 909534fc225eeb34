import { passwordWeakness } from '@contract/passwordRules';
import { checkPassword } from './accountsRules';
import { commonPasswordList } from './commonPasswordList';
import { deviceOf } from './device';

const owner = { username: 'Asha.Rao', email: 'asha@people.example' };
const refusal = (password: string) => {
  try {
    checkPassword('password', password, owner);
    return undefined;
  } catch (error) {
    return (error as { fields?: unknown }).fields;
  }
};

describe('a password', () => {
  const list = commonPasswordList.trim().split(/\s+/);

  it('R27 is none of the 3,000 most common of 8 characters or more, in any case', () => {
    expect(new Set(list).size).toBe(3_000);
    expect(list.filter((password) => password.length < 8 || refusal(password) === undefined)).toEqual([]);
    expect(refusal('PassWord1')).toEqual({ password: [expect.stringContaining('too common')] });
    expect(refusal('ｐａｓｓｗｏｒｄ')).toBeDefined();
  });

  it('is not the account’s name or email address', () => {
    for (const own of ['asha.rao', 'ASHA@people.example', 'Asha.Rao1', 'asha.rao2026', '123Asha.Rao', 'asha123!'])
      expect(refusal(own)).toEqual({ password: [expect.stringContaining('isn’t your name')] });
  });

  it.each([
    '00000000',
    'aaaaaaaa',
    'abcdefgh',
    '        ',
    'qwertyui',
    'asdfghjk',
    '98765432',
    'hgfedcba',
    'abababab',
    'abcabcabc',
    '12341234',
    'aaaa1111',
    'abcd1234',
    'qwerty123',
    '7777777!',
    '\u3000'.repeat(8),
    'ＱＷＥＲＴＹＵＩ',
    '1qaz2wsx',
    '90123456789',
  ])('R27 is not blank, a repetition or a sequence: %j', (password) => {
    expect(refusal(password)).toEqual({ password: [expect.any(String)] });
  });

  it('R27 is not derived from the account’s name', () => {
    const named = (password: string) =>
      passwordWeakness(password, { username: 'mk', email: 'office@people.example', name: 'Meera Kulkarni' });
    for (const own of ['meera2026', 'Kulkarni!', 'Meera Kulkarni', 'office99'])
      expect([own, named(own)]).toEqual([own, expect.stringContaining('isn’t your name')]);
    for (const good of ['meera likes ponds', 'the office by the lake']) expect(named(good)).toBeUndefined();
  });

  it('may be anything else', () => {
    for (const good of [
      'a courtyard in Indore',
      'tr0ub4dor&3x',
      '12ab34cd56ef',
      'Passw0rd!9x',
      'aangan-demo',
      '8 chars!',
      'zebra-1234',
    ])
      expect(refusal(good)).toBeUndefined();
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('with the user agent %s is named %s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));
});

import { phoneFault, phoneTexts } from './phoneText';

it.each([
  ['98260 00000', ['98260 00000', '']],
  ['९८२६० ०००००', ['98260 00000', '']],
  ['＋９１ ９８２６０ ０００００', ['+91 98260 00000', '']],
  ['\u202a+91 98260\u201100000\u202c', ['+91 98260-00000', '']],
  ['0731–400 0000 ext. 12', ['0731-400 0000', '12']],
  ['0731 4000000, extn 7', ['0731 4000000', '7']],
  ['+1 (415) 555-0100 x204', ['+1 (415) 555-0100', '204']],
  ['00 971 50 123 4567', ['00 971 50 123 4567', '']],
])('H35 reads the telephone number %s', (typed, [number, extension]) => {
  expect(phoneFault(typed)).toBeUndefined();
  expect(phoneTexts(typed)).toEqual([{ number, extension }]);
});

it('H35 reads a second number after a slash, also one of which only the end is written', () => {
  expect(phoneTexts('98260 00000 / 0731 4000000').map(({ number }) => number)).toEqual(['98260 00000', '0731 4000000']);
  expect(phoneTexts('0731 4000000/01').map(({ number }) => number)).toEqual(['0731 4000000', '07314000001']);
});

it.each([
  ['call me', 'letters'],
  ['12345', 'short'],
  ['', 'short'],
  ['98260 00000 /', 'short'],
  ['98260 00000 98260 00001', 'long'],
  ['98260 00000 / 98260 00001 / 98260 00002', 'several'],
])('H35 says what is wrong with the telephone number “%s”: %s', (typed, fault) => {
  expect(phoneFault(typed)).toBe(fault);
});

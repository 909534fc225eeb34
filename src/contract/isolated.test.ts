import { isolated } from './isolated';

it.each([
  ['a mark that runs text backwards', 'Villa\u202e in Baner', '\u2068Villa\u202e in Baner\u2069'],
  ['a mark that would end the isolation', 'Villa\u2069\u202ex', '\u2068Villa\u202ex\u2069'],
  ['text from right to left', 'عمر خان', '\u2068عمر خان\u2069'],
])('H35 isolates %s', (_what, typed, shown) => {
  expect(isolated(typed)).toBe(shown);
});

it.each(['Lake villa', 'अंगण घर', 'Inés', '😀'])('leaves “%s” as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

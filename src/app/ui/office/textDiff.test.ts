import { textDiff } from './textDiff';

const shown = (before: string, after: string) =>
  textDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

it.each([
  ['one two three', 'one two three', 'one two three'],
  ['one two three', 'one 2 three', 'one [-two-]{+2+} three'],
  ['', 'new', '{+new+}'],
  ['gone', '', '[-gone-]'],
  ['a b c d', 'b c x d', '[-a -]b c {+x +}d'],
  ['a\n\nb', 'a\n\nc\n\nb', 'a\n\n{+c\n\n+}b'],
])('from %j to %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it('compares long texts by lines, and gives both whole when even those are too many', () => {
  const long = Array.from({ length: 60 }, (_, line) => `${line} ${'word '.repeat(60)}`).join('\n');
  const other = long.replaceAll('word', 'term').replace(/^0 .*$/m, 'the same');
  expect(textDiff(`x\n${long}\ny`, `x\n${other}\ny`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, line) => `${word} ${line}`).join('\n');
  expect(textDiff(lines('a'), lines('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('gives back both texts', () => {
  const [before, after] = ['The court is open.\nIt is green.', 'A court was open.\n\nIt is very green!'];
  const parts = textDiff(before, after);
  const of = (without: string) =>
    parts
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  expect([of('added'), of('removed')]).toEqual([before, after]);
});

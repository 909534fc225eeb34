import {
  type Selected,
  type TextEdit,
  linked,
  ownParagraph,
  pictureMarkdown,
  prefixed,
  wrapped,
} from './markdownEdits';

/** The text after an edit, with the selection in brackets. */
function edited({ value }: Selected, { from, to, text, start, end }: TextEdit): string {
  const after = value.slice(0, from) + text + value.slice(to);
  return `${after.slice(0, start)}<${after.slice(start, end)}>${after.slice(end)}`;
}

/** `a <b> c` is a text with b selected. */
function selected(marked: string): Selected {
  const start = marked.indexOf('<');
  return { value: marked.replace(/[<>]/g, ''), start, end: marked.indexOf('>') - 1 };
}

it.each([
  ['a <b> c', 'a **<b>** c'],
  ['a **<b>** c', 'a <b> c'],
  ['<>', '**<>**'],
])('makes %s bold, and back', (before, after) => {
  const given = selected(before);
  expect(edited(given, wrapped(given, '**'))).toBe(after);
});

it.each([
  ['see <the rules>.', 'see [the rules](<https://>).'],
  ['see <>', 'see [words](<https://>)'],
])('makes %s a link and selects its address', (before, after) => {
  const given = selected(before);
  expect(edited(given, linked(given))).toBe(after);
});

it.each([
  ['one\ntw<o\nthr>ee', '- ', 'one\n<- two\n- three>'],
  ['- o<n>e', '- ', '<one>'],
  ['## Title\nte<x>t', '## ', '## Title\n<## text>'],
])('marks the lines of %j with %j, and back', (before, mark, after) => {
  const given = selected(before);
  expect(edited(given, prefixed(given, mark))).toBe(after);
});

it.each([
  ['<>', '!\n\n<>'],
  ['before<> after', 'before\n\n!\n\n<> after'],
  ['before\n<>\nafter', 'before\n\n!\n<>\nafter'],
])('puts a picture at %j into a paragraph of its own', (before, after) => {
  const given = selected(before);
  expect(edited(given, ownParagraph(given, '!'))).toBe(after);
});

it('writes a picture with its text and its size', () => {
  expect(pictureMarkdown({ image: '/media/a-960.jpg', width: 1600, height: 900, alt: 'A [big]\ncourt' })).toBe(
    '![A \\[big\\] court](/media/a-960.jpg#1600x900)',
  );
});

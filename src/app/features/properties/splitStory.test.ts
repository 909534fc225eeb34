import { splitStory } from './splitStory';

const sentence = 'The rooms open to a courtyard with a neem tree. ';

it('a description is open up to the end of a sentence within 600 characters, and nothing of it is lost', () => {
  const text = sentence.repeat(30).trim();
  const [beginning, rest] = splitStory(text);
  expect(beginning.length).toBeLessThanOrEqual(600);
  expect(beginning).toMatch(/tree\.$/);
  expect(`${beginning} ${rest}`).toBe(text);
});

it('a short description, and one with little more, are open whole', () => {
  expect(splitStory(sentence)).toEqual([sentence, '']);
  expect(splitStory('a'.repeat(700))[1]).toBe('');
});

it('a sentence longer than that is cut between words, and text without spaces nowhere', () => {
  const long = 'light and air '.repeat(80);
  expect(splitStory(long)[0]).toMatch(/ (light|and|air)$/);
  expect(splitStory('अ'.repeat(2_000))).toEqual(['अ'.repeat(2_000), '']);
});

import { summaryOf } from './reportLabels';

it('names a report by the first line of its message, else of its error, and shortens it', () => {
  expect(summaryOf({ message: ' It stays empty.\nAlways.', error: 'TypeError' })).toBe('It stays empty.');
  expect(summaryOf({ message: '', error: 'TypeError: x\n at y' })).toBe('TypeError: x');
  expect(summaryOf({ message: 'word '.repeat(40), error: '' })).toHaveLength(90);
});

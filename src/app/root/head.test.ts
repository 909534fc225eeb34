import { fullTitle } from './head';

it('H35 a title that somebody typed does not turn the rest of a page’s title backwards', () => {
  expect(fullTitle({ title: 'Villa\u202e in Baner' }, 'Aangan')).toBe('\u2068Villa\u202e in Baner\u2069 | Aangan');
  expect(fullTitle({ title: 'Villa in Baner' }, 'Aangan')).toBe('Villa in Baner | Aangan');
});

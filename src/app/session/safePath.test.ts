import * as fc from 'fast-check';
import { safePath } from './safePath';

it.each(['/property-form', '/reviews?sort=new#top', '/', '/a//b'])('H10 follows %s, a path of this site', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '',
  null,
  'reviews',
  '/a\\b',
])('H10 never follows %j', (path) => {
  expect(safePath(path)).toBeNull();
});

it('R36 whatever is named, what is followed stays on this site and is read the same again', () => {
  const parts = [
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '\\',
    ':',
    '@',
    '?',
    '#',
    ';',
    '\t',
    '\n',
    'evil.example',
    'https:',
  ];
  const target = fc.oneof(
    fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((some) => `/${some.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  fc.assert(
    fc.property(target, (typed) => {
      const path = safePath(typed);
      if (path === null) return;
      const site = 'https://aangan.example';
      expect([new URL(path, site).origin, safePath(path)]).toEqual([site, path]);
    }),
    { numRuns: 2_000, examples: [['/.//evil.example'], ['/..//evil.example'], ['/%2e%2e//evil.example']] },
  );
});

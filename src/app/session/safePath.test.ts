import { safePath } from './safePath';

it.each(['/property-form', '/reviews?sort=new#top', '/'])('H10 follows %s, a path of this site', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  null,
  'reviews',
  '/a\\b',
])('H10 never follows %j', (path) => {
  expect(safePath(path)).toBeNull();
});

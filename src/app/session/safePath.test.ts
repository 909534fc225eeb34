import * as fc from 'fast-check';
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

it('R36 whatever is asked for, leads to this site', () => {
  const part = fc.constantFrom('/', '//', '.', '..', '\\', 'evil.example', '%2f', '?', '#', '@', ':', 'a', '\t', ' ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = safePath(`/${parts.join('')}`);
      if (path !== null) expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
    }),
    { numRuns: 500, examples: [[['.', '//', 'evil.example']]] },
  );
});

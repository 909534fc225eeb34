import { reportLimits } from '@contract/reportLimits';
import { describeError, isOurError } from './browserErrors';

it('describes an error with its stack, without secrets, within the limit of a report', () => {
  const error = new TypeError('cannot read ?token=hush-hush');
  const words = describeError(error);
  expect(words).toMatch(/^TypeError: cannot read \?token=\(hidden\)\n\s+at /);
  expect(describeError('thrown text')).toBe('thrown text');
  error.stack = 'x'.repeat(20_000);
  expect(describeError(error)).toHaveLength(reportLimits.error);
  expect(describeError(error)).toMatch(/^TypeError/);
});

it('tells errors of ours from a lost connection, an abort, an extension and a refused request', () => {
  const named = (name: string, message: string) => Object.assign(new Error(message), { name });
  expect(isOurError(new TypeError('x is not a function'))).toBe(true);
  expect(isOurError('thrown text')).toBe(true);
  for (const error of [
    new DOMException('The operation was aborted', 'AbortError'),
    named('ChunkLoadError', 'Loading chunk 7 failed'),
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('error loading dynamically imported module: /assets/a.js'),
    'ResizeObserver loop completed with undelivered notifications.',
    'Script error.',
    { status: 401, data: { code: 'not_logged_in' } },
    undefined,
  ])
    expect([String(error), isOurError(error)]).toEqual([String(error), false]);
  expect(isOurError(new TypeError('x'), 'chrome-extension://abc/content.js')).toBe(false);
});

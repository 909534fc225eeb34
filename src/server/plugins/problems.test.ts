import { toProblem } from './problems';

describe('R33 responses to database failures', () => {
  const failures = [
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
  ];

  it.each(failures)('503 with Retry-After: $message', (failure) => {
    expect(toProblem(failure)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
  });

  it.each(['55P03', '40P01', '40001'])('R46 503 with Retry-After for a lock that is held too long: %s', (code) => {
    const failure = Object.assign(new Error('canceling statement'), { code });
    expect(toProblem(failure)).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
  });

  it('keeps our own errors as 500', () => {
    expect(toProblem(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
  });
});

import { StoreAway } from '../files/fileStore';
import { toProblem } from './problems';

describe('R33 responses to database failures', () => {
  const failures = [
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
    Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
  ];

  it.each(failures)('503 with Retry-After: $message', (failure) => {
    expect(toProblem(failure)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
  });

  it.each(['55P03', '40P01', '40001'])('R46 503 with Retry-After for a lock that is held too long: %s', (code) => {
    const failure = Object.assign(new Error('canceling statement'), { code });
    expect(toProblem(failure)).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
  });

  it('404 for what refers to a row that was deleted meanwhile, and 500 for a row that others refer to', () => {
    const failure = (detail: string) => Object.assign(new Error('violates foreign key'), { code: '23503', detail });
    expect(toProblem(failure('Key (property_id)=(5) is not present in table "property".'))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect(toProblem(failure('Key (id)=(5) is still referenced from table "enquiry".'))).toBeUndefined();
  });

  it('R52 503 with Retry-After while the store of files is away', () => {
    expect(toProblem(new StoreAway(new Error('503')))).toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfter: 5,
    });
  });

  it('keeps our own errors as 500', () => {
    expect(toProblem(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
  });
});

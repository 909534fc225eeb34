import { hashingQueue } from './hashingQueue';

/** Work that the test finishes. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the hashing queue', () => {
  it('runs a few at a time, in order, also after a failure', async () => {
    const inTurn = hashingQueue(2, 10);
    const started: number[] = [];
    const works = [0, 1, 2, 3].map(() => held());
    const results = works.map(({ work }, index) =>
      inTurn(async () => {
        started.push(index);
        await work();
        if (index === 0) throw new Error('broken');
      }).catch((error: Error) => error.message),
    );
    await settled();
    expect(started).toEqual([0, 1]);
    works[0]?.end();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    works.forEach(({ end }) => end());
    expect(await Promise.all(results)).toEqual(['broken', undefined, undefined, undefined]);
  });

  it('rejects too many with a message and a retry time', async () => {
    const inTurn = hashingQueue(1, 1);
    const first = held();
    const accepted = [inTurn(first.work), inTurn(async () => {})];
    await expect(inTurn(async () => {})).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
    first.end();
    await Promise.all(accepted);
    await expect(inTurn(async () => 'again')).resolves.toBe('again');
  });
});

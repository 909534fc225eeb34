import { fairQueue } from './fairQueue';
import { Problem } from './problem';

const busy = () => new Problem(503, 'busy', 'Try again.', undefined, 5);

/** Work that the test finishes. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const outcomeOf = (result: Promise<string>) => result.catch((refusal: { code?: string }) => refusal.code);

describe('the fair queue', () => {
  it('runs a few at a time, in order, also after a failure', async () => {
    const inTurn = fairQueue({ atOnce: 2, waiting: 10, busy });
    const started: number[] = [];
    const works = [0, 1, 2, 3].map(() => held());
    const results = works.map(({ work }, index) =>
      inTurn('192.0.2.1', async () => {
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
    const inTurn = fairQueue({ atOnce: 1, waiting: 1, busy });
    const first = held();
    const accepted = [inTurn('192.0.2.1', first.work), inTurn('192.0.2.1', async () => {})];
    await expect(inTurn('192.0.2.1', async () => {})).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      retryAfter: 5,
    });
    first.end();
    await Promise.all(accepted);
    await expect(inTurn('192.0.2.1', async () => 'again')).resolves.toBe('again');
  });

  it('R49 takes one of each address in turn, so that a flood from one holds up nobody else', async () => {
    const inTurn = fairQueue({ atOnce: 1, waiting: 100, busy });
    const done: string[] = [];
    const first = held();
    const ask = (from: string) => inTurn(from, async () => void done.push(from));
    const all = [inTurn('flood', first.work), ...Array.from({ length: 50 }, () => ask('flood'))];
    all.push(ask('asha'), ask('ravi'), ask('asha'));
    first.end();
    await Promise.all(all);
    expect([done.indexOf('asha'), done.indexOf('ravi'), done.lastIndexOf('asha')]).toEqual([1, 2, 4]);
  });

  it('R49 keeps places for others: 150 from one address shut out none of twelve more', async () => {
    const inTurn = fairQueue({ atOnce: 1, waiting: 100, busy });
    const first = held();
    const running = inTurn('flood', first.work);
    const flood = Array.from({ length: 150 }, () => outcomeOf(inTurn('flood', async () => 'in')));
    const others = Array.from({ length: 12 }, (_, at) => outcomeOf(inTurn(`person ${at}`, async () => 'in')));
    first.end();
    await running;
    expect(await Promise.all(others)).toEqual(Array.from({ length: 12 }, () => 'in'));
    expect((await Promise.all(flood)).filter((outcome) => outcome === 'busy')).toHaveLength(62);
  });

  it('R49 two floods share the places, and neither pushes the other out', async () => {
    const inTurn = fairQueue({ atOnce: 1, waiting: 10, busy });
    const first = held();
    const running = inTurn('one', first.work);
    const all = ['one', 'other'].map((from) =>
      Array.from({ length: 30 }, () => outcomeOf(inTurn(from, async () => 'in'))),
    );
    first.end();
    await running;
    const counts = await Promise.all(
      all.map(async (results) => (await Promise.all(results)).filter((outcome) => outcome === 'in').length),
    );
    expect(counts).toEqual([5, 5]);
  });

  it('R50 runs no more of one asker at once than its share, and the places beyond it stay free for others', async () => {
    const inTurn = fairQueue({ atOnce: 3, each: 1, waiting: 10, busy });
    const started: string[] = [];
    const works = [held(), held(), held()];
    const ask = (from: string, at: number) =>
      inTurn(from, async () => {
        started.push(`${from} ${at}`);
        await works[at]?.work();
      });
    const all = [ask('flood', 0), ask('flood', 1), ask('asha', 2)];
    await settled();
    expect(started).toEqual(['flood 0', 'asha 2']);
    works[2]?.end();
    await settled();
    expect(started).toEqual(['flood 0', 'asha 2']);
    works[0]?.end();
    await settled();
    expect(started).toEqual(['flood 0', 'asha 2', 'flood 1']);
    works[1]?.end();
    await Promise.all(all);
  });
});

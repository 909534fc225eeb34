import { minuteInMs } from '@contract/durations';
import type { Database } from '../db/database';
import sql from 'sql-template-tag';
import type { FastifyBaseLogger } from 'fastify';
import { describeOnBoth } from '../../../test/support/databases';
import { type Job, type JobDeps, defineJob } from './defineJob';
import { lastRuns } from './jobRunsStore';
import { createLease } from './lease';
import { runJob, startJobs } from './scheduler';

const at = new Date('2026-03-01T06:00:00Z');

/** Runs wait until the test opens the gate. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describeOnBoth('jobs', (database) => {
  let logged: unknown[][] = [];
  const deps = (): JobDeps => ({
    database: database(),
    now: () => at,
    log: { warn: (...entry: unknown[]) => void logged.push(entry) } as unknown as FastifyBaseLogger,
  });
  const job = (run: Job<JobDeps>['run'], change: Partial<Job<JobDeps>> = {}) =>
    defineJob<JobDeps, Record<string, number>>({ name: 'count-things', every: minuteInMs, lease: 60, run, ...change });
  const leases = () => database().rows(sql`select name from lease`);
  const runOf = async (name: string) => (await lastRuns(database())).find((run) => run.name === name);

  beforeEach(async () => {
    logged = [];
    await database().run(sql`delete from job_run`);
    await database().run(sql`delete from lease`);
  });

  it('run in one process of two; both leave the lease free', async () => {
    const [started, finish] = [gate(), gate()];
    let runs = 0;
    const slow = job(async () => {
      runs += 1;
      started.open();
      await finish.opened;
      return { counted: 3 };
    });
    const first = runJob(slow, deps());
    await started.opened;
    expect(await runJob(slow, deps())).toBeUndefined();
    finish.open();
    expect(await first).toEqual({ counted: 3 });
    expect([runs, await leases()]).toEqual([1, []]);
    expect(await runJob(slow, deps())).toEqual({ counted: 3 });
  });

  it('store their last run: when, how long, what it did, and when the next is due', async () => {
    await runJob(
      job(async () => ({ counted: 1 })),
      deps(),
    );
    await runJob(
      job(async () => ({ counted: 2, skipped: 1 })),
      deps(),
    );
    expect(await lastRuns(database())).toEqual([
      {
        name: 'count-things',
        lastRunAt: at,
        durationInMs: expect.any(Number) as number,
        result: { ok: true, counts: { counted: 2, skipped: 1 } },
        nextRunAt: new Date(at.getTime() + minuteInMs),
      },
    ]);
  });

  it('store a failure in words, without values and secrets, and run again', async () => {
    const failures = [new Error('The provider is away. key=sk_1?token=abcdefgh12345678'), new Error('')];
    const failing = job(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      await database().row(sql`select ${'a visitor’s words'}::int`);
      return {};
    });
    await expect(runJob(failing, deps())).rejects.toThrow('The provider is away.');
    const first = (await runOf('count-things'))?.result as { error: string };
    expect(first.error).toMatch(/^The provider is away\./);
    expect(first.error).not.toContain('abcdefgh12345678');
    await expect(runJob(failing, deps())).rejects.toThrow();
    expect((await runOf('count-things'))?.result).toEqual({ ok: false, error: 'Error' });
    await expect(runJob(failing, deps())).rejects.toThrow();
    const third = (await runOf('count-things'))?.result as { error: string };
    expect(third.error).toMatch(/^invalid input syntax/);
    expect(third.error).not.toContain('visitor');
    expect(await leases()).toEqual([]);
  });

  it('that throw are logged by name and stop neither the next run nor another job', async () => {
    let [failed, worked] = [0, 0];
    const enough = gate();
    const done = () => failed > 1 && worked > 1 && enough.open();
    const running = startJobs(
      [
        job(
          async () => {
            failed += 1;
            done();
            throw new Error('away');
          },
          { name: 'fails', every: 1 },
        ),
        job(
          async () => {
            worked += 1;
            done();
            return {};
          },
          { name: 'works', every: 1 },
        ),
      ],
      deps(),
    );
    await enough.opened;
    await running.stop();
    expect(logged.slice(0, 2)).toEqual([
      [{ err: new Error('away') }, 'job fails failed'],
      [{ err: new Error('away') }, 'job fails failed'],
    ]);
    expect([(await runOf('fails'))?.result.ok, (await runOf('works'))?.result.ok]).toEqual([false, true]);
  });

  it('that outlive their lease lose it to another process, learn of it, and do not overwrite that one’s result', async () => {
    const [started, finish] = [gate(), gate()];
    const kept: boolean[] = [];
    const slow = job(async (_, keepLease) => {
      kept.push(await keepLease());
      started.open();
      await finish.opened;
      kept.push(await keepLease());
      return { counted: 1 };
    });
    const first = runJob(slow, deps());
    await started.opened;
    await database().run(sql`update lease set held_until = clock_timestamp() - interval '1 second'`);
    const other = job(async () => {
      finish.open();
      await first;
      return { counted: 2 };
    });
    expect(await runJob(other, deps())).toEqual({ counted: 2 });
    expect(kept).toEqual([true, false]);
    expect((await runOf('count-things'))?.result).toEqual({ ok: true, counts: { counted: 2 } });
    expect(await leases()).toEqual([]);
  });

  it('keep an expired lease that no other process has taken', async () => {
    const outliving = job(async (_, keepLease) => {
      await database().run(sql`update lease set held_until = clock_timestamp() - interval '1 second'`);
      return { kept: Number(await keepLease()) };
    });
    expect(await runJob(outliving, deps())).toEqual({ kept: 1 });
  });

  it('of each process need no lease', async () => {
    await createLease(database(), 'count-things', 60).take();
    const local = job(async (_, keepLease) => ({ kept: Number(await keepLease()) }), { lease: 'eachProcess' });
    expect(await runJob(local, deps())).toEqual({ kept: 1 });
    expect((await runOf('count-things'))?.result.ok).toBe(true);
    expect(await leases()).toHaveLength(1);
  });

  it('succeed when their run cannot be recorded, and say so in the log', async () => {
    const broken = {
      ...database(),
      run: (...query: Parameters<Database['run']>) =>
        /job_run/.test(query[0].sql) ? Promise.reject(new Error('away')) : database().run(...query),
    };
    const counting = job(async () => ({ counted: 1 }));
    expect(await runJob(counting, { ...deps(), database: broken })).toEqual({ counted: 1 });
    expect(logged).toEqual([[{ err: new Error('away'), job: 'count-things' }, 'a run of a job could not be recorded']]);
  });
});

it('leaves no timer after stop', async () => {
  jest.useFakeTimers();
  const away = { run: () => Promise.resolve(0) } as unknown as JobDeps['database'];
  const some = ['one', 'two'].map((name) =>
    defineJob<JobDeps, Record<string, number>>({
      name,
      every: minuteInMs,
      initialDelay: name === 'two' ? minuteInMs : 0,
      lease: 60,
      run: () => Promise.resolve({}),
    }),
  );
  const running = startJobs(some, { database: away, now: () => at });
  expect(jest.getTimerCount()).toBe(2);
  await running.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('begins the first runs of a process one after another, so that its first visitors do not wait', async () => {
  jest.useFakeTimers();
  const begun: string[] = [];
  const some = ['one', 'two', 'three'].map((name) =>
    defineJob<JobDeps, Record<string, number>>({
      name,
      every: minuteInMs,
      lease: 'eachProcess',
      run: async () => {
        begun.push(name);
        return {};
      },
    }),
  );
  const away = { run: () => Promise.resolve(0) } as unknown as JobDeps['database'];
  const running = startJobs(some, { database: away, now: () => at }, 250);
  await jest.advanceTimersByTimeAsync(249);
  expect(begun).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['one']);
  await jest.advanceTimersByTimeAsync(500);
  expect(begun).toEqual(['one', 'two', 'three']);
  await running.stop();
  jest.useRealTimers();
});

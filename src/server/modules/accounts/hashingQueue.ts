import * as messages from '@messages/server/accounts';
import { Problem } from '../../lib/problem';

/**
 * Runs expensive work a few at a time, so that a flood of it does not take the whole machine. `from` is who asks: an
 * address, or an account.
 */
export type HashingQueue = <Result>(from: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  enter: () => void;
  refuse: (busy: Problem) => void;
}

const busy = () => new Problem(503, 'busy', messages.tooManyPeopleAreLogging, undefined, 5);

/**
 * A queue that runs `atOnce` jobs and lets `waiting` more wait, taking one of each asker in turn. When it is full, who
 * has the most waiting gives up a place to somebody with fewer; beyond that it throws Problem 503.
 */
export function hashingQueue(atOnce: number, waiting: number): HashingQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let inLine = 0;

  const makeRoom = (own: number) => {
    const longest = [...lines.values()].reduce<Waiting[]>(
      (most, line) => (line.length > most.length ? line : most),
      [],
    );
    if (longest.length <= own + 1) throw busy();
    inLine -= 1;
    longest.pop()?.refuse(busy());
  };

  const enter = (from: string) => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const line = lines.get(from) ?? [];
    if (inLine >= waiting) makeRoom(line.length);
    inLine += 1;
    lines.set(from, line);
    return new Promise<void>((resolve, reject) => line.push({ enter: resolve, refuse: reject }));
  };

  const leave = () => {
    for (const [from, line] of lines) {
      const next = line.shift();
      lines.delete(from);
      // the next turn of the same asker comes after everybody else's
      if (line.length > 0) lines.set(from, line);
      if (!next) continue;
      inLine -= 1;
      return next.enter();
    }
    running -= 1;
  };

  return async (from, work) => {
    await enter(from);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

import type { Problem } from './problem';

/** Runs expensive work a few at a time. `from` is who asks: an address, an account, a reader. */
export type FairQueue = <Result>(from: string, work: () => Promise<Result>) => Promise<Result>;

export interface FairQueueOptions {
  /** Jobs that run at once. */
  atOnce: number;
  /** Jobs of one asker that run at once. */
  each?: number;
  /** Jobs that may wait. */
  waiting: number;
  /** What is thrown at those for whom there is no room. */
  busy: () => Problem;
}

interface Waiting {
  enter: () => void;
  refuse: (busy: Problem) => void;
}

/**
 * A queue that takes one of each asker in turn, so that a flood of one holds up nobody else. When it is full, who has the
 * most waiting gives up a place to somebody with fewer; beyond that it throws.
 */
export function fairQueue({ atOnce, each = atOnce, waiting, busy }: FairQueueOptions): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let inLine = 0;

  const mayEnter = (from: string) => running < atOnce && (runningOf.get(from) ?? 0) < each;
  const count = (from: string, change: 1 | -1) => {
    const own = (runningOf.get(from) ?? 0) + change;
    running += change;
    if (own > 0) runningOf.set(from, own);
    else runningOf.delete(from);
  };

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
    if (mayEnter(from)) {
      count(from, 1);
      return Promise.resolve();
    }
    const line = lines.get(from) ?? [];
    if (inLine >= waiting) makeRoom(line.length);
    inLine += 1;
    lines.set(from, line);
    return new Promise<void>((resolve, reject) => line.push({ enter: resolve, refuse: reject }));
  };

  const leave = (left: string) => {
    count(left, -1);
    for (const [from, line] of lines) {
      if (!mayEnter(from)) continue;
      const next = line.shift();
      lines.delete(from);
      // the next turn of the same asker comes after everybody else's
      if (line.length > 0) lines.set(from, line);
      if (!next) continue;
      inLine -= 1;
      count(from, 1);
      return next.enter();
    }
  };

  return async (from, work) => {
    await enter(from);
    try {
      return await work();
    } finally {
      leave(from);
    }
  };
}

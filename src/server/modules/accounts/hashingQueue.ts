import { Problem } from '../../plugins/problems';

/** Runs costly work a few at a time, so that a flood of it leaves the machine to others. */
export type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

const busy = () => new Problem(503, 'busy', 'Very many people are logging in just now. Please try again in a moment.', undefined, 5);

/** A queue that works on `atOnce` and lets `waiting` more wait; beyond that it throws Problem 503. */
export function hashingQueue(atOnce: number, waiting: number): HashingQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw busy();
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

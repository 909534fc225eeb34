import * as messages from '@messages/server/accounts';
import { createSemaphore } from '../../lib/semaphore';
import { Problem } from '../../lib/problem';

/** Runs expensive work a few at a time, so that a flood of it does not take the whole machine. */
export type HashingQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

const busy = () => new Problem(503, 'busy', messages.tooManyPeopleAreLogging, undefined, 5);

/** A queue that runs `atOnce` jobs and lets `waiting` more wait; beyond that it throws Problem 503. */
export function hashingQueue(atOnce: number, waiting: number): HashingQueue {
  const gate = createSemaphore(atOnce);
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce + waiting) throw busy();
    inside += 1;
    try {
      return await gate(work);
    } finally {
      inside -= 1;
    }
  };
}

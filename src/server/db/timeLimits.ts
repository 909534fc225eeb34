export interface TimeLimits {
  /** For a read outside of a transaction, including the wait for a connection. */
  read: number;
  /** For each write, and for each statement of a transaction. */
  write: number;
}

/**
 * People wait for these responses. A frozen server keeps its connections open, so only a limit on this side ends the
 * wait.
 */
export const visitorLimits: TimeLimits = { read: 5_000, write: 15_000 };

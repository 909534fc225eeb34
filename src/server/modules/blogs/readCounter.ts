import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import type { Reading } from './blogsRules';
import { countReads, deleteOldReads } from './blogsStore';

/** Milliseconds that a reader may have to wait for the count. */
const patience = 50;

/**
 * Counts article reads in the background, one statement at a time for all reads that arrived meanwhile, so that a crowd at one article
 * takes one connection and no long lock. Closing the server waits until every read is counted.
 */
export class ReadCounter {
  private waiting: Reading[] = [];
  private counting: Promise<void> | undefined;
  private today = '';

  constructor(
    private readonly database: Queryable,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Resolves when the read is counted, or after 50 ms; it is counted either way. Never rejects. */
  async count(read: Reading): Promise<void> {
    this.waiting.push(read);
    this.counting ??= this.countAll();
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      this.counting,
      new Promise((enough) => {
        timer = setTimeout(enough, patience);
      }),
    ]);
    clearTimeout(timer);
  }

  /** Resolves when every read is counted. */
  async settled(): Promise<void> {
    await this.counting;
  }

  private async countAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const reads = this.waiting.splice(0, 1_000);
      await countReads(this.database, reads).catch(() => this.oneByOne(reads));
      await this.forgetOld(reads[0]?.day ?? '');
    }
    this.counting = undefined;
  }

  /** Two servers may have locked the same articles; one statement per read loses none. */
  private async oneByOne(reads: readonly Reading[]): Promise<void> {
    for (const read of reads)
      await countReads(this.database, [read]).catch((error: unknown) =>
        this.log.warn({ err: error }, 'a reading was not counted'),
      );
  }

  /** Once a day: we do not keep who read what on earlier days. */
  private async forgetOld(day: string): Promise<void> {
    if (day <= this.today) return;
    this.today = day;
    await deleteOldReads(this.database, day).catch((error: unknown) =>
      this.log.warn({ err: error }, 'old readings were not forgotten'),
    );
  }
}

const counters = new WeakMap<Queryable, ReadCounter>();

/** The only counter of a database, shared by all routes that count. Callers wait for it when the server closes. */
export function readCounterOf(database: Queryable, log: Pick<FastifyBaseLogger, 'warn'>): ReadCounter {
  const counter = counters.get(database) ?? new ReadCounter(database, log);
  counters.set(database, counter);
  return counter;
}

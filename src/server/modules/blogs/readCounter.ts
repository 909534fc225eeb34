import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import type { Reading } from './blogsRules';
import { countReads, deleteOldReads } from './blogsStore';

/** Milliseconds that a reader may be kept for the counting. */
const patience = 50;

/**
 * Counts readings behind the readers' backs: one statement at a time, with all that came meanwhile, so that a crowd at one article
 * takes one connection and no lock for long. What is still uncounted when the server closes is counted before it has.
 */
export class ReadCounter {
  private waiting: Reading[] = [];
  private counting: Promise<void> | undefined;
  private today = '';

  constructor(
    private readonly database: Queryable,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Resolves when the reading is counted, at the latest after 50 ms; it is counted all the same. Never rejects. */
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

  /** Resolves when nothing waits to be counted. */
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

  /** Two servers may have met at the same articles: nobody's reading is lost for it. */
  private async oneByOne(reads: readonly Reading[]): Promise<void> {
    for (const read of reads)
      await countReads(this.database, [read]).catch((error: unknown) =>
        this.log.warn({ err: error }, 'a reading was not counted'),
      );
  }

  /** Once a day: who read what on other days is nobody's business any more. */
  private async forgetOld(day: string): Promise<void> {
    if (day <= this.today) return;
    this.today = day;
    await deleteOldReads(this.database, day).catch((error: unknown) =>
      this.log.warn({ err: error }, 'old readings were not forgotten'),
    );
  }
}

const counters = new WeakMap<Queryable, ReadCounter>();

/** The one counter of a database, whichever way a reading is told of. Whoever takes it waits for it at the end. */
export function readCounterOf(database: Queryable, log: Pick<FastifyBaseLogger, 'warn'>): ReadCounter {
  const counter = counters.get(database) ?? new ReadCounter(database, log);
  counters.set(database, counter);
  return counter;
}

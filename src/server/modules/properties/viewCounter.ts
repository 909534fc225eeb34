import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { type View, countViews } from './viewsStore';

/** Milliseconds that looks are gathered before they are written together. */
const gathering = 5_000;
const atOnce = 1_000;
/** Looks remembered, so that a visitor who comes again costs no question. */
const remembered = 50_000;

/**
 * Counts looks behind the visitors' backs: many in one statement, however many requests they came with. What waits when the server closes
 * is counted before it has; a crash loses the looks of its last seconds.
 */
export class ViewCounter {
  private waiting: View[] = [];
  private known = new Set<string>();
  private today = '';
  private timer: NodeJS.Timeout | undefined;
  private counting = Promise.resolve();

  constructor(
    private readonly database: Queryable,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Never waits and never fails. */
  count(look: View): void {
    if (look.day !== this.today || this.known.size >= remembered) this.known = new Set();
    this.today = look.day;
    const key = `${look.propertyId} ${look.visitor}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.waiting.push(look);
    if (this.waiting.length >= atOnce) void this.settled();
    else this.timer ??= setTimeout(() => void this.settled(), gathering).unref();
  }

  /** Writes down what waits; resolves when it is written. */
  settled(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const looks = this.waiting.splice(0);
    this.counting = this.counting.then(() => this.write(looks));
    return this.counting;
  }

  private async write(looks: readonly View[]): Promise<void> {
    for (let from = 0; from < looks.length; from += atOnce) {
      const some = looks.slice(from, from + atOnce);
      // another server may have met us at the same listings: once more, then it is not worth a third time
      await countViews(this.database, some)
        .catch(() => countViews(this.database, some))
        .catch((error: unknown) =>
          this.log.warn({ err: error, looks: some.length }, 'looks at listings were not counted'),
        );
    }
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { type View, countViews } from './viewsStore';

/** Milliseconds during which views are collected before they are written together. */
const gathering = 5_000;
const atOnce = 1_000;
/** How many recent views are cached, so that a returning visitor costs no query. */
const remembered = 50_000;

/**
 * Counts views in the background, many in one statement. Closing the server writes what is pending; a crash loses the
 * views of the last seconds.
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
  count(view: View): void {
    if (view.day !== this.today || this.known.size >= remembered) this.known = new Set();
    this.today = view.day;
    const key = `${view.propertyId} ${view.visitor}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.waiting.push(view);
    if (this.waiting.length >= atOnce) void this.settled();
    else this.timer ??= setTimeout(() => void this.settled(), gathering).unref();
  }

  /** Writes pending views; resolves when they are written. */
  settled(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const views = this.waiting.splice(0);
    this.counting = this.counting.then(() => this.write(views));
    return this.counting;
  }

  private async write(views: readonly View[]): Promise<void> {
    for (let from = 0; from < views.length; from += atOnce) {
      const some = views.slice(from, from + atOnce);
      // another server may have locked the same listings: retry once, then give up
      await countViews(this.database, some)
        .catch(() => countViews(this.database, some))
        .catch((error: unknown) =>
          this.log.warn({ err: error, views: some.length }, 'views at listings were not counted'),
        );
    }
  }
}

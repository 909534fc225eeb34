import { plainNumber } from '@contract/plainNumber';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../db/database';
import { type Opening, type Searched, countOpenings, countSearched } from './searchCountsStore';

/** Milliseconds during which searches are collected before they are written together. */
const gathering = 5_000;
/** Different sentences between two writes; more are not counted. */
const mostWaiting = 500;

/** A link, an email address, or ten digits as of a telephone number, with the signs that people put between them. */
const privateText = /@|:\/\/|\bwww\.|\d(?:[\s().+/-]*\d){9}/i;

/** A sentence as it is counted; null for one that may tell who searched. */
export function countedWords(sentence: string): string | null {
  const words = sentence
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words === '' || privateText.test(plainNumber(words)) ? null : words;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Counts what is searched in the background, many in one statement, without anything about who searches. Closing the
 * server writes what is pending; a crash loses the last seconds.
 */
export class SearchCounter {
  private searched = new Map<string, Searched>();
  private opened = new Map<string, Opening>();
  private timer: NodeJS.Timeout | undefined;
  private counting = Promise.resolve();

  constructor(
    private readonly database: Queryable,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Never waits and never fails. */
  countSearch(sentence: string, fits: boolean, at: Date): void {
    const words = countedWords(sentence);
    if (words === null) return;
    const day = dayOf(at);
    const key = `${day} ${words}`;
    const known = this.searched.get(key);
    if (!known && this.searched.size >= mostWaiting) return;
    const { searches, without } = known ?? { searches: 0, without: 0 };
    this.searched.set(key, { words, day, searches: searches + 1, without: without + (fits ? 0 : 1) });
    this.wait();
  }

  /** The listing that was opened after a search. Never waits and never fails. */
  countOpening(sentence: string, propertyId: number, at: Date): void {
    const words = countedWords(sentence);
    if (words === null) return;
    const day = dayOf(at);
    const key = `${day} ${propertyId} ${words}`;
    const known = this.opened.get(key);
    if (!known && this.opened.size >= mostWaiting) return;
    this.opened.set(key, { words, day, property: propertyId, times: (known?.times ?? 0) + 1 });
    this.wait();
  }

  private wait(): void {
    this.timer ??= setTimeout(() => void this.settled(), gathering).unref();
  }

  /** Writes what is pending; resolves when it is written. */
  settled(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [searched, opened] = [[...this.searched.values()], [...this.opened.values()]];
    this.searched.clear();
    this.opened.clear();
    this.counting = this.counting.then(() => this.write(searched, opened));
    return this.counting;
  }

  private async write(searched: readonly Searched[], opened: readonly Opening[]): Promise<void> {
    try {
      if (searched.length > 0) await countSearched(this.database, searched);
      if (opened.length > 0) await countOpenings(this.database, opened);
    } catch (error) {
      this.log.warn({ err: error, searches: searched.length }, 'searches were not counted');
    }
  }
}

const counters = new WeakMap<Queryable, SearchCounter>();

/** The one counter of a database's searches. */
export function searchCounterOf(database: Queryable, log: Pick<FastifyBaseLogger, 'warn'>): SearchCounter {
  const counter = counters.get(database) ?? new SearchCounter(database, log);
  counters.set(database, counter);
  return counter;
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PropertiesDeps } from '../propertiesDeps';
import type { Account } from '../../../lib/account';
import { isReading } from '../../../lib/visitor';
import { countedWords, searchCounterOf } from './searchCounter';

/** The list of properties, and the page of results, with a search. */
const searched = /^\/(api\/)?properties\/?\?(.*&)?search=/;

/** What may stand beside a sentence without narrowing what it finds. */
const beside = new Set(['search', 'ordering', 'limit', 'offset', 'page', 'view']);

/** The sentence of an address that searches for nothing else, on its first page; undefined otherwise. */
export function sentenceOf(address: string): string | undefined {
  if (!searched.test(address)) return undefined;
  const { searchParams } = new URL(address, 'http://here');
  const isFirst = ['0', null].includes(searchParams.get('offset')) && ['1', null].includes(searchParams.get('page'));
  const isAlone = [...searchParams].every(([name, value]) => beside.has(name) || value.trim() === '');
  return isFirst && isAlone ? (searchParams.get('search') ?? undefined) : undefined;
}

/** What our own people search is not counted. */
export const isStaff = (account: Account | null | undefined): boolean =>
  account !== null && account !== undefined && (account.isSuperuser || account.roles.length > 0);

/** How many sentences we remember with whether something fits. */
const mostRemembered = 2_000;

/**
 * Counts what visitors search, after the response: lists by their totals, also those from the cache, and pages of results,
 * which browsers render without asking again, by what the same sentence found last.
 */
export function countSearches(
  server: FastifyInstance,
  { database, responseCache, now }: Pick<PropertiesDeps, 'database' | 'responseCache' | 'now'>,
): void {
  const counter = searchCounterOf(database, server.log);
  const fitting = new LRUCache<string, { fits: boolean }>({ max: mostRemembered });
  server.addHook('onClose', () => counter.settled());

  const notice = (
    request: {
      url?: string | undefined;
      method?: string | undefined;
      headers: Parameters<typeof isReading>[0]['headers'];
    },
    total: unknown,
    isOwn = false,
  ) => {
    const sentence = sentenceOf(request.url ?? '');
    const words = sentence === undefined ? null : countedWords(sentence);
    if (sentence === undefined || words === null) return;
    const found = total === undefined ? fitting.get(words) : { fits: Number(total) > 0 };
    if (!found) return;
    fitting.set(words, found);
    if (!isOwn && isReading({ method: request.method ?? '', headers: request.headers }))
      counter.countSearch(sentence, found.fits, now());
  };

  server.addHook('onResponse', async (request, reply) => {
    if ([200, 304].includes(reply.statusCode))
      notice(request, reply.getHeader('x-total-count'), isStaff(request.account));
  });
  responseCache?.onGiven((request, headers) => notice(request, headers['x-total-count']));
}

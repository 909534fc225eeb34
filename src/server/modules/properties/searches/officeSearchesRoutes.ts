import { limits } from '@contract/limits';
import { officeSearchEndpoints } from '@contract/officeSearches';
import type { FastifyInstance } from 'fastify';
import type { PropertiesDeps } from '../propertiesDeps';
import { registerEndpoint } from '../../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../../lib/paging';
import { readAllWithRates } from '../search/sentences/readWithRates';
import { listSearches } from './searchCountsStore';

/** What visitors search, and what of it finds nothing. */
export async function officeSearchesRoutes(
  server: FastifyInstance,
  { database, now }: Pick<PropertiesDeps, 'database' | 'now'>,
): Promise<void> {
  registerEndpoint(
    server,
    officeSearchEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, fit }, request, reply }) => {
      const { searches, total } = await listSearches(database, { fitsNone: fit === 'none', limit, offset }, now());
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      const readings = await readAllWithRates(
        database,
        searches.map(({ sentence }) => sentence),
      );
      return searches.map((search, at) => ({ ...search, unread: readings[at]?.unread ?? '' }));
    },
  );
}

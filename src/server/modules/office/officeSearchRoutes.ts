import { officeEndpoints } from '@contract/office';
import { mayUse } from '@contract/roles';
import type { FastifyInstance } from 'fastify';
import type { OfficeDeps } from './officeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import {
  findAccounts,
  findArticles,
  findEnquiries,
  findPeople,
  findProperties,
  findVisits,
  listed,
} from './officeSearchStore';

/** Searches everything that a member of staff may see. */
export async function officeSearchRoutes(server: FastifyInstance, { database }: OfficeDeps): Promise<void> {
  registerEndpoint(server, officeEndpoints.search, async ({ account, query: { q } }) => {
    const [asAgent, asEditor, asSuperuser] = (['agent', 'editor', 'superuser'] as const).map((part) =>
      mayUse(part, account),
    );
    const found = await Promise.all([
      asAgent ? findEnquiries(database, q) : [],
      asAgent ? findProperties(database, q) : [],
      asEditor ? findArticles(database, q) : [],
      asSuperuser ? findAccounts(database, q) : [],
      asAgent ? findVisits(database, q) : [],
      asAgent ? findPeople(database, q) : [],
    ]);
    const [enquiries, properties, articles, accounts, visits, people] = found;
    return {
      people: people.slice(0, listed),
      enquiries: enquiries.slice(0, listed),
      properties: properties.slice(0, listed),
      articles: articles.slice(0, listed),
      accounts: accounts.slice(0, listed),
      visits: visits.slice(0, listed),
      more: found.some(({ length }) => length > listed),
    };
  });
}

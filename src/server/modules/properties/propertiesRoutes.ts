import { type Property, type PropertyListFilter, propertyCalls } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import type { Account } from '../../plugins/account';
import { serve } from '../../plugins/contractRoute';
import { pageHeaders } from '../../plugins/pager';
import { notFound, notLoggedIn } from '../../plugins/problems';
import { seen } from './propertiesRules';
import { type Chosen, amenityIds } from './propertyConditions';
import { type Kinds, idsNamed, rememberKinds } from './propertyKinds';
import { listProperties } from './propertyList';
import { toProperty } from './propertyRows';
import { planSearch } from './propertySearch';
import { findProperty, similarProperties } from './propertyStore';
import { changeProperty, createProperty, removeProperty } from './propertyWrites';

/** Listings: search, pages, posting, changes. */
export async function propertiesRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, now } = deps;
  const withKinds = rememberKinds(database);

  const choose = async (filter: PropertyListFilter, account: Account | null): Promise<Chosen> => {
    if (filter.owner && !account) throw notLoggedIn();
    const named = (kinds: Kinds) => ({ types: idsNamed(kinds.types, filter.type ?? [], 'type'), cities: idsNamed(kinds.cities, filter.city ?? [], 'city') });
    const kinds = filter.type || filter.city ? await withKinds(named) : { types: [], cities: [] };
    const search = filter.search ? await planSearch(database, filter.search) : null;
    return { filter, ...kinds, amenities: amenityIds(filter.amenities ?? []), search, ...(filter.owner && account && { ownerId: account.id }) };
  };

  const whole = async (id: number): Promise<Property> => {
    const row = await findProperty(database, id);
    if (!row) throw notFound('This property');
    return toProperty(row, now());
  };

  serve(server, propertyCalls.list, async ({ query, account, request, reply }) => {
    const { cards, total, exact, next } = await listProperties(database, await choose(query, account));
    pageHeaders(reply, request, { total, exact, nextQuery: next });
    reply.header('x-total-exact', String(exact));
    return cards;
  });

  serve(server, propertyCalls.get, async ({ params, account }) => toProperty(seen(await findProperty(database, params.id), account), now()));

  serve(server, propertyCalls.similar, async ({ params, account }) => {
    const listing = await findProperty(database, params.id);
    if (!listing || listing.lifecycle === 'draft') seen(listing, account);
    return similarProperties(database, params.id);
  });

  serve(server, propertyCalls.create, async ({ body, files, account }) => whole(await createProperty(deps, account, body, files)));

  serve(server, propertyCalls.change, async ({ params, body, files, account }) => {
    await changeProperty(deps, account, params.id, body, files);
    return whole(params.id);
  });

  serve(server, propertyCalls.remove, ({ params, account }) => removeProperty(deps, account, params.id));
}

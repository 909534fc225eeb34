import { type Property, type PropertyListFilter, propertyEndpoints } from '@contract/properties';
import * as messages from '@messages/server/properties';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import type { Account } from '../../lib/account';
import { registerEndpoint } from '../../lib/contractRoute';
import { pageHeaders } from '../../lib/paging';
import { notFound, notLoggedIn } from '../../lib/problem';
import { isBot, visitorOf } from '../../lib/visitor';
import { ViewCounter } from './viewCounter';
import { assertCanView, canEdit, isUnpublished } from './propertiesRules';
import { type SearchFilter, amenityIds } from './search/propertyConditions';
import { beginDraft, confirmProperty, duplicateProperty, publishProperty } from './propertyDrafts';
import { addImage, changeImage, removeImage } from './propertyImageWrites';
import { type ListingCatalogue, idsNamed, cacheCatalogue } from './listingCatalogue';
import { type Implied, impliedPrice, impliesBuying, writeImplied } from './search/impliedFilter';
import { readPrice } from './search/priceWords';
import { listProperties } from './search/propertyList';
import { toProperty } from './propertyRows';
import { planSearch } from './search/propertySearch';
import { usualBounds } from './search/propertyStrategies';
import { cacheSiteSize } from './search/siteSize';
import { findProperty, findPublished, similarProperties } from './propertyStore';
import { changeProperty, createProperty, removeProperty } from './propertyWrites';

/** Listings: search, detail pages, and what owners do with theirs. */
export async function propertiesRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  readingRoutes(server, deps);
  lookRoutes(server, deps);
  writingRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now }: ServerDeps): void {
  const withKinds = cacheCatalogue(database);
  const isSmall = cacheSiteSize(database, usualBounds.counted, now);

  const choose = async (
    asked: PropertyListFilter,
    account: Account | null,
  ): Promise<{ chosen: SearchFilter; implied: Implied }> => {
    const { left, ...prices } = readPrice(asked.search ?? '');
    const price = impliedPrice(asked, { left, ...prices });
    const filter = { ...asked, ...price };
    if (filter.owner && !account) throw notLoggedIn();
    const named = (kinds: ListingCatalogue) => ({
      types: idsNamed(kinds.types, filter.type ?? [], 'type'),
      cities: idsNamed(kinds.cities, filter.city ?? [], 'city'),
    });
    const kinds = filter.type || filter.city ? await withKinds(named) : { types: [], cities: [] };
    const search = left ? await planSearch(database, left) : null;
    const buys = impliesBuying(filter, search);
    const owner = filter.owner && account && { id: account.id, now: now() };
    return {
      chosen: {
        filter,
        ...kinds,
        amenities: amenityIds(filter.amenities ?? []),
        search,
        buys,
        ...(owner && { owner }),
      },
      implied: { ...price, buys },
    };
  };

  registerEndpoint(server, propertyEndpoints.list, async ({ query, account, request, reply }) => {
    const { chosen, implied } = await choose(query, account);
    const { cards, total, exact, next } = await listProperties(database, chosen, { isSmall });
    const added = writeImplied(implied);
    if (added) reply.header('x-search-implied', added);
    pageHeaders(reply, request, { total, exact, nextQuery: next });
    reply.header('x-total-exact', String(exact));
    return cards;
  });

  registerEndpoint(server, propertyEndpoints.get, async ({ params, account }) => {
    const listing = assertCanView(await findProperty(database, params.id), account);
    return toProperty(listing, now(), canEdit(listing, account));
  });

  registerEndpoint(server, propertyEndpoints.compare, async ({ query }) =>
    (await findPublished(database, query.ids)).map((row) => toProperty(row, now(), false)),
  );

  registerEndpoint(server, propertyEndpoints.similar, async ({ params, account }) => {
    const listing = await findProperty(database, params.id);
    if (!listing || isUnpublished(listing.lifecycle)) assertCanView(listing, account);
    return similarProperties(database, params.id);
  });
}

function lookRoutes(server: FastifyInstance, { database, secret, now }: ServerDeps): void {
  const counter = new ViewCounter(database, server.log);
  server.addHook('onClose', () => counter.settled());

  registerEndpoint(server, propertyEndpoints.look, async ({ params, account, request }) => {
    if (isBot(request) || account?.isSuperuser) return;
    const day = now().toISOString().slice(0, 10);
    counter.count({
      propertyId: params.id,
      day,
      visitor: visitorOf(secret, 'look', day, request),
      accountId: account?.id ?? null,
    });
  });
}

function writingRoutes(server: FastifyInstance, deps: ServerDeps): void {
  const whole = async (id: number): Promise<Property> => {
    const row = await findProperty(deps.database, id);
    if (!row) throw notFound(messages.thisProperty);
    return toProperty(row, deps.now(), true);
  };

  registerEndpoint(server, propertyEndpoints.create, async ({ body, files, account }) =>
    whole(await createProperty(deps, account, body, files)),
  );
  registerEndpoint(server, propertyEndpoints.begin, async ({ body, account }) =>
    whole(await beginDraft(deps, account, body)),
  );
  registerEndpoint(server, propertyEndpoints.duplicate, async ({ params, body, account }) =>
    whole(await duplicateProperty(deps, account, params.id, body?.client_id)),
  );

  registerEndpoint(server, propertyEndpoints.change, async ({ params, body, files, account, request }) => {
    await changeProperty(deps, { account, request }, params.id, body, files);
    return whole(params.id);
  });
  registerEndpoint(server, propertyEndpoints.publish, async ({ params, account, request }) => {
    await publishProperty(deps, { account, request }, params.id);
    return whole(params.id);
  });
  registerEndpoint(server, propertyEndpoints.confirm, async ({ params, account, request }) => {
    await confirmProperty(deps, { account, request }, params.id);
    return whole(params.id);
  });
  registerEndpoint(server, propertyEndpoints.remove, ({ params, account, request }) =>
    removeProperty(deps, { account, request }, params.id),
  );

  registerEndpoint(server, propertyEndpoints.addImage, ({ params, body, files, account, request }) =>
    addImage(deps, { account, request }, params.id, body, files),
  );
  registerEndpoint(server, propertyEndpoints.changeImage, ({ params, body, account, request }) =>
    changeImage(deps, { account, request }, params.id, params.image, body),
  );
  registerEndpoint(server, propertyEndpoints.removeImage, ({ params, account, request }) =>
    removeImage(deps, { account, request }, params.id, params.image),
  );
}

import { type Property, propertyEndpoints } from '@contract/properties';
import { searchHelpEndpoints } from '@contract/searchHelp';
import * as messages from '@messages/server/properties';
import type { FastifyInstance } from 'fastify';
import type { PropertiesDeps } from './propertiesDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { pageHeaders } from '../../lib/paging';
import { notFound, notLoggedIn } from '../../lib/problem';
import { isBot, visitorOf } from '../../lib/visitor';
import { ViewCounter } from './viewCounter';
import { assertCanView, canEdit, isUnpublished } from './propertiesRules';
import { beginDraft, confirmProperty, duplicateProperty, publishProperty } from './propertyDrafts';
import { addImage, changeImage, removeImage } from './propertyImageWrites';
import { cacheCatalogue } from './listingCatalogue';
import { chooseListings } from './search/chooseListings';
import { countListings } from './search/countListings';
import { listingMap } from './search/map/listingMap';
import { writeImplied } from './search/impliedFilter';
import { loosen } from './search/sentences/loosen';
import { nearHomes } from './search/near/nearHomes';
import { nearBoundsOf } from './search/near/nearPools';
import { describeSentence } from './search/sentences/describeSentence';
import { mapBoundsOf } from './search/map/mapBounds';
import { listProperties } from './search/listProperties';
import { ratesFor } from './search/sentences/readWithRates';
import { toProperty } from './propertyRows';
import { usualBounds } from './search/plan/bounds';
import { cacheSiteSize } from './search/plan/siteSize';
import { suggest } from './search/words/suggest';
import { isStaff } from './searches/countSearches';
import { searchCounterOf } from './searches/searchCounter';
import { findProperty, findPublished, similarProperties } from './propertyStore';
import { changeProperty, createProperty, removeProperty } from './propertyWrites';

/** Listings: search, detail pages, and what owners do with theirs. */
export async function propertiesRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  readingRoutes(server, deps);
  lookRoutes(server, deps);
  writingRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now }: PropertiesDeps): void {
  const withCatalogue = cacheCatalogue(database);
  const siteSize = cacheSiteSize(database, usualBounds.counted, now);

  registerEndpoint(server, propertyEndpoints.list, async ({ query, account, request, reply }) => {
    if (query.owner && !account) throw notLoggedIn();
    const owner = query.owner && account ? { id: account.id, now: now() } : null;
    const { filter, implied, ignored } = await chooseListings(database, withCatalogue, query, owner);
    const { cards, total, exact, next } = await listProperties(database, filter, {
      siteSize,
      mapBounds: mapBoundsOf(database),
    });
    const added = writeImplied(implied);
    if (added) reply.header('x-search-implied', added);
    if (ignored.length > 0) reply.header('x-search-ignored', ignored.map(encodeURIComponent).join(' '));
    pageHeaders(reply, request, { total, exact, nextQuery: next });
    reply.header('x-total-exact', String(exact));
    return cards;
  });

  registerEndpoint(server, searchHelpEndpoints.loosen, async ({ query }) =>
    loosen(query, await ratesFor(database, query.search ?? ''), async (asked) => {
      const { filter } = await chooseListings(database, withCatalogue, { ...asked, limit: 1 }, null);
      return listProperties(database, filter, { siteSize, mapBounds: mapBoundsOf(database) });
    }),
  );

  registerEndpoint(server, searchHelpEndpoints.near, async ({ query }) => {
    if (query.owner) return [];
    const { filter } = await chooseListings(database, withCatalogue, query, null);
    const { isSmall } = await siteSize();
    const one = { ...filter, params: { ...filter.params, limit: 1, ordering: '-id' as const } };
    return nearHomes(database, filter, {
      catalogue: await withCatalogue((catalogue) => catalogue),
      isSmall,
      bounds: nearBoundsOf(database),
      findsAny: async () =>
        (await listProperties(database, one, { mapBounds: mapBoundsOf(database), siteSize })).cards.length > 0,
    });
  });

  registerEndpoint(server, propertyEndpoints.counts, async ({ query }) => {
    const { filter } = await chooseListings(database, withCatalogue, query, null);
    return countListings(database, filter, (await siteSize()).isSmall);
  });

  registerEndpoint(server, propertyEndpoints.map, async ({ query: { zoom, ...asked } }) => {
    const { filter } = await chooseListings(database, withCatalogue, asked, null);
    return listingMap(database, filter, { box: asked.bbox, zoom }, { siteSize, bounds: mapBoundsOf(database) });
  });

  registerEndpoint(server, searchHelpEndpoints.suggest, ({ query: { q } }) => suggest(database, q));

  registerEndpoint(server, propertyEndpoints.parse, async ({ query: { q } }) =>
    describeSentence(q, { cities: await withCatalogue(({ cities }) => cities), rates: await ratesFor(database, q) }),
  );

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

function lookRoutes(server: FastifyInstance, { database, secret, now }: PropertiesDeps): void {
  const counter = new ViewCounter(database, server.log);
  const searches = searchCounterOf(database, server.log);
  server.addHook('onClose', async () => void (await Promise.all([counter.settled(), searches.settled()])));

  registerEndpoint(server, propertyEndpoints.look, async ({ params, body, account, request }) => {
    if (isBot(request) || account?.isSuperuser) return;
    if (body?.searched && !isStaff(account)) searches.countOpening(body.searched, params.id, now());
    const day = now().toISOString().slice(0, 10);
    counter.count({
      propertyId: params.id,
      day,
      visitor: visitorOf(secret, 'look', day, request),
      accountId: account?.id ?? null,
    });
  });
}

function writingRoutes(server: FastifyInstance, deps: PropertiesDeps): void {
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
  registerEndpoint(server, propertyEndpoints.publish, async ({ params, body, account, request }) => {
    await publishProperty(deps, { account, request }, params.id, body?.confirm_unusual);
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

import type { FastifyInstance } from 'fastify';
import { favouriteEndpoints } from '@contract/favourites';
import * as messages from '@messages/server/shortlists';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { addFavourite, addFavourites, favouritesOf, isFavourite, removeFavourite } from './favouritesStore';

export async function favouritesRoutes(server: FastifyInstance, { database, now }: ShortlistsDeps): Promise<void> {
  registerEndpoint(server, favouriteEndpoints.list, async ({ account }) => favouritesOf(database, account.id));

  registerEndpoint(server, favouriteEndpoints.merge, async ({ account, body: { properties } }) => {
    await addFavourites(database, account.id, properties, now());
    return favouritesOf(database, account.id);
  });

  registerEndpoint(server, favouriteEndpoints.get, async ({ account, params: { property } }) => {
    if (!(await isFavourite(database, account.id, property))) throw notFound(messages.thisFavourite);
    return { property };
  });

  registerEndpoint(server, favouriteEndpoints.add, async ({ account, params: { property } }) => {
    if (!(await addFavourite(database, account.id, property, now()))) throw notFound(messages.thisListing);
    return { property };
  });

  registerEndpoint(server, favouriteEndpoints.remove, async ({ account, params: { property } }) =>
    removeFavourite(database, account.id, property, now()),
  );
}

import type { FastifyInstance } from 'fastify';
import { favouriteCalls } from '@contract/favourites';
import type { ServerDeps } from '../../deps';
import { serve } from '../../plugins/contractRoute';
import { notFound } from '../../plugins/problems';
import { addFavourite, addFavourites, favouritesOf, isFavourite, removeFavourite } from './favouritesStore';

/** The listings an account keeps. */
export async function favouritesRoutes(server: FastifyInstance, { database, now }: ServerDeps): Promise<void> {
  serve(server, favouriteCalls.list, async ({ account }) => favouritesOf(database, account.id));

  serve(server, favouriteCalls.merge, async ({ account, body: { properties } }) => {
    await addFavourites(database, account.id, properties, now());
    return favouritesOf(database, account.id);
  });

  serve(server, favouriteCalls.get, async ({ account, params: { property } }) => {
    if (!(await isFavourite(database, account.id, property))) throw notFound('This favourite');
    return { property };
  });

  serve(server, favouriteCalls.add, async ({ account, params: { property } }) => {
    if (!(await addFavourite(database, account.id, property, now()))) throw notFound('This listing');
    return { property };
  });

  serve(server, favouriteCalls.remove, async ({ account, params: { property } }) =>
    removeFavourite(database, account.id, property),
  );
}

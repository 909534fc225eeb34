import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/favourites';
import type { ApiDeps } from '../../api/api';
import { toApiFailure, errorMessage } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { favouritesApi } from '../../api/endpoints/favouritesApi';
import {
  type FavouritesRoot,
  favouritePutBack,
  favouritesAsked,
  favouritesFailed,
  favouritesRestored,
} from './favouritesSlice';

type Work = ThunkAction<Promise<void>, FavouritesRoot, ApiDeps, UnknownAction>;

const { listFavourites, mergeFavourites, addFavourite, removeFavourite } = favouritesApi.endpoints;

/** The server's list with the changes that it does not have yet. */
function withWishes(listed: readonly number[], ids: readonly number[], sending: ReadonlySet<number>): number[] {
  const wished = ids.filter((id) => sending.has(id) && !listed.includes(id));
  return [...wished, ...listed.filter((id) => !sending.has(id) || ids.includes(id))];
}

/**
 * Loads the account's favourites. Visitors' favourites from this browser are merged in with one request and leave the
 * browser once the account has them. If the server is unreachable, this repeats when the connection is back.
 */
export function mergeVisitorFavourites(sending: ReadonlySet<number>): Work {
  return async (dispatch, getState) => {
    const { token } = getState().session;
    // logged out again while this code was loading
    if (token === null) return;
    const here = favouriteStore.list().slice(0, limits.localFavourites.max);
    const { data, error } = await (here.length > 0
      ? dispatch(mergeFavourites.initiate(here, { track: false }))
      : dispatch(listFavourites.initiate(undefined, { subscribe: false, forceRefetch: true })));
    if (getState().session.token !== token) return;
    if (data) {
      if (here.length > 0) {
        favouriteStore.write([]);
        favouriteStore.touch();
      }
      dispatch(favouritesRestored(withWishes(data, getState().favourites.ids, sending)));
      return;
    }
    if (!error) return;
    dispatch(favouritesFailed(errorMessage(error)));
    if (toApiFailure(error).kind === 'unreachable')
      window.addEventListener('online', () => dispatch(favouritesAsked()), { once: true });
  };
}

interface Change {
  id: number;
  /** Its position before the change; -1 if it was not a favourite. */
  at: number;
  sending: Set<number>;
}

/** Saves the latest choice for a listing, one request at a time. A refused change is undone with a toast. */
export function saveFavourite({ id, at, sending }: Change): Work {
  return async (dispatch, getState) => {
    // the running loop checks again when it is done
    if (sending.has(id)) return;
    sending.add(id);
    const { token } = getState().session;
    const wished = () => getState().favourites.ids.includes(id);
    const isHere = () => getState().session.token === token;
    let wish = wished();
    try {
      for (let done = false; !done; done = !isHere() || wish === wished()) {
        wish = wished();
        const change = wish
          ? dispatch(addFavourite.initiate(id, { track: false }))
          : dispatch(removeFavourite.initiate(id, { track: false }));
        await change.unwrap();
      }
      favouriteStore.touch();
    } catch (refusal) {
      if (!isHere()) return;
      if (wish === wished()) dispatch(favouritePutBack({ id, at: wish ? -1 : at }));
      dispatch(toastAdded('bad', messages.yourFavouriteWasNot(wish, errorMessage(refusal))));
    } finally {
      sending.delete(id);
    }
  };
}

import { type ThunkDispatch, type UnknownAction, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/favourites';
import type { ApiDeps } from '../../api/api';
import { toastAdded } from '../../flow/toastsSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import {
  type FavouritesRoot,
  type FavouritesState,
  favouritePutBack,
  favouriteToggled,
  favouritesAsked,
  favouritesFailed,
  favouritesRestored,
} from './favouritesSlice';

type FavouritesDispatch = ThunkDispatch<FavouritesRoot, ApiDeps, UnknownAction>;

const notReached = messages.notReached;

/** Loaded for accounts only. */
const loadAccount = () => import(/* webpackChunkName: "account-favourites" */ './accountFavourites');

/** Why this browser cannot store another favourite; undefined if it can. */
function refusalHere({ ids }: FavouritesState): string | undefined {
  if (ids.length > limits.localFavourites.max) return messages.youCanSaveUpToFavourites(limits.localFavourites.max);
  return favouriteStore.write(ids) ? undefined : messages.thisBrowserBlocksStorage;
}

/**
 * Stores a visitor's favourites in the browser and an account's on the server. A refused change is undone with a
 * message.
 */
export function favouritesListener() {
  const listener = createListenerMiddleware<FavouritesRoot, FavouritesDispatch>();
  /** Listings with a pending request. */
  const sending = new Set<number>();

  listener.startListening({
    actionCreator: favouriteToggled,
    effect: async ({ payload: id }, { getState, getOriginalState, dispatch }) => {
      const at = getOriginalState().favourites.ids.indexOf(id);
      const putBack = (words: string) => {
        dispatch(favouritePutBack({ id, at }));
        dispatch(toastAdded('bad', words));
      };
      if (getState().session.token === null) {
        const refusal = refusalHere(getState().favourites);
        return refusal ? putBack(refusal) : undefined;
      }
      const account = await loadAccount().catch(() => undefined);
      if (!account) return putBack(messages.weCouldNotReachTheServer);
      await dispatch(account.saveFavourite({ id, at, sending }));
    },
  });
  listener.startListening({
    matcher: isAnyOf(loggedIn, loggedOut, favouritesAsked),
    effect: async (_action, { getState, dispatch }) => {
      if (getState().session.token === null) return void dispatch(favouritesRestored(favouriteStore.list()));
      const account = await loadAccount().catch(() => undefined);
      await (account ? dispatch(account.mergeVisitorFavourites(sending)) : dispatch(favouritesFailed(notReached)));
    },
  });
  return listener;
}

import { useEffect } from 'react';
import { favouritesAsked } from '../../features/favourites/favouritesSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { savedLogin } from '../../platform/savedLogin';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import { type AppStore, useAppStore } from '../../session/storeHooks';

/** Syncs this tab's session with the browser's, since another tab may have logged in or out, even as someone else. */
function follow({ dispatch, getState }: AppStore): void {
  const [here, stored] = [getState().session.token, savedLogin.token()];
  if (here === stored) return;
  if (here) dispatch(loggedOut());
  if (stored) dispatch(loggedIn({ token: stored, username: savedLogin.username() ?? '' }));
}

/** After hydration, restores the session and the favourites. The server renders every page as for a visitor. */
export function SessionRestorer() {
  const store = useAppStore();
  useEffect(() => {
    follow(store);
    if (!store.getState().session.token) store.dispatch(favouritesAsked());
    const unwatch = [
      savedLogin.watchOtherTabs(() => follow(store)),
      favouriteStore.watchOtherTabs(() => store.dispatch(favouritesAsked())),
    ];
    return () => unwatch.forEach((end) => end());
  }, [store]);
  return null;
}

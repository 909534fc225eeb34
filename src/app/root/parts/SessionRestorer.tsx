import { useEffect } from 'react';
import { favouritesAsked } from '../../features/favourites/favouritesSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { savedLogin } from '../../platform/savedLogin';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import { type AppStore, useAppStore } from '../../session/storeHooks';

/** Brings the session of this tab in step with the browser's: another tab may have logged in or out, as somebody else too. */
function follow({ dispatch, getState }: AppStore): void {
  const [here, stored] = [getState().session.token, savedLogin.token()];
  if (here === stored) return;
  if (here) dispatch(loggedOut());
  if (stored) dispatch(loggedIn({ token: stored, username: savedLogin.username() ?? '' }));
}

/** After hydration: who was logged in here, and what they keep. The server draws every page as for a visitor. */
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

import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { favouritesAsked } from '../../features/favourites/favouritesSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { sessionStore } from '../../platform/sessionStore';
import { loggedIn } from '../../session/sessionSlice';

/** After hydration: who was logged in here, and what they keep. The server draws every page as for a visitor. */
export function SessionRestorer() {
  const dispatch = useDispatch();
  useEffect(() => {
    const token = sessionStore.token();
    if (token) dispatch(loggedIn({ token, username: sessionStore.username() ?? '' }));
    else dispatch(favouritesAsked());
    return favouriteStore.watchOtherTabs(() => dispatch(favouritesAsked()));
  }, [dispatch]);
  return null;
}

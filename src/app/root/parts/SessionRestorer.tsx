import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { favouritesRestored } from '../../features/favourites/favouritesSlice';
import { favouriteStore } from '../../platform/favouriteStore';
import { sessionStore } from '../../platform/sessionStore';
import { loggedIn } from '../../session/sessionSlice';

/** After hydration: who was logged in here, and what they keep. The server draws every page as for a visitor. */
export function SessionRestorer() {
  const dispatch = useDispatch();
  useEffect(() => {
    const token = sessionStore.token();
    if (token) dispatch(loggedIn({ token, username: sessionStore.username() ?? '' }));
    const kept = favouriteStore.read();
    if (kept.length > 0) dispatch(favouritesRestored(kept));
  }, [dispatch]);
  return null;
}

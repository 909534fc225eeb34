import { Suspense, lazy } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogClosed, selectDialogAsked, selectWhyAsked } from '../../features/auth/authSlice';
import { useAppDispatch } from '../../session/storeHooks';

const AuthDialog = lazy(() =>
  import(/* webpackChunkName: "auth" */ '../../features/auth/AuthDialog').then((module) => ({
    default: module.AuthDialog,
  })),
);

/** Shows the login dialog over any page on request, and loads its code then. */
export function LazyLoginDialog() {
  const asked = useSelector(selectDialogAsked);
  const why = useSelector(selectWhyAsked);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!asked || pathname === '/login') return null;
  const close = () => dispatch(dialogClosed());
  const follow = (target: string) => {
    close();
    // someone who is already logged in stays here and keeps what they typed
    if (target !== pathname + search) void navigate(target);
  };
  return (
    <Suspense>
      <AuthDialog opening={asked} why={why} onClosed={close} onLoggedIn={follow} />
    </Suspense>
  );
}

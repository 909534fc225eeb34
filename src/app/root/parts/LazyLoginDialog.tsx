import { Suspense, lazy } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogClosed, selectDialogAsked } from '../../features/auth/authSlice';
import { useAppDispatch } from '../../session/storeHooks';

const AuthDialog = lazy(() =>
  import(/* webpackChunkName: "auth" */ '../../features/auth/AuthDialog').then((module) => ({
    default: module.AuthDialog,
  })),
);

/** Shows the login dialog over any page when it is asked for; its code comes then. */
export function LazyLoginDialog() {
  const asked = useSelector(selectDialogAsked);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!asked || pathname === '/login') return null;
  const close = () => dispatch(dialogClosed());
  const follow = (target: string) => {
    close();
    // who is there already is not led there once more, past what they have typed
    if (target !== pathname + search) void navigate(target);
  };
  return (
    <Suspense>
      <AuthDialog opening={asked} onClosed={close} onLoggedIn={follow} />
    </Suspense>
  );
}

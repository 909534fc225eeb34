import { Suspense, lazy, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogClosed, selectDialogAsked } from '../../features/auth/authSlice';
import { savedLogin } from '../../platform/savedLogin';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';

const AuthDialog = lazy(() =>
  import(/* webpackChunkName: "auth" */ '../../features/auth/AuthDialog').then((module) => ({
    default: module.AuthDialog,
  })),
);

/** Shows the login dialog over any page on request, and loads its code then. */
export function LazyLoginDialog() {
  const asked = useSelector(selectDialogAsked);
  const dispatch = useAppDispatch();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  // a login in the office replaces the frame of visitors by that of staff, and the dialog goes before it can end
  const [isOver, setOver] = useState(isLoggedIn && asked === 'login');
  useEffect(() => {
    if (!isOver) return;
    savedLogin.takeTarget();
    dispatch(dialogClosed());
    setOver(false);
  }, [isOver, dispatch]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!asked || isOver || pathname === '/login') return null;
  const close = () => dispatch(dialogClosed());
  const follow = (target: string) => {
    close();
    // someone who is already logged in stays here and keeps what they typed
    if (target !== pathname + search) void navigate(target);
  };
  return (
    <Suspense>
      <AuthDialog opening={asked} onClosed={close} onLoggedIn={follow} />
    </Suspense>
  );
}

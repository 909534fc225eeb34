import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { dialogClosed, selectDialogAsked } from '../../features/auth/authSlice';
import { savedLogin } from '../../platform/savedLogin';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { LazyLoginDialog } from '../parts/LazyLoginDialog';

/**
 * The login dialog over the office. A login there replaces the frame of visitors by that of staff, and its dialog goes
 * before it can end: it ends here.
 */
export function OfficeLoginDialog() {
  const asked = useSelector(selectDialogAsked);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const [isOver, setOver] = useState(isLoggedIn && asked === 'login');
  useEffect(() => {
    if (!isOver) return;
    savedLogin.takeTarget();
    dispatch(dialogClosed());
    setOver(false);
  }, [isOver, dispatch]);
  return isOver ? null : <LazyLoginDialog />;
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import type { MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { statusOf } from '../../api/apiError';
import { sessionStore } from '../../platform/sessionStore';
import { useGetMeQuery } from '../../session/sessionApi';
import { type SessionState, loggedOut, loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface MembersOnlyProps {
  /** Such as "Log in to see your payments." */
  title: string;
  /** What is behind the login. */
  words: ReactNode;
  /** Shown below the notice to visitors. */
  sample?: ReactNode;
  children: ReactNode;
}

/** What only an account may see. A visitor, and so the server, reads what is behind the login and is led back here after it. */
export function MembersOnly({ title, words, sample, children }: MembersOnlyProps) {
  const loggedIn = useSelector((state: { session: SessionState }) => selectIsLoggedIn(state));
  const { error } = useGetMeQuery(loggedIn ? undefined : skipToken);
  const ended = loggedIn && statusOf(error) === 401;
  if (loggedIn && !ended) return children;
  return (
    <>
      <Notice title={ended ? 'Your login has ended.' : title} actions={<LoginLink ended={ended} />}>{ended ? 'Log in again, and you are led back to this page.' : words}</Notice>
      {sample}
    </>
  );
}

function LoginLink({ ended }: { ended: boolean }) {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (ended) {
      sessionStore.forget();
      dispatch(loggedOut());
    }
    dispatch(loginRequired({ target: pathname + search }));
  };
  return <ButtonLink to="/login" onClick={open}>Login</ButtonLink>;
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { useGetMeQuery } from '../api/endpoints/sessionApi';
import { type SessionState, selectIsLoggedIn } from './sessionSlice';

/** Who is here: undefined for a visitor, and until the server has told. */
export function useMe() {
  const loggedIn = useSelector((state: { session: SessionState }) => selectIsLoggedIn(state));
  const { data } = useGetMeQuery(loggedIn ? undefined : skipToken);
  return loggedIn ? data : undefined;
}

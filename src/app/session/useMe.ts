import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetMeQuery } from '../api/endpoints/sessionApi';
import { selectIsLoggedIn } from './sessionSlice';
import { useAppSelector } from './storeHooks';

/** Who is here: undefined for a visitor, and until the server has told. */
export function useMe() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { data } = useGetMeQuery(loggedIn ? undefined : skipToken);
  return loggedIn ? data : undefined;
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetMeQuery } from '../api/endpoints/sessionApi';
import { selectIsLoggedIn } from './sessionSlice';
import { useAppSelector } from './storeHooks';

/** The logged-in account; undefined for visitors and until it is loaded. */
export function useMe() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { data } = useGetMeQuery(loggedIn ? undefined : skipToken);
  return loggedIn ? data : undefined;
}

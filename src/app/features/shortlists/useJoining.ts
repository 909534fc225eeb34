import * as messages from '@messages/app/shortlists';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useJoinShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { type BegunJoin, type BegunOpinion, begunJoin } from '../../platform/begunJoin';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { useReport } from './useReport';

/**
 * Joins the list of a link, with the vote or note that somebody began. Without a login it asks for one, and goes on
 * with the same afterwards.
 */
export function useJoining(token: string, onJoined: () => void) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [join, { isLoading }] = useJoinShortlistMutation();
  const [begun, setBegun] = useState<BegunJoin | null>(() => begunJoin.read(token));
  const dispatch = useAppDispatch();
  const report = useReport();
  const navigate = useNavigate();

  const keep = (next: BegunJoin | null) => {
    setBegun(next);
    if (next) begunJoin.write(next);
    else begunJoin.forget();
  };

  const joinNow = async (opinion: BegunOpinion | undefined) => {
    // refused once, it waits for another press
    keep(null);
    const joined = join({ token, ...(opinion && { opinion }) });
    if (!(await report(joined.unwrap(), messages.couldNotJoin))) return false;
    const { data } = await joined;
    void navigate(`/shortlists/${data?.id}`, { replace: true });
    onJoined();
    return true;
  };

  useEffect(() => {
    if (isLoggedIn && begun && !isLoading) void joinNow(begun.opinion);
    // only a login goes on with it
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLoggedIn, begun]);

  /** Resolves to whether the opinion is saved, here or in the list. */
  const begin = async (opinion?: BegunOpinion): Promise<boolean> => {
    if (isLoading) return false;
    if (isLoggedIn) return joinNow(opinion);
    keep({ token, ...(opinion && { opinion }) });
    const why = opinion === undefined ? messages.logInToJoinIt : messages.logInToSay;
    dispatch(loginRequired({ target: '/shortlists/join', why }));
    return true;
  };

  return { begin, isJoining: isLoading, begun: begun?.opinion, takeBack: () => keep(null) };
}

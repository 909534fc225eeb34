import * as messages from '@messages/app/shortlists';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { shownError, statusOf } from '../../api/apiError';
import { useGetInvitationQuery, useJoinShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { useLinkToken } from '../../ui/useLinkToken';
import { Button, ButtonLink } from '../../ui/Button';
import { Failed, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useReport } from './useReport';

/** How often an open page asks whether its link still works, in milliseconds. */
const askAgainAfter = 15_000;

/** The target of a link to a list: shows the list's name, and joins after a press of the button. */
export function JoinList() {
  const { token, forget } = useLinkToken('joinLink');
  const { currentData, error, refetch } = useGetInvitationQuery(token ?? skipToken, { pollingInterval: askAgainAfter });
  const refused = token === null || [400, 404].includes(statusOf(error) ?? 0);
  if (refused)
    return (
      <Notice
        urgent
        level="h1"
        title={messages.thisLinkDoesNotWork}
        actions={<ButtonLink to="/shortlists">{messages.seeYourLists}</ButtonLink>}
      >
        {messages.itExpiredOrWasRevoked}
      </Notice>
    );
  const failure = shownError(error);
  if (failure && !currentData)
    return (
      <Failed
        level="h1"
        what={messages.invitation}
        words={failure.words}
        keepsTrying={failure.away}
        onRetry={() => void refetch()}
      />
    );
  if (!token || !currentData) return <Skeleton $height="20rem" role="status" aria-label={messages.checkingTheLink} />;
  return (
    <Notice
      level="h1"
      title={messages.joinList(currentData.name)}
      actions={<JoinButton token={token} onJoined={forget} />}
    >
      {messages.youCan[currentData.role]} {messages.membersSeeYourName}
    </Notice>
  );
}

function JoinButton({ token, onJoined }: { token: string; onJoined: () => void }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [join, { isLoading }] = useJoinShortlistMutation();
  const dispatch = useAppDispatch();
  const report = useReport();
  const navigate = useNavigate();
  const joinNow = async () => {
    const joined = join({ token });
    if (!(await report(joined.unwrap(), messages.couldNotJoin))) return;
    const { data } = await joined;
    void navigate(`/shortlists/${data?.id}`, { replace: true });
    onJoined();
  };
  return isLoggedIn ? (
    <Button aria-disabled={isLoading} onClick={() => !isLoading && void joinNow()}>
      {isLoading ? messages.joining : messages.join}
    </Button>
  ) : (
    <Button onClick={() => dispatch(loginRequired({ target: '/shortlists/join' }))}>{messages.logInToJoin}</Button>
  );
}

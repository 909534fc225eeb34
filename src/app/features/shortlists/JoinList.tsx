import type { InvitedToShortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import { skipToken } from '@reduxjs/toolkit/query/react';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetInvitationQuery } from '../../api/endpoints/shortlistsApi';
import type { BegunOpinion } from '../../platform/begunJoin';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppSelector } from '../../session/storeHooks';
import { space } from '../../theme/tokens';
import { useLinkToken } from '../../ui/useLinkToken';
import { Button, ButtonLink } from '../../ui/Button';
import { Failed, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { HomeCard, Soft } from './parts/HomeCard';
import { OwnOpinion } from './parts/Opinions';
import { shownName } from './shortlistLabels';
import { useJoining } from './useJoining';

/** How often an open page asks whether its link still works, in milliseconds. */
const askAgainAfter = 15_000;

/** The target of a link to a list: shows its homes to whoever has the link, and joins after a press of the button. */
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
  return <Invitation key={token} token={token} invited={currentData} onJoined={forget} />;
}

interface InvitationProps {
  token: string;
  invited: InvitedToShortlist;
  onJoined: () => void;
}

/** Who invites to which homes. Votes and notes are for members; the own one is begun here. */
function Invitation({ token, invited, onJoined }: InvitationProps) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { begin, isJoining, begun, takeBack } = useJoining(token, onJoined);
  const { role, homes, invited_by: who } = invited;
  const label = isLoggedIn ? messages.join : messages.logInToJoin;
  return (
    <>
      <Notice
        level="h1"
        title={messages.joinList(shownName(invited))}
        actions={
          <Button aria-disabled={isJoining} onClick={() => void begin()}>
            {isJoining ? messages.joining : label}
          </Button>
        }
      >
        {messages.invitesYou[role](who)} {messages.membersSeeYourName}
      </Notice>
      <Homes aria-label={messages.homesOfTheList}>
        {homes.map((home) => {
          const own = begun?.property === home.property ? begun : undefined;
          const say = (said: Omit<BegunOpinion, 'property'>) => begin({ ...own, property: home.property, ...said });
          return (
            <li key={home.property}>
              <HomeCard home={home}>
                {role === 'edit' && (
                  <OwnOpinion
                    vote={own?.vote ?? null}
                    note={own?.note ?? ''}
                    title={home.listing.title}
                    onVote={(vote) => (vote ? void say({ vote }) : takeBack())}
                    onNote={(note) => say({ note })}
                  />
                )}
                {own && <Soft role="status">{messages.savedAfterLogin}</Soft>}
              </HomeCard>
            </li>
          );
        })}
      </Homes>
    </>
  );
}

const Homes = styled.ul`
  display: grid;
  gap: ${space[24]};
  max-width: 56rem;
  margin: 0 auto;
  padding: 0 ${space[16]} ${space[64]};
`;

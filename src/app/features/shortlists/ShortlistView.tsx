import type { WholeShortlist } from '@contract/shortlists';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/shortlists';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetShortlistQuery, useLookAtShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { color, from, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { Activity } from './parts/Activity';
import { HomeRow } from './parts/HomeRow';
import { Invite } from './parts/Invite';
import { ListSettings } from './parts/ListSettings';
import { ListTools } from './parts/ListTools';
import { Members } from './parts/Members';
import { useLiveShortlist } from './useLiveShortlist';

interface ShortlistViewProps {
  id: number;
  /** The address that compares these listings. */
  compareAddress: (ids: readonly number[]) => string;
}

/** Statuses that mean: not, or no longer, for this account. */
const closed: readonly (number | undefined)[] = [400, 403, 404];

/** One list with its homes, votes and notes, kept current while it is open. */
export function ShortlistView({ id, compareAddress }: ShortlistViewProps) {
  const { currentData, error, refetch } = useGetShortlistQuery(id, { refetchOnMountOrArgChange: true });
  // what was loaded before stays in the store, but is not for this account any more
  if (closed.includes(statusOf(error)))
    return (
      <Notice
        urgent
        title={messages.youCannotSeeThisList}
        actions={<ButtonLink to="/shortlists">{messages.seeYourLists}</ButtonLink>}
      >
        {messages.itWasDeletedOrClosed}
      </Notice>
    );
  return (
    <QueryView
      what={messages.thisList}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="32rem" role="status" aria-label={messages.loadingTheList} />}
    >
      {(list) => <Shown list={list} compareAddress={compareAddress} />}
    </QueryView>
  );
}

function Shown({ list, compareAddress }: { list: WholeShortlist } & Pick<ShortlistViewProps, 'compareAddress'>) {
  const { isLive } = useLiveShortlist(list.id);
  useLook(list);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // a home that was sold or removed meanwhile cannot be compared
  const chosen = ticked.filter((id) =>
    list.homes.some(({ property, state }) => property === id && state === 'available'),
  );
  const toggle = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Columns data-live={isLive}>
      <Main>
        <ListTools list={list} chosen={chosen} compareAddress={compareAddress} />
        <Status role="status">{isLive ? '' : messages.notLive}</Status>
        {list.homes.length === 0 ? (
          <Notice title={messages.noHomesYet} actions={<ButtonLink to="/properties">{messages.findHomes}</ButtonLink>}>
            {messages.openAHomeAndAddIt}
          </Notice>
        ) : (
          <Homes>
            {list.homes.map((home) => (
              <li key={home.property}>
                <HomeRow
                  list={list}
                  home={home}
                  isChosen={chosen.includes(home.property)}
                  canChoose={chosen.length < limits.compared.max}
                  onChoose={() => toggle(home.property)}
                />
              </li>
            ))}
          </Homes>
        )}
        {list.total > list.homes.length && <p>{messages.showingNewest(list.homes.length, list.total)}</p>}
      </Main>
      <Aside>
        <Members list={list} />
        {list.role === 'owner' && <Invite list={list} />}
        <Activity list={list} />
        {list.role === 'owner' && !list.is_default && <ListSettings list={list} />}
      </Aside>
    </Columns>
  );
}

/** Tells the server what this member has seen, while the page is in view. */
function useLook({ id, activity, news }: WholeShortlist): void {
  const [look] = useLookAtShortlistMutation();
  const latest = activity[0]?.id;
  useEffect(() => {
    if (latest === undefined || news === 0) return;
    const seen = () => document.visibilityState === 'visible' && void look({ id, activity: latest });
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [id, latest, news, look]);
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-top: ${space[32]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
  @media print {
    display: block;
    padding-top: 0;
  }
`;
const Main = styled.div`
  display: grid;
  gap: ${space[16]};
  align-content: start;
  min-width: 0;
`;
const Status = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Homes = styled.ul`
  display: grid;
  gap: ${space[24]};
`;
const Aside = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
  min-width: 0;
  @media print {
    display: none;
  }
`;

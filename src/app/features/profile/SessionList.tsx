import type { Session } from '@contract/auth';
import * as messages from '@messages/app/profile';
import { MonitorSmartphone } from 'lucide-react';
import styled from 'styled-components';
import { shownError, errorMessage } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { useEndSessionsMutation, useListSessionsQuery } from '../../api/endpoints/accountsApi';
import { useAppDispatch } from '../../session/storeHooks';

/** This account's sessions, with buttons to end them. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      what={messages.yourSessions}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="8rem" role="status" />}
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryView>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const [end, { isLoading }] = useEndSessionsMutation();
  const dispatch = useAppDispatch();
  const endThem = (which: { id?: number }) => {
    end(which)
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))));
  };
  return (
    <Stack $gap={16}>
      <List>
        {sessions.map(({ id, device, last_used_at, current }) => (
          <li key={id}>
            <MonitorSmartphone size={20} strokeWidth={1.5} aria-hidden />
            <div>
              <strong>{device}</strong>
              <span>{current ? messages.thisDevice : messages.lastUsed(ownMoment(last_used_at))}</span>
            </div>
            {!current && (
              <Button
                $kind="quiet"
                disabled={isLoading}
                onClick={() => endThem({ id })}
                aria-label={messages.logOut(device, ownMoment(last_used_at))}
              >
                {messages.logOutOne}
              </Button>
            )}
          </li>
        ))}
      </List>
      {sessions.length > 1 && (
        <div>
          <Button $kind="quiet" disabled={isLoading} onClick={() => endThem({})}>
            {messages.logOutAllOtherDevices}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const List = styled.ul`
  max-width: 40rem;
  border-top: 1px solid ${color.sand200};
  li {
    display: flex;
    gap: ${space[16]};
    align-items: center;
    min-height: 4rem;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li > svg {
    flex: none;
    color: ${color.brass700};
  }
  div {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  span {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
`;

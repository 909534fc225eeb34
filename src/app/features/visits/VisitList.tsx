import { limits } from '@contract/limits';
import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListVisitsQuery } from '../../api/endpoints/visitsApi';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { LinkRows } from '../../ui/LinkRows';
import { VisitLine } from './parts/VisitLine';

const fresh = { refetchOnMountOrArgChange: true, pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;
const pastPageSize = 20;
const all = limits.page.max;

/** An account's visits, to others' homes and to its own: to answer, upcoming, and past ones. */
export function VisitList() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const waiting = useListVisitsQuery({ when: 'waiting', limit: all }, fresh);
  const coming = useListVisitsQuery({ when: 'upcoming', limit: all }, fresh);
  const past = useListVisitsQuery(
    { when: 'past', limit: pastPageSize, offset: (page - 1) * pastPageSize },
    { refetchOnMountOrArgChange: true },
  );
  const none = (
    <Notice title={messages.noneUpcoming} actions={<ButtonLink to="/properties">{messages.seeProperties}</ButtonLink>}>
      {messages.askOnAListing}
    </Notice>
  );
  const pastCount = Math.ceil((past.currentData?.total ?? 0) / pastPageSize);
  return (
    <Parts>
      <Part
        title={messages.toAnswer}
        id="visits-waiting"
        query={waiting}
        empty={<Soft>{messages.noneToAnswer}</Soft>}
      />
      <Part title={messages.upcoming} id="visits-coming" query={coming} empty={none} />
      <Part title={messages.past} id="visits-past" query={past} empty={<Soft>{messages.noneYet}</Soft>}>
        <Pages page={page} count={pastCount} to={messages.pageAddress} />
      </Part>
    </Parts>
  );
}

interface PartProps {
  title: string;
  id: string;
  query: ReturnType<typeof useListVisitsQuery>;
  empty: ReactNode;
  children?: ReactNode;
}

function Part({ title, id, query, empty, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack $gap={16}>
        <Display2 id={id}>{title}</Display2>
        <QueryView
          what={messages.yourVisits}
          data={query.currentData?.rows}
          failure={shownError(query.error)}
          onRetry={() => void query.refetch()}
          skeleton={<Skeleton $height="8rem" role="status" aria-label={messages.loadingVisits} />}
          empty={empty}
        >
          {(visits) => <Lines visits={visits} />}
        </QueryView>
        {children}
      </Stack>
    </section>
  );
}

function Lines({ visits }: { visits: readonly Visit[] }) {
  const [now] = useState(() => Date.now());
  return (
    <LinkRows>
      {visits.map((visit) => (
        <VisitLine key={visit.id} visit={visit} now={now} />
      ))}
    </LinkRows>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[48]};
  padding-top: ${space[48]};
  min-height: 36rem;
  align-content: start;
`;

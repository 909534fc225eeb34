import type { ConversationLine } from '@contract/conversations';
import { subjectOf } from '@contract/enquirySubject';
import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/app/conversations';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListConversationsQuery } from '../../api/endpoints/conversationsApi';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { LinkRows, RowLink, RowSmall } from '../../ui/LinkRows';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { authorOf } from './conversationLabels';

const pageSize = 20;

/** What an account asked us, each with what was written last. */
export function SentEnquiries() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { currentData, error, refetch } = useListConversationsQuery(
    { limit: pageSize, offset: (page - 1) * pageSize },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  const none = (
    <Notice title={messages.nothingSent} actions={<ButtonLink to="/properties">{messages.seeHomes}</ButtonLink>}>
      {messages.askAboutAHome}
    </Notice>
  );
  return (
    <Place>
      <QueryView
        what={messages.theEnquiries}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loading} />}
        empty={none}
      >
        {(rows) => (
          <LinkRows>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </LinkRows>
        )}
      </QueryView>
      <Pages page={page} count={Math.ceil((currentData?.total ?? 0) / pageSize)} to={messages.pageAddress} />
    </Place>
  );
}

function Line({ row }: { row: ConversationLine }) {
  const { from, author, text, created_at: at } = row.latest;
  const writer = from === 'office' ? author : authorOf(row.latest, row.name);
  return (
    <li>
      <RowLink to={`/my-enquiries/${row.id}`}>
        <strong>{subjectOf(row)}</strong>
        <span>{from === 'office' && messages.answered}</span>
        <Words>{messages.latest(writer, splitQuoted(text).written.replace(/\s+/g, ' '))}</Words>
        <RowSmall>
          <time dateTime={at}>{ownMoment(at)}</time>
        </RowSmall>
      </RowLink>
    </li>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-content: start;
`;
const Words = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

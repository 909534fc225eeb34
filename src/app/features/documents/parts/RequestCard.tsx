import type { DocumentRequest, ListingDocument } from '@contract/documents';
import * as messages from '@messages/app/documents';
import { useState } from 'react';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { openingsAPage, useListDocumentOpeningsQuery } from '../../../api/endpoints/documentsApi';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { ownMoment } from '../../../ui/days';
import { Status, type Tone } from '../../../ui/office/Status';
import { readLines } from '../documentLabels';
import { DeclineDialog, RevokeDialog } from './AnswerDialogs';
import { ShareDialog } from './ShareDialog';

const tones: Readonly<Record<DocumentRequest['state'], Tone>> = {
  asked: 'waiting',
  shared: 'good',
  declined: 'quiet',
  revoked: 'quiet',
  expired: 'quiet',
};

interface CardProps {
  property: number;
  request: DocumentRequest;
  documents: readonly ListingDocument[];
}

/** Who asked, what became of it, and what was read. */
export function RequestCard({ property, request, documents }: CardProps) {
  const { name, email, message, state, asked_at: asked, expires_at: until } = request;
  const [open, setOpen] = useState<'share' | 'decline' | 'revoke'>();
  const close = () => setOpen(undefined);
  return (
    <Card>
      <Head>
        <Display3>{name}</Display3>
        <Status tone={tones[state]}>{messages.states[state]}</Status>
      </Head>
      <p>{email}</p>
      {message && <Words>{message}</Words>}
      <Soft>
        {messages.askedOn(ownMoment(asked))} {until && state === 'shared' && messages.until(ownMoment(until))}
        {until && state === 'expired' && messages.endedOn(ownMoment(until))}
      </Soft>
      {state === 'asked' && (
        <Actions>
          <Button aria-label={messages.shareWith(name)} onClick={() => setOpen('share')}>
            {messages.share}
          </Button>
          <Button $kind="quiet" aria-label={messages.declineNamed(name)} onClick={() => setOpen('decline')}>
            {messages.decline}
          </Button>
        </Actions>
      )}
      {until && <Views property={property} request={request} documents={documents} />}
      {state === 'shared' && (
        <Actions>
          <Button $kind="quiet" aria-label={messages.revokeNamed(name)} onClick={() => setOpen('revoke')}>
            {messages.revoke}
          </Button>
        </Actions>
      )}
      {open === 'share' && <ShareDialog property={property} request={request} documents={documents} onClose={close} />}
      {open === 'decline' && <DeclineDialog property={property} request={request} onClose={close} />}
      {open === 'revoke' && <RevokeDialog property={property} request={request} onClose={close} />}
    </Card>
  );
}

function Views({ property, request: { id, openings, openings_total: total }, documents }: CardProps) {
  const [pages, setPages] = useState(0);
  if (openings.length === 0) return <Soft>{messages.notOpened}</Soft>;
  const isMore = (pages === 0 ? openings.length : pages * openingsAPage) < total;
  return (
    <Stack $gap={8}>
      <strong>{messages.views}</strong>
      {pages === 0 && <Openings openings={openings} documents={documents} />}
      {Array.from({ length: pages }, (_, at) => (
        <OpeningsPage key={at} asked={{ property, id, page: at + 1 }} documents={documents} />
      ))}
      {isMore && (
        <div>
          <Button $kind="quiet" onClick={() => setPages(pages + 1)}>
            {messages.showEarlierOpenings(total)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface OpeningsPageProps extends Pick<CardProps, 'documents'> {
  asked: { property: number; id: number; page: number };
}

/** More of them than the card has at first. */
function OpeningsPage({ asked, documents }: OpeningsPageProps) {
  const { currentData, error, refetch } = useListDocumentOpeningsQuery(asked);
  return (
    <QueryView
      what={messages.theOpenings}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Soft role="status">{messages.oneMoment}</Soft>}
    >
      {(openings) => <Openings openings={openings} documents={documents} />}
    </QueryView>
  );
}

function Openings({ openings, documents }: Pick<DocumentRequest, 'openings'> & Pick<CardProps, 'documents'>) {
  return (
    <List>
      {openings.map((opening) => {
        const lines = readLines(opening, documents);
        return (
          <li key={opening.at}>
            <Soft as="time" dateTime={opening.at}>
              {ownMoment(opening.at)}
            </Soft>
            {lines.length === 0 ? <p>{messages.openedNothing}</p> : lines.map((line) => <p key={line}>{line}</p>)}
          </li>
        );
      })}
    </List>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: baseline;
  justify-content: space-between;
`;
const Words = styled.p`
  white-space: pre-line;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

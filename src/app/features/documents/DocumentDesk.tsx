import type { ListingDocuments } from '@contract/documents';
import * as messages from '@messages/app/documents';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { requestsAPage, useListDocumentsQuery } from '../../api/endpoints/documentsApi';
import { from, space } from '../../theme/tokens';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { DocumentRows } from './parts/DocumentRows';
import { RequestCard } from './parts/RequestCard';
import { UploadForm } from './parts/UploadForm';

/** The documents of a listing and who asked for them, for its owner and agents. */
export function DocumentDesk({ property }: { property: number }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { currentData, error, refetch } = useListDocumentsQuery(
    { id: property, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView
      what={messages.theDocuments}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loadingDesk} />}
    >
      {(desk) => <Desk property={property} desk={desk} page={page} />}
    </QueryView>
  );
}

interface DeskProps {
  property: number;
  desk: ListingDocuments & { total: number };
  page: number;
}

function Desk({ property, desk: { documents, requests, total }, page }: DeskProps) {
  return (
    <Columns>
      <Stack as="section" $gap={24} aria-labelledby="own-documents">
        <Display2 id="own-documents">{messages.yourDocuments}</Display2>
        {documents.length > 0 ? (
          <DocumentRows property={property} documents={documents} />
        ) : (
          <Soft>{messages.none}</Soft>
        )}
        <UploadForm property={property} />
      </Stack>
      <Stack as="section" $gap={24} aria-labelledby="document-requests">
        <Display2 id="document-requests">{messages.requests}</Display2>
        {requests.length === 0 && <Soft>{messages.noRequests}</Soft>}
        {requests.map((request) => (
          <RequestCard key={request.id} property={property} request={request} documents={documents} />
        ))}
        <Pages page={page} count={Math.ceil(total / requestsAPage)} to={(to) => `?page=${to}`} />
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  grid-template-columns: minmax(0, 1fr);
  padding-top: ${space[32]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

import * as messages from '@messages/app/documents';
import { useParams } from 'react-router-dom';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { PageNotFound } from '../ui/PageNotFound';
import { PageStart } from '../ui/PageStart';
import { StandalonePage } from '../ui/StandalonePage';
import { lazyComponent } from '../ui/lazyComponent';

const DocumentReader = lazyComponent(() =>
  import(/* webpackChunkName: "document-reader" */ '../features/documents/DocumentReader').then(
    (module) => module.DocumentReader,
  ),
);
const ConfirmRequest = lazyComponent(() =>
  import(/* webpackChunkName: "document-reader" */ '../features/documents/ConfirmRequest').then(
    (module) => module.ConfirmRequest,
  ),
);
/** Loaded for accounts only. */
const DocumentDesk = lazyComponent(() =>
  import(/* webpackChunkName: "document-desk" */ '../features/documents/DocumentDesk').then(
    (module) => module.DocumentDesk,
  ),
);

/**
 * `/documents#token=…`, the link of one reader; `/documents/confirm#token=…`, which proves an address; `/documents/{id}`,
 * those of a listing for its owner and agents. One route, because every route is in the first load.
 */
export function DocumentsPage() {
  const { '*': place = '' } = useParams();
  if (place === '')
    return (
      <StandalonePage>
        <PageStart />
        <Container>
          <DocumentReader />
        </Container>
        <PageEnd />
      </StandalonePage>
    );
  if (place === 'confirm')
    return (
      <StandalonePage>
        <ConfirmRequest />
      </StandalonePage>
    );
  if (!/^[1-9]\d{0,9}$/.test(place))
    return (
      <StandalonePage>
        <PageNotFound />
      </StandalonePage>
    );
  return <ListingDocuments id={place} />;
}

function ListingDocuments({ id }: { id: string }) {
  return (
    <>
      <PageHead
        title={messages.documents}
        lead={messages.deskLead}
        trail={[
          { name: messages.properties, to: '/properties' },
          { name: messages.listing, to: `/properties/${id}` },
          { name: messages.documents },
        ]}
      />
      <Container>
        <MembersOnly title={messages.logInToManage} words={messages.whoMayManage}>
          <DocumentDesk key={id} property={Number(id)} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

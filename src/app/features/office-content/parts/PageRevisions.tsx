import type { OfficePage } from '@contract/officePages';
import * as messages from '@messages/app/officeContent';
import { shownError } from '../../../api/apiError';
import {
  useGetPageRevisionQuery,
  useListPageRevisionsQuery,
  useRestorePageMutation,
} from '../../../api/endpoints/officePagesApi';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { pageDifferences } from '../pageForm';
import { RevisionChanges, RevisionHistory } from './RevisionHistory';
import { useRestored } from './useRestored';

interface PageRevisionsProps {
  page: OfficePage;
  unsaved: boolean;
  onRestored: (page: OfficePage) => void;
}

/** The saved texts of a fixed page. */
export function PageRevisions(props: PageRevisionsProps) {
  const { data = [] } = useListPageRevisionsQuery(props.page.slug, { refetchOnMountOrArgChange: true });
  return (
    <RevisionHistory revisions={data}>
      {(number) => <Comparison key={number} {...props} number={number} />}
    </RevisionHistory>
  );
}

function Comparison({ page, number, unsaved, onRestored }: PageRevisionsProps & { number: number }) {
  const { slug, version } = page;
  const { currentData, error, refetch } = useGetPageRevisionQuery({ slug, number });
  const [restore, { isLoading }] = useRestorePageMutation();
  const restored = useRestored(onRestored);
  return (
    <QueryView
      what={messages.thisRevision}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loadingTheRevision} />}
    >
      {({ text }) => (
        <RevisionChanges
          number={number}
          found={pageDifferences(text, page)}
          busy={isLoading}
          unsaved={unsaved}
          onRestore={() => void restored(restore({ slug, number, version }).unwrap())}
        />
      )}
    </QueryView>
  );
}

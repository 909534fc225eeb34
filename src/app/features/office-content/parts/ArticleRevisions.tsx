import type { OfficeArticle } from '@contract/officeArticles';
import * as messages from '@messages/app/officeContent';
import { shownError } from '../../../api/apiError';
import {
  useGetArticleRevisionQuery,
  useListArticleRevisionsQuery,
  useRestoreArticleMutation,
} from '../../../api/endpoints/officeArticlesApi';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { differences } from '../articleForm';
import { RevisionChanges, RevisionHistory } from './RevisionHistory';
import { useRestored } from './useRestored';

interface ArticleRevisionsProps {
  article: OfficeArticle;
  unsaved: boolean;
  onRestored: (article: OfficeArticle) => void;
}

/** The saved texts of an article. */
export function ArticleRevisions(props: ArticleRevisionsProps) {
  const { data = [] } = useListArticleRevisionsQuery(props.article.id, { refetchOnMountOrArgChange: true });
  return (
    <RevisionHistory revisions={data}>
      {(number) => <Comparison key={number} {...props} number={number} />}
    </RevisionHistory>
  );
}

function Comparison({ article, number, unsaved, onRestored }: ArticleRevisionsProps & { number: number }) {
  const { id, version } = article;
  const { currentData, error, refetch } = useGetArticleRevisionQuery({ id, number });
  const [restore, { isLoading }] = useRestoreArticleMutation();
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
          found={differences(text, article)}
          busy={isLoading}
          unsaved={unsaved}
          onRestore={() => void restored(restore({ id, number, version }).unwrap())}
        />
      )}
    </QueryView>
  );
}

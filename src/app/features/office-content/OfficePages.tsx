import type { OfficePageRow } from '@contract/officePages';
import { shownError } from '../../api/apiError';
import { useListOfficePagesQuery } from '../../api/endpoints/officePagesApi';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { pageNames } from './pageForm';

const columns: readonly [Column<OfficePageRow>, ...Column<OfficePageRow>[]] = [
  { name: 'Page', render: ({ slug }) => pageNames[slug] ?? slug },
  { name: 'Title', render: ({ title }) => title },
  { name: 'Saved', render: ({ saved_at: at }) => ownMoment(at), atEnd: true },
];

/** `/office/pages`: the fixed pages of the site. */
export function OfficePages() {
  const { data, error, refetch } = useListOfficePagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage title="Pages">
      <QueryView
        what="the pages"
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="12rem" role="status" aria-label="Loading pages" />}
        empty={<Notice title="No pages yet.">They are created when the server starts.</Notice>}
      >
        {(rows) => (
          <OfficeTable label="Pages" rows={rows} columns={columns} to={({ slug }) => `/office/pages/${slug}`} />
        )}
      </QueryView>
    </OfficePage>
  );
}

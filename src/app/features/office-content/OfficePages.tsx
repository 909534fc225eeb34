import type { OfficePageRow } from '@contract/officePages';
import * as messages from '@messages/app/officeContent';
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
  { name: messages.page, render: ({ slug }) => pageNames[slug] ?? slug },
  { name: messages.title, render: ({ title }) => title },
  { name: messages.saved, render: ({ saved_at: at }) => ownMoment(at), atEnd: true },
];

/** `/office/pages`: the fixed pages of the site. */
export function OfficePages() {
  const { data, error, refetch } = useListOfficePagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage>
      <QueryView
        what={messages.thePages}
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loadingPages} />}
        empty={<Notice title={messages.noPagesYet}>{messages.theyAreCreatedWhenTheServer}</Notice>}
      >
        {(rows) => (
          <OfficeTable
            label={messages.pages}
            rows={rows}
            columns={columns}
            to={({ slug }) => `/office/pages/${slug}`}
          />
        )}
      </QueryView>
    </OfficePage>
  );
}

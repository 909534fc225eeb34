import type { OfficeVisit } from '@contract/officeVisits';
import * as messages from '@messages/app/officeVisits';
import { type To, useSearchParams } from 'react-router-dom';
import { shownError } from '../../../api/apiError';
import { useListOfficeVisitsQuery } from '../../../api/endpoints/officeVisitsApi';
import { Notice } from '../../../ui/Notice';
import { Pages } from '../../../ui/Pages';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { indiaMoment } from '../../../ui/indiaMoment';
import { EmptyList } from '../../../ui/office/EmptyList';
import { type Column, OfficeTable } from '../../../ui/office/OfficeTable';
import { Status } from '../../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../../ui/office/listAddress';
import { looksAgain } from '../looksAgain';
import type { VisitView } from '../visitView';
import { modeLabels, stateOf } from '../officeVisitLabels';

/** The agreed time, or the first that is proposed. */
const timeOf = ({ starts_at: startsAt, proposals }: OfficeVisit) => {
  const at = startsAt ?? proposals[0]?.starts_at;
  return at ? indiaMoment(at) : '';
};

type Columns = readonly [Column<OfficeVisit>, ...Column<OfficeVisit>[]];
const visitor: Column<OfficeVisit> = { name: messages.visitor, render: ({ name }) => name };
const home: Column<OfficeVisit> = { name: messages.home, render: ({ property }) => property.title };
const state: Column<OfficeVisit> = {
  name: messages.state,
  render: (visit) => <Status tone={stateOf(visit).tone}>{stateOf(visit).label}</Status>,
};
const columns: Columns = [
  visitor,
  home,
  state,
  { name: messages.how, render: ({ mode }) => modeLabels[mode] },
  { name: messages.host, render: ({ is_office: isOffice, host }) => (isOffice ? messages.office : host) },
  { name: messages.time, render: timeOf, atEnd: true },
];
/** Beside what is open. */
const narrowColumns: Columns = [visitor, home, state];

interface VisitTableProps {
  view: Exclude<VisitView, 'sheet' | 'week'>;
  openId: number | undefined;
  /** Whether something is open beside it. */
  isNarrow: boolean;
  rowTo: (id: number) => To;
}

/** Visits of one kind, as a list. */
export function VisitTable({ view, openId, isNarrow, rowTo }: VisitTableProps) {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const { currentData, error, refetch } = useListOfficeVisitsQuery({ when: view, ...paging }, looksAgain);
  return (
    <>
      <QueryView
        what={messages.theVisits}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="24rem" role="status" aria-label={messages.loadingVisits} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={view === 'waiting' || view === 'ours' ? messages.allAnswered : messages.noneHere} />
          </EmptyList>
        }
      >
        {(rows) => (
          <OfficeTable
            label={messages.listName}
            rows={rows}
            columns={isNarrow ? narrowColumns : columns}
            to={({ id }) => rowTo(id)}
            openId={openId}
          />
        )}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/visits?${withParams(params, { page: number }).search}`}
      />
    </>
  );
}

import type { ProblemReport } from '@contract/problemReports';
import * as messages from '@messages/app/officeProblemReports';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useGetProblemReportQuery, useListProblemReportsQuery } from '../../api/endpoints/officeProblemReportsApi';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { InlineSelect } from '../../ui/office/OfficeControls';
import { Filters, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { ReportPanel } from './parts/ReportPanel';
import { kindLabels, kinds, summaryOf } from './reportLabels';

const columns: readonly [Column<ProblemReport>, ...Column<ProblemReport>[]] = [
  { name: messages.report, render: summaryOf },
  { name: messages.kind, render: ({ kind }) => kindLabels[kind] },
  { name: messages.page, render: ({ page }) => page.split('?')[0] },
  {
    name: messages.status,
    render: ({ handled_at: at }) => (
      <Status tone={at ? 'quiet' : 'waiting'}>{at ? messages.handled : messages.open}</Status>
    ),
  },
  { name: messages.recording, render: ({ steps }) => (steps === null ? '' : messages.steps(steps)) },
  { name: messages.sent, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
];

/** The columns that fit beside an open report. */
const besideOpen = new Set<string>([messages.status, messages.sent]);

const tabs = [
  { id: 'open', name: messages.open, handled: false },
  { id: 'handled', name: messages.handled, handled: true },
  { id: 'all', name: messages.all, handled: undefined },
] as const;

/** `/office/problem-reports`. The address holds status, kind, page and the open report; open reports come first. */
export function OfficeProblemReports() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { page, open, paging } = readList(params);
  const tab = tabs.find(({ id }) => id === params.get('show')) ?? tabs[0];
  const kind = kinds.find((one) => one === params.get('kind'));
  const { currentData, error, refetch } = useListProblemReportsQuery(
    { ...paging, ...(tab.handled !== undefined && { handled: tab.handled }), ...(kind && { kind }) },
    { refetchOnMountOrArgChange: true },
  );
  // a handled report leaves the list of the open ones, not the screen
  const { currentData: opened } = useGetProblemReportQuery(open ?? skipToken);
  const addressOf = (show: string) => `/office/problem-reports?${withParams(params, { show }).search}`;
  return (
    <OfficePage>
      <TabLinks
        name={messages.status}
        open={tab.id}
        tabs={tabs.map(({ id, name }) => ({ id, name, to: addressOf(id) }))}
      />
      <Filters>
        <InlineSelect>
          {messages.kind}
          <select
            value={kind ?? ''}
            onChange={({ currentTarget }) => void navigate(withParams(params, { kind: currentTarget.value }))}
          >
            <option value="">{messages.allKinds}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {kindLabels[one]}
              </option>
            ))}
          </select>
        </InlineSelect>
      </Filters>
      <ListAndDetail $open={opened !== undefined}>
        <div>
          <QueryView
            what={messages.theReports}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingReports} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={tab.handled === false ? messages.allDone : messages.noReportsHere}>
                  {tab.handled === false ? messages.noReportWaits : messages.chooseAnotherFilter}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.problemReports}
                rows={rows}
                columns={opened ? [columns[0], ...columns.filter(({ name }) => besideOpen.has(name))] : columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/problem-reports?${withParams(params, { page: number }).search}`}
          />
        </div>
        {opened && <ReportPanel key={opened.id} report={opened} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

import { enquiryKindLabels, subjectOf } from '@contract/enquirySubject';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListAgentsQuery } from '../../api/endpoints/officeAgentsApi';
import {
  useListOfficeEnquiriesQuery,
  useSaveEnquiriesCsvMutation,
  useSaveLeadsForImportMutation,
} from '../../api/endpoints/officeEnquiriesApi';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { useDownload } from '../../session/useDownload';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { callHref } from '../../ui/callHref';
import { ageLabel } from '../../ui/office/ageLabel';
import { CsvButton } from '../../ui/office/CsvButton';
import { EmptyList } from '../../ui/office/EmptyList';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable, type ShortRow } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { nextRow, officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { readLeadFilter } from './leadFilter';
import { stateLabel, stateTone } from './officeLeadLabels';
import { BulkBar } from './parts/BulkBar';
import { LeadFilters } from './parts/LeadFilters';
import { LeadPanel } from './parts/LeadPanel';
import { NewLead } from './parts/NewLead';

type Columns = readonly [Column<OfficeEnquiry>, ...Column<OfficeEnquiry>[]];

const nameColumn: Column<OfficeEnquiry> = { name: messages.nameLabel, render: ({ name }) => name };
const statusColumn: Column<OfficeEnquiry> = {
  name: messages.status,
  render: (enquiry) => <Status tone={stateTone(enquiry, Date.now())}>{stateLabel(enquiry, Date.now())}</Status>,
};
const aboutColumn: Column<OfficeEnquiry> = { name: messages.about, render: subjectOf };
const columns: Columns = [
  nameColumn,
  statusColumn,
  { name: messages.kind, render: ({ kind }) => enquiryKindLabels[kind] },
  aboutColumn,
  { name: messages.assignee, render: ({ assignee }) => assignee?.name ?? '' },
  { name: messages.received, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
];
/** Beside an open enquiry. */
const narrowColumns: Columns = [nameColumn, statusColumn, aboutColumn];

const shortRow = (enquiry: OfficeEnquiry): ShortRow => ({
  end: ageLabel(enquiry.created_at, Date.now()),
  line: (
    <>
      {statusColumn.render(enquiry)} {enquiry.message || subjectOf(enquiry)}
    </>
  ),
  call: enquiry.phone ? { href: callHref(enquiry.phone), name: enquiry.name } : undefined,
});

/** `/office/leads`: every enquiry of every kind. The address holds the filter, the page and the open enquiry. */
export function OfficeLeads() {
  const [params, setParams] = useSearchParams();
  const { page, open, paging } = readList(params);
  const isAdding = open === undefined && params.has('add');
  const filter = readLeadFilter(params);
  const { currentData, error, refetch } = useListOfficeEnquiriesQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const { data: agents = [] } = useListAgentsQuery();
  const { data: me } = useGetMeQuery();
  const [selected, setSelected] = useState<ReadonlyMap<number, OfficeEnquiry>>(new Map());
  const toggle = (id: number) => {
    const next = new Map(selected);
    const row = currentData?.rows.find((one) => one.id === id);
    if (!next.delete(id) && row) next.set(id, row);
    setSelected(next);
  };
  const next = open === undefined ? undefined : nextRow(currentData?.rows ?? [], open);
  const isFiltered = Object.keys(filter).length > 0;
  const { saveFile, isSaving } = useDownload(useSaveEnquiriesCsvMutation());
  return (
    <OfficePage
      actions={
        <>
          <ButtonLink to={withParams(params, { add: 1, open: null })}>{messages.newLead}</ButtonLink>
          <CsvButton isSaving={isSaving} onSave={() => saveFile(filter)} />
          {me?.is_superuser === true && <SaveForImport filter={filter} />}
        </>
      }
    >
      <ListAndDetail $open={open !== undefined || isAdding}>
        <div>
          <LeadFilters agents={agents} />
          {selected.size > 0 && (
            <BulkBar
              enquiries={[...selected.values()]}
              agents={agents}
              onChanged={(rows) =>
                setSelected((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]))
              }
              onDone={() => setSelected(new Map())}
            />
          )}
          <QueryView
            what={messages.theEnquiries}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingEnquiries} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={isFiltered ? messages.noEnquiriesMatch : messages.allDone}>
                  {isFiltered ? messages.changeTheFilterToSeeOthers : messages.newEnquiriesAppearHere}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.enquiries}
                rows={rows}
                short={shortRow}
                columns={open === undefined && !isAdding ? columns : narrowColumns}
                to={({ id }) => withParams(params, { open: id, add: null })}
                openId={open}
                selection={{ has: (id) => selected.has(id), toggle, nameOf: ({ name }) => name }}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/leads?${withParams(params, { page: number }).search}`}
          />
        </div>
        {open !== undefined && (
          <LeadPanel
            key={open}
            id={open}
            agents={agents}
            close={withParams(params, { open: null })}
            next={next === undefined ? undefined : withParams(params, { open: next })}
          />
        )}
        {isAdding && (
          <NewLead
            agents={agents}
            close={withParams(params, { add: null, open: null })}
            onAdded={({ id }) => setParams(new URLSearchParams(withParams(params, { add: null, open: id }).search))}
          />
        )}
      </ListAndDetail>
    </OfficePage>
  );
}

/** For superusers: the leads of the list as a file that can be imported. */
function SaveForImport({ filter }: { filter: ReturnType<typeof readLeadFilter> }) {
  const { saveFile, isSaving } = useDownload(useSaveLeadsForImportMutation());
  return <CsvButton forImport isSaving={isSaving} onSave={() => saveFile(filter)} />;
}

import type { OfficeProperty } from '@contract/officeProperties';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/officeListings';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListCitiesQuery } from '../../api/endpoints/catalogueApi';
import {
  useListOfficePropertiesQuery,
  useSaveListingsCsvMutation,
  useSaveListingsForImportMutation,
} from '../../api/endpoints/officePropertiesApi';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { useDownload } from '../../session/useDownload';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownDay } from '../../ui/days';
import { CsvButton } from '../../ui/office/CsvButton';
import { EmptyList } from '../../ui/office/EmptyList';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { enquiryCount, lifecycleLabels, lifecycleTones, shortPrice, titleOf } from './listingLabels';
import { readListingFilter } from './listingFilter';
import { BulkBar } from './parts/BulkBar';
import { ListingFilters } from './parts/ListingFilters';
import { ListingPanel } from './parts/ListingPanel';

type Columns = readonly [Column<OfficeProperty>, ...Column<OfficeProperty>[]];

const titleColumn: Column<OfficeProperty> = { name: messages.listing, render: titleOf };
const statusColumn: Column<OfficeProperty> = {
  name: messages.status,
  render: ({ lifecycle }) => <Status tone={lifecycleTones[lifecycle]}>{lifecycleLabels[lifecycle]}</Status>,
};
const priceColumn: Column<OfficeProperty> = { name: messages.price, render: shortPrice, atEnd: true };
const columns: Columns = [
  titleColumn,
  statusColumn,
  { name: messages.where, render: placeLabel },
  { name: messages.owner, render: ({ owner }) => owner.name },
  { name: messages.photos, render: ({ pictures }) => pictures, atEnd: true },
  { name: messages.enquiries, render: enquiryCount, atEnd: true },
  priceColumn,
  { name: messages.changed, render: ({ changed_at: at }) => ownDay(at), atEnd: true },
];
/** Beside an open listing. */
const narrowColumns: Columns = [titleColumn, statusColumn, priceColumn];

/** `/office/listings`: listings in every lifecycle. The address holds the filter, the page and the open listing. */
export function OfficeListings() {
  const [params] = useSearchParams();
  const { page, open, paging } = readList(params);
  const filter = readListingFilter(params);
  const { currentData, error, refetch } = useListOfficePropertiesQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const { data: cities = [] } = useListCitiesQuery();
  const { data: me } = useGetMeQuery();
  const mayChangeMany = me?.is_superuser === true;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const isQueue = filter.lifecycle === 'in_review';
  const { saveFile, isSaving } = useDownload(useSaveListingsCsvMutation());
  return (
    <OfficePage
      actions={
        <>
          <CsvButton isSaving={isSaving} onSave={() => saveFile(filter)} />
          {me?.is_superuser === true && <SaveForImport filter={filter} />}
        </>
      }
    >
      <ListAndDetail $open={open !== undefined}>
        <div>
          <ListingFilters cities={cities} ownerName={currentData?.rows[0]?.owner.name} />
          {mayChangeMany && chosen.size > 0 && (
            <BulkBar ids={[...chosen]} filter={filter} total={currentData?.total} onDone={() => setChosen(new Set())} />
          )}
          <QueryView
            what={messages.theListings}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingListings} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={isQueue ? messages.allDone : messages.noListingsMatch}>
                  {isQueue ? messages.noListingWaitsForAReview : messages.changeTheFilterToSeeOthers}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.listings}
                rows={rows}
                columns={open === undefined ? columns : narrowColumns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
                {...(mayChangeMany && { selection: { has: (id) => chosen.has(id), toggle, nameOf: titleOf } })}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/listings?${withParams(params, { page: number }).search}`}
          />
        </div>
        {open !== undefined && <ListingPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

/** For superusers: the listings of the list as a file that can be imported. */
function SaveForImport({ filter }: { filter: ReturnType<typeof readListingFilter> }) {
  const { saveFile, isSaving } = useDownload(useSaveListingsForImportMutation());
  return <CsvButton forImport isSaving={isSaving} onSave={() => saveFile(filter)} />;
}

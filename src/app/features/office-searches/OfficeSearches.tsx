import { officeLimits } from '@contract/officeLimits';
import type { OfficeSearch } from '@contract/officeSearches';
import * as messages from '@messages/app/officeSearches';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeSearchesQuery } from '../../api/endpoints/officeSearchesApi';
import { dayLabel } from '../../ui/Day';
import { Soft } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { EmptyList } from '../../ui/office/EmptyList';
import { OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';

const { days, least } = officeLimits.searches;

function Opened({ opened }: Pick<OfficeSearch, 'opened'>) {
  return opened.map(({ id, title, times }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link to={`/office/listings?open=${id}`}>{title}</Link> {messages.timesOf(times)}
    </Fragment>
  ));
}

type Columns = readonly [Column<OfficeSearch>, ...Column<OfficeSearch>[]];
const columnsOf = (times: string): Columns => [
  { name: messages.sentence, render: ({ sentence }) => sentence },
  { name: messages.unread, render: ({ unread }) => unread },
  // a cell without any stays empty, which hides it on a phone
  { name: messages.opened, render: ({ opened }) => (opened.length > 0 ? <Opened opened={opened} /> : '') },
  { name: times, render: ({ times: count }) => messages.timesOf(count), atEnd: true },
  { name: messages.last, render: ({ last_on: day }) => dayLabel(day), atEnd: true },
];

const shown = ['none', 'all'] as const;
const names = { none: messages.nothingFits, all: messages.all } as const;
const columns = { none: columnsOf(messages.times.none), all: columnsOf(messages.times.all) } as const;

/** `/office/searches`: what visitors search, first what finds nothing that fits. A row opens its results. */
export function OfficeSearches() {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const fit = params.get('fit') === 'all' ? 'all' : 'none';
  const { currentData, error, refetch } = useListOfficeSearchesQuery(
    { ...paging, ...(fit === 'none' && { fit }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OfficePage>
      <TabLinks
        name={messages.which}
        open={fit}
        tabs={shown.map((id) => ({
          id,
          name: names[id],
          to: `/office/searches?${withParams(params, { fit: id === 'none' ? null : id }).search}`,
        }))}
      />
      <Soft style={{ padding: '1rem 0' }}>{messages.help(days, least)}</Soft>
      <QueryView
        what={messages.theSearches}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loading} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={messages.none}>{fit === 'none' ? messages.noneWithoutFit : messages.noneYet}</Notice>
          </EmptyList>
        }
      >
        {(rows) => (
          <OfficeTable
            label={messages.title}
            rows={rows}
            columns={columns[fit]}
            to={({ sentence }) => `/properties?search=${encodeURIComponent(sentence)}`}
          />
        )}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/searches?${withParams(params, { page: number }).search}`}
      />
    </OfficePage>
  );
}

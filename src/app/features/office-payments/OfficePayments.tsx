import type { OfficePayment } from '@contract/officePayments';
import * as messages from '@messages/app/officePayments';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficePaymentsQuery } from '../../api/endpoints/officePaymentsApi';
import { Money } from '../../ui/Money';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { Filters, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { SearchBox } from '../../ui/office/SearchBox';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { PaymentPanel } from './parts/PaymentPanel';
import { SaveCsv, SaveGstSheet } from './parts/SaveFiles';
import { readPaymentFilter, attentionLabels, statusLabels, statusTones, statuses } from './paymentLabels';

type Columns = readonly [Column<OfficePayment>, ...Column<OfficePayment>[]];

const buyerColumn: Column<OfficePayment> = { name: messages.buyer, render: ({ buyer }) => buyer.name };
const amountColumn: Column<OfficePayment> = {
  name: messages.amount,
  render: ({ amount_in_paise: amount }) => <Money amountInPaise={amount} />,
  atEnd: true,
};
const statusColumn: Column<OfficePayment> = {
  name: messages.status,
  render: ({ status, attention }) =>
    attention ? (
      <Status tone="bad">{attentionLabels[attention].name}</Status>
    ) : (
      <Status tone={statusTones[status]}>{statusLabels[status]}</Status>
    ),
};
const columns: Columns = [
  buyerColumn,
  statusColumn,
  { name: messages.bought, render: ({ description }) => description },
  { name: messages.method, render: ({ method }) => method },
  { name: messages.ordered, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  amountColumn,
];
/** Beside an open payment. */
const narrowColumns: Columns = [buyerColumn, statusColumn, amountColumn];

/** `/office/payments`: every order and its money. The address holds the filter, the page and the open payment. */
export function OfficePayments() {
  const [params] = useSearchParams();
  const { page, open, search, paging } = readList(params);
  const filter = { ...(search && { search }), ...readPaymentFilter(params) };
  const { status, attention } = filter;
  const { currentData, error, refetch } = useListOfficePaymentsQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const addressOf = (next: { status?: string; attention?: string }) =>
    `/office/payments?${withParams(params, { status: next.status ?? null, attention: next.attention ?? null }).search}`;
  const isSettled = attention && !search;
  return (
    <OfficePage
      actions={
        <>
          <SaveGstSheet />
          <SaveCsv filter={filter} />
        </>
      }
    >
      <TabLinks
        name={messages.status}
        open={attention ? 'attention' : (status ?? 'all')}
        tabs={[
          { id: 'all', name: messages.all, to: addressOf({}) },
          { id: 'attention', name: messages.toSettle, to: addressOf({ attention: 'true' }) },
          ...statuses.map((one) => ({ id: one, name: statusLabels[one], to: addressOf({ status: one }) })),
        ]}
      />
      <Filters style={{ paddingTop: '1rem' }}>
        <SearchBox label={messages.searchPayments} />
      </Filters>
      <ListAndDetail $open={open !== undefined}>
        <div>
          <QueryView
            what={messages.thePayments}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingPayments} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={isSettled ? messages.allSettled : messages.noPaymentsMatch}>
                  {isSettled ? messages.everyPaymentIsSettled : messages.changeTheSearch}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.payments}
                rows={rows}
                columns={open === undefined ? columns : narrowColumns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/payments?${withParams(params, { page: number }).search}`}
          />
        </div>
        {open !== undefined && <PaymentPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

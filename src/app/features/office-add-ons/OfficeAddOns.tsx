import type { AddOnOrderStatus } from '@contract/addOnOrders';
import { minuteInMs } from '@contract/durations';
import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import * as messages from '@messages/app/officeAddOns';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListAddOnOrdersQuery } from '../../api/endpoints/officeAddOnOrdersApi';
import { color, from, radius, size, space } from '../../theme/tokens';
import { Soft } from '../../ui/Layout';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { EmptyList } from '../../ui/office/EmptyList';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { listLabels, momentOf, readListedStatus, statusLabels, statuses } from './addOnLabels';
import { AddOnPanel } from './parts/AddOnPanel';

const columns = ['ordered', 'scheduled', 'delivered'] as const;
const boardSize = 20;
const emptyTexts: Readonly<Record<AddOnOrderStatus | 'open', string>> = {
  open: messages.everythingIsDelivered,
  ordered: messages.noAddOnWaits,
  scheduled: messages.nothingIsScheduled,
  delivered: messages.nothingIsDeliveredYet,
  cancelled: messages.nothingWasCancelled,
};

/** `/office/addon-orders`: bought add-ons, as a board or by status. The address holds the status, the page and the open one. */
export function OfficeAddOns() {
  const [params] = useSearchParams();
  const { page, open, paging } = readList(params);
  const status = readListedStatus(params);
  const at = (changes: Readonly<Record<string, string | number | null>>) =>
    `/office/addon-orders?${withParams(params, changes).search}`;
  return (
    <OfficePage>
      <TabLinks
        name={messages.status}
        open={status ?? 'board'}
        tabs={[
          { id: 'board', name: messages.board, to: at({ status: null }) },
          { id: 'open', name: listLabels.open, to: at({ status: 'open' }) },
          ...statuses.map((one) => ({ id: one, name: statusLabels[one], to: at({ status: one }) })),
        ]}
      />
      <ListAndDetail $open={open !== undefined} style={{ paddingTop: '1rem' }}>
        {status ? (
          <div>
            <Orders status={status} paging={paging} page={page} openId={open} />
          </div>
        ) : (
          <Board data-narrow={open !== undefined}>
            {columns.map((one) => (
              <Orders key={one} status={one} paging={{ limit: boardSize, offset: 0 }} openId={open} />
            ))}
          </Board>
        )}
        {open !== undefined && <AddOnPanel key={open} id={open} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

interface OrdersProps {
  status: AddOnOrderStatus | 'open';
  paging: { limit: number; offset: number };
  /** Absent on the board, which shows the first ones of each column. */
  page?: number;
  openId: number | undefined;
}

/** The orders of one status, with a heading and how many there are. */
function Orders({ status, paging, page, openId }: OrdersProps) {
  const id = useId();
  const [params] = useSearchParams();
  const [now] = useState(() => Date.now());
  const { currentData, error, refetch } = useListAddOnOrdersQuery(
    { status, ...paging },
    { refetchOnMountOrArgChange: true, pollingInterval: minuteInMs, skipPollingIfUnfocused: true },
  );
  const rest = (currentData?.total ?? 0) - (currentData?.rows.length ?? 0);
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        {listLabels[status]} <span>{currentData?.total}</span>
      </Heading>
      <QueryView
        what={messages.theAddOns}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loadingAddOns} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Soft>{emptyTexts[status]}</Soft>
          </EmptyList>
        }
      >
        {(rows) => (
          <Cards>
            {rows.map((order) => (
              <li key={order.id}>
                <Card
                  order={order}
                  now={now}
                  to={withParams(params, { open: order.id })}
                  isOpen={order.id === openId}
                />
              </li>
            ))}
          </Cards>
        )}
      </QueryView>
      {page === undefined
        ? rest > 0 && <Link to={`/office/addon-orders?status=${status}`}>{messages.andMore(rest)}</Link>
        : currentData && (
            <Pages
              page={page}
              count={Math.ceil(currentData.total / officePageSize)}
              to={(number) => `/office/addon-orders?${withParams(params, { page: number }).search}`}
            />
          )}
    </section>
  );
}

interface CardProps {
  order: OfficeAddOnOrder;
  now: number;
  to: { search: string };
  isOpen: boolean;
}

function Card({ order, now, to, isOpen }: CardProps) {
  const { name, owner, listing, payment } = order;
  return (
    <CardLink to={to} preventScrollReset data-row {...(isOpen && { 'aria-current': 'true' })}>
      <strong>{name}</strong>
      <span>{listing?.title ?? messages.noListingChosen}</span>
      <span>{owner.name}</span>
      <small>
        {momentOf(order, now)}
        {payment.test && ` · ${messages.test}`}
      </small>
    </CardLink>
  );
}

const Board = styled.div`
  && {
    display: grid;
  }
  gap: ${space[24]};
  &&[data-narrow='true'] {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &&[data-narrow='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Heading = styled.h2`
  display: flex;
  gap: ${space[8]};
  padding-bottom: ${space[8]};
  font-size: ${size[14]};
  font-weight: 600;
  span {
    color: ${color.ink500};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: ${space[8]};
`;
const CardLink = styled(Link)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  text-decoration: none;
  strong {
    font-weight: 600;
  }
  small {
    color: ${color.ink500};
    font-variant-numeric: tabular-nums;
  }
  &:hover,
  &[aria-current] {
    border-color: ${color.brass500};
  }
`;

import * as messages from '@messages/app/officeContent';
import { type ReactNode, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage, shownError } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ListAndDetail, OfficePage } from '../../../ui/office/OfficePage';
import { OrderedRows } from '../../../ui/office/OrderedRows';
import { ScreenTitle } from '../../../ui/office/ScreenTitle';
import { readList, withParams } from '../../../ui/office/listAddress';
import { useOrdering } from './useOrdering';

interface OrderedScreenProps<Row> {
  /** A row as a noun: "service". */
  what: string;
  /** What the list is for, above it. */
  hint: string;
  /** How many rows the site has room for. */
  most: number;
  found: {
    data?: readonly Row[] | undefined;
    error?: unknown;
    refetch: () => Promise<{ data?: readonly Row[] | undefined }>;
  };
  send: (order: { ids: number[]; read: number[] }) => Promise<unknown>;
  nameOf: (row: Row) => string;
  detailOf: (row: Row) => ReactNode;
  pictureOf?: (row: Row) => ReactNode;
  /** Shown for an empty list. */
  empty: string;
  /** The panel of a row, or of a new one. */
  panel: (
    row: Row | null,
    places: { close: { search: string }; open: (id: number | 'new') => { search: string } },
  ) => ReactNode;
}

/** A short list whose order counts, with the open row beside it. The address holds the open one. */
export function OrderedScreen<Row extends { id: number }>({
  what,
  hint,
  most,
  found: { data, error, refetch },
  send,
  nameOf,
  detailOf,
  pictureOf,
  empty,
  panel,
}: OrderedScreenProps<Row>) {
  const title = useContext(ScreenTitle);
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const { open } = readList(params);
  const adds = params.get('open') === 'new';
  const opened = data?.find(({ id }) => id === open);
  const { rows, order } = useOrdering({
    rows: data ?? [],
    send,
    refresh: refetch,
    onRefused: (refusal) => dispatch(toastAdded('bad', errorMessage(refusal))),
  });
  const to = (id: number | 'new' | null) => withParams(params, { open: id });
  const isFull = data !== undefined && data.length >= most;
  return (
    <OfficePage actions={data && !isFull && <ButtonLink to={to('new')}>{messages.newWhat(what)}</ButtonLink>}>
      <ListAndDetail $open={opened !== undefined || adds}>
        <div>
          <QueryView
            what={messages.theS(what)}
            data={data && rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingS(what)} />}
            empty={<Notice title={messages.noSYet(what)}>{empty}</Notice>}
          >
            {(shown) => (
              <>
                <Hint>{hint}</Hint>
                <OrderedRows
                  label={title}
                  rows={shown}
                  nameOf={nameOf}
                  detailOf={detailOf}
                  {...(pictureOf && { pictureOf })}
                  to={({ id }) => to(id)}
                  openId={open}
                  onOrder={(ids) => void order(ids)}
                />
                {isFull && <Hint>{messages.thereIsRoom(most)}</Hint>}
              </>
            )}
          </QueryView>
        </div>
        {(opened || (adds && data)) && panel(opened ?? null, { close: to(null), open: to })}
      </ListAndDetail>
    </OfficePage>
  );
}

const Hint = styled.p`
  padding: ${space[8]} 0;
  color: ${color.ink500};
`;

import type { OfficeImportRow } from '@contract/officeImports';
import * as messages from '@messages/app/officeImports';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListOfficeImportRowsQuery } from '../../../api/endpoints/officeImportsApi';
import { color, space } from '../../../theme/tokens';
import { Notice } from '../../../ui/Notice';
import { Pages } from '../../../ui/Pages';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { TabLinks } from '../../../ui/TabLinks';
import { EmptyList } from '../../../ui/office/EmptyList';
import { officePageSize, readList, withParams } from '../../../ui/office/listAddress';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import type { RowTab } from '../importLabels';
import { RowForm } from './RowForm';
import { RowsTable } from './RowsTable';

interface ImportRowsProps {
  found: FoundImport;
  tabs: readonly RowTab[];
  /** A row was changed, or was not because the import is in another state. */
  onMended: () => void;
}

/** The rows of the file by their state. The address holds the tab and the page. */
export function ImportRows({ found: { id, kind, rows: counts }, tabs, onMended }: ImportRowsProps) {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  // it stays when its last row is corrected
  const [first] = useState(() => tabs.find((tab) => counts[tab] > 0) ?? tabs[0]);
  const open = tabs.find((tab) => tab === params.get('rows')) ?? first;
  const { currentData, error, refetch } = useListOfficeImportRowsQuery(
    { id, ...paging, ...(open && { state: open }) },
    { refetchOnMountOrArgChange: true },
  );
  const { list, said, onSaved } = useSaid(open, onMended);
  const addressOf = (changes: Parameters<typeof withParams>[1]) =>
    `/office/imports/${id}?${withParams(params, changes).search}`;
  const isMended = open === 'bad' || open === 'warned';
  return (
    <section ref={list} tabIndex={-1} aria-label={messages.rowsByState} style={{ outline: 'none' }}>
      <TabLinks
        name={messages.rowsByState}
        open={open ?? ''}
        tabs={tabs.map((tab) => ({
          id: tab,
          name: messages.rowStates[tab],
          to: addressOf({ rows: tab }),
          count: counts[tab],
        }))}
      />
      <Said role="status">{said}</Said>
      <QueryView
        what={messages.theRows}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="20rem" role="status" aria-label={messages.loadingRows} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={messages.noRowsHere}>
              {open === 'bad' ? messages.noErrorsLeft : messages.nothingOfThisKind}
            </Notice>
          </EmptyList>
        }
      >
        {(rows) =>
          isMended ? (
            rows.map((row) => <RowForm key={row.id} importId={id} row={row} onSaved={onSaved} onOutdated={onMended} />)
          ) : (
            <RowsTable kind={kind} tab={open ?? 'good'} rows={rows} />
          )
        }
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => addressOf({ page: number })}
      />
    </section>
  );
}

/** Says what became of a corrected row. Its form is gone when it has no error left, so the list gets the focus. */
function useSaid(open: RowTab | undefined, onMended: () => void) {
  const list = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const onSaved = ({ id, state }: OfficeImportRow) => {
    const number = wholeNumber.format(id);
    setSaid(state === 'bad' ? messages.rowHasErrors(number) : messages.rowIsRight(number));
    if (state !== open) list.current?.focus({ preventScroll: true });
    onMended();
  };
  return { list, said, onSaved };
}

const Said = styled.p`
  min-height: 1.5em;
  padding: ${space[8]} 0;
  color: ${color.ink500};
`;

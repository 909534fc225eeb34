import type { OfficeImport } from '@contract/officeImports';
import * as messages from '@messages/app/officeImports';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeImportsQuery } from '../../api/endpoints/officeImportsApi';
import { Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { wholeNumber } from '../../ui/wholeNumber';
import { stateTones } from './importLabels';
import { NewImport } from './parts/NewImport';

const columns: readonly [Column<OfficeImport>, ...Column<OfficeImport>[]] = [
  { name: messages.file, render: ({ file_name: name }) => name },
  { name: messages.kind, render: ({ kind }) => messages.ofKind[kind].name },
  {
    name: messages.status,
    render: ({ state }) => <Status tone={stateTones[state]}>{messages.states[state]}</Status>,
  },
  { name: messages.broughtBy, render: ({ by }) => by },
  { name: messages.when, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  {
    name: messages.rowsBroughtIn,
    render: ({ rows: { done, total } }) => messages.countOf(wholeNumber.format(done), wholeNumber.format(total)),
    atEnd: true,
  },
];

/** `/office/imports`: the files that data was brought in from, and a form for another one. */
export function OfficeImports() {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const { currentData, error, refetch } = useListOfficeImportsQuery(paging, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage>
      <Stack $gap={32}>
        <NewImport />
        <section aria-label={messages.files}>
          <QueryView
            what={messages.theFiles}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="20rem" role="status" aria-label={messages.loadingFiles} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={messages.noFiles}>{messages.chooseTheFirst}</Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.files}
                rows={rows}
                columns={columns}
                to={({ id }) => `/office/imports/${id}`}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/imports?${withParams(params, { page: number }).search}`}
          />
        </section>
      </Stack>
    </OfficePage>
  );
}

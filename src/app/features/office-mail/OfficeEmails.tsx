import type { OfficeEmail } from '@contract/office';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, shownError } from '../../api/apiError';
import { useListOfficeEmailsQuery, useRetryOfficeEmailMutation } from '../../api/endpoints/officeApi';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { ownMoment } from '../../ui/days';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { Filters, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { SearchBox } from '../../ui/office/SearchBox';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';

const stateLabels = { sent: 'Sent', waiting: 'Waiting', failed: 'Failed' } as const;
const stateTones = { sent: 'good', waiting: 'waiting', failed: 'bad' } as const;
const states = ['failed', 'waiting', 'sent'] as const;

const columns: readonly [Column<OfficeEmail>, ...Column<OfficeEmail>[]] = [
  { name: 'Subject', render: ({ subject }) => subject },
  { name: 'To', render: ({ to }) => to },
  { name: 'Status', render: ({ state }) => <Status tone={stateTones[state]}>{stateLabels[state]}</Status> },
  {
    name: 'Problem',
    render: ({ failure, tries }) => (failure ? `${failure} (${tries === 1 ? '1 attempt' : `${tries} attempts`})` : ''),
  },
  {
    name: 'Next attempt',
    render: ({ next_try_at: at }) => (at ? ownMoment(at) : ''),
    atEnd: true,
  },
  { name: 'Written', render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  { name: 'Action', render: (email) => (email.state === 'sent' ? null : <Retry email={email} />) },
];

/** `/office/emails`: the outbox, and sending again what failed. */
export function OfficeEmails() {
  const [params] = useSearchParams();
  const { page, search, paging } = readList(params);
  const state = states.find((one) => one === params.get('state'));
  const { currentData, error, refetch } = useListOfficeEmailsQuery(
    { ...paging, ...(search && { search }), ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const addressOf = (next: string | null) => `/office/emails?${withParams(params, { state: next }).search}`;
  return (
    <OfficePage title="Emails">
      <TabLinks
        name="Status"
        open={state ?? 'all'}
        tabs={[
          { id: 'all', name: 'All', to: addressOf(null) },
          ...states.map((one) => ({ id: one, name: stateLabels[one], to: addressOf(one) })),
        ]}
      />
      <Filters style={{ paddingTop: '1rem' }}>
        <SearchBox label="Search by recipient or subject" />
      </Filters>
      <QueryView
        what="the emails"
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label="Loading emails" />}
        empty={
          <Notice title={state === 'failed' && !search ? 'All done.' : 'No emails match.'}>
            {state === 'failed' && !search ? 'Every email was sent.' : 'Change the search or the status.'}
          </Notice>
        }
      >
        {(rows) => <OfficeTable label="Emails" rows={rows} columns={columns} />}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/emails?${withParams(params, { page: number }).search}`}
      />
    </OfficePage>
  );
}

function Retry({ email: { id, tries, subject } }: { email: OfficeEmail }) {
  const [retry, { isLoading }] = useRetryOfficeEmailMutation();
  const dispatch = useAppDispatch();
  const send = () =>
    retry({ id, tries })
      .unwrap()
      .then(
        () => dispatch(toastAdded('good', 'We are sending this email again.')),
        (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
      );
  return (
    <OfficeButton $kind="quiet" disabled={isLoading} aria-label={`Send again: ${subject}`} onClick={() => void send()}>
      Send again
    </OfficeButton>
  );
}

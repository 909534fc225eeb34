import type { OfficeEmail } from '@contract/office';
import * as messages from '@messages/app/officeMail';
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
import { EmptyList } from '../../ui/office/EmptyList';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { Filters, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { SearchBox } from '../../ui/office/SearchBox';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { emailStates, readEmailState } from './emailState';

const stateLabels = {
  sent: messages.sent,
  waiting: messages.waiting,
  failed: messages.failed,
  bounced: messages.cameBack,
} as const;
const stateTones = { sent: 'good', waiting: 'waiting', failed: 'bad', bounced: 'quiet' } as const;

const columns: readonly [Column<OfficeEmail>, ...Column<OfficeEmail>[]] = [
  { name: messages.subject, render: ({ subject }) => subject },
  { name: messages.to, render: ({ to }) => to },
  { name: messages.status, render: ({ state }) => <Status tone={stateTones[state]}>{stateLabels[state]}</Status> },
  {
    name: messages.problem,
    render: ({ failure, tries }) => (failure ? `${failure} (${messages.attemptsTries(tries)})` : ''),
  },
  {
    name: messages.nextAttempt,
    render: ({ next_try_at: at }) => (at ? ownMoment(at) : ''),
    atEnd: true,
  },
  { name: messages.written, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  { name: messages.action, render: (email) => (email.state === 'sent' ? null : <Retry email={email} />) },
];

/** `/office/emails`: the outbox, and sending again what failed. */
export function OfficeEmails() {
  const [params] = useSearchParams();
  const { page, search, paging } = readList(params);
  const state = readEmailState(params);
  const { currentData, error, refetch } = useListOfficeEmailsQuery(
    { ...paging, ...(search && { search }), ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const addressOf = (next: string | null) => `/office/emails?${withParams(params, { state: next }).search}`;
  return (
    <OfficePage>
      <TabLinks
        name={messages.status}
        open={state ?? 'all'}
        tabs={[
          { id: 'all', name: messages.all, to: addressOf(null) },
          ...emailStates.map((one) => ({ id: one, name: stateLabels[one], to: addressOf(one) })),
        ]}
      />
      <Filters style={{ paddingTop: '1rem' }}>
        <SearchBox label={messages.searchByRecipientOrSubject} />
      </Filters>
      <QueryView
        what={messages.theEmails}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingEmails} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={state === 'failed' && !search ? messages.allDone : messages.noEmailsMatch}>
              {state === 'failed' && !search ? messages.everyEmailWasSent : messages.changeTheSearchOrTheStatus}
            </Notice>
          </EmptyList>
        }
      >
        {(rows) => <OfficeTable label={messages.emails} rows={rows} columns={columns} />}
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
        () => dispatch(toastAdded('good', messages.weAreSendingThisEmailAgain)),
        (refusal: unknown) => dispatch(toastAdded('bad', errorMessage(refusal))),
      );
  return (
    <OfficeButton
      $kind="quiet"
      disabled={isLoading}
      aria-label={messages.sendAgain(subject)}
      onClick={() => void send()}
    >
      {messages.sendAgainLabel}
    </OfficeButton>
  );
}

import type { OfficeNewsletterRow, Subscriber } from '@contract/officeNewsletters';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, shownError } from '../../api/apiError';
import {
  useListNewslettersQuery,
  useListSubscribersQuery,
  useSaveSubscribersCsvMutation,
} from '../../api/endpoints/officeNewslettersApi';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { ButtonLink } from '../../ui/Button';
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
import { deliveryLabel, newsletterLabels, newsletterTones } from './newsletterForm';

/** `/office/newsletters`: letters and subscribers. The address holds the tab, the search and the page. */
export function Newsletters() {
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'subscribers' ? 'subscribers' : 'letters';
  return (
    <OfficePage title="Newsletters" actions={<ButtonLink to="/office/newsletters/new">New newsletter</ButtonLink>}>
      <TabLinks
        name="Newsletters"
        open={tab}
        tabs={[
          { id: 'letters', name: 'Newsletters', to: '/office/newsletters' },
          { id: 'subscribers', name: 'Subscribers', to: '/office/newsletters?tab=subscribers' },
        ]}
      />
      {tab === 'letters' ? <Letters /> : <Subscribers />}
    </OfficePage>
  );
}

const letterColumns: readonly [Column<OfficeNewsletterRow>, ...Column<OfficeNewsletterRow>[]] = [
  { name: 'Subject', render: ({ subject }) => subject },
  {
    name: 'Status',
    render: ({ state }) => <Status tone={newsletterTones[state]}>{newsletterLabels[state]}</Status>,
  },
  { name: 'Emails', render: ({ delivery }) => deliveryLabel(delivery) },
  { name: 'Saved', render: ({ saved_at: at }) => ownMoment(at), atEnd: true },
  { name: 'Sent', render: ({ sent_at: at }) => at && ownMoment(at), atEnd: true },
];

function Letters() {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const { currentData, error, refetch } = useListNewslettersQuery(paging, { refetchOnMountOrArgChange: true });
  return (
    <>
      <QueryView
        what="the newsletters"
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label="Loading newsletters" />}
        empty={<Notice title="No newsletters yet.">Write the first one.</Notice>}
      >
        {(rows) => (
          <OfficeTable
            label="Newsletters"
            rows={rows}
            columns={letterColumns}
            to={({ id }) => `/office/newsletters/${id}`}
          />
        )}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/newsletters?${withParams(params, { page: number }).search}`}
      />
    </>
  );
}

const subscriberColumns: readonly [Column<Subscriber>, ...Column<Subscriber>[]] = [
  { name: 'Email', render: ({ email }) => email },
  {
    name: 'Status',
    render: ({ confirmed_at: at }) => (
      <Status tone={at ? 'good' : 'waiting'}>{at ? 'Confirmed' : 'Not confirmed'}</Status>
    ),
  },
  { name: 'Subscribed on the site', render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  { name: 'Confirmed by email', render: ({ confirmed_at: at }) => at && ownMoment(at), atEnd: true },
];

function Subscribers() {
  const [params] = useSearchParams();
  const { page, search, paging } = readList(params);
  const { currentData, error, refetch } = useListSubscribersQuery(
    { ...paging, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Filters style={{ paddingTop: '1rem' }}>
        <SearchBox label="Search by email address" />
        <SaveCsv />
      </Filters>
      <QueryView
        what="the subscribers"
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label="Loading subscribers" />}
        empty={
          <Notice title={search ? 'No subscribers match.' : 'No subscribers yet.'}>
            {search ? 'Change the search.' : 'Visitors subscribe at the foot of every page.'}
          </Notice>
        }
      >
        {(rows) => <OfficeTable label="Subscribers" rows={rows} columns={subscriberColumns} />}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/newsletters?${withParams(params, { page: number }).search}`}
      />
    </>
  );
}

function SaveCsv() {
  const [save, { isLoading }] = useSaveSubscribersCsvMutation();
  const dispatch = useAppDispatch();
  const download = () =>
    save()
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', `The file was not saved. ${errorMessage(refusal)}`)));
  return (
    <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void download()}>
      <Download size={16} strokeWidth={1.5} aria-hidden /> Download CSV
    </OfficeButton>
  );
}

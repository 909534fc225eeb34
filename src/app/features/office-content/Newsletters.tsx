import type { OfficeNewsletterRow, Subscriber } from '@contract/officeNewsletters';
import * as messages from '@messages/app/officeContent';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import {
  useListNewslettersQuery,
  useListSubscribersQuery,
  useSaveSubscribersCsvMutation,
} from '../../api/endpoints/officeNewslettersApi';
import { useDownload } from '../../session/useDownload';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { ownMoment } from '../../ui/days';
import { CsvButton } from '../../ui/office/CsvButton';
import { EmptyList } from '../../ui/office/EmptyList';
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
    <OfficePage actions={<ButtonLink to="/office/newsletters/new">{messages.newNewsletter}</ButtonLink>}>
      <TabLinks
        name={messages.newsletters}
        open={tab}
        tabs={[
          { id: 'letters', name: messages.newsletters, to: '/office/newsletters' },
          { id: 'subscribers', name: messages.subscribers, to: '/office/newsletters?tab=subscribers' },
        ]}
      />
      {tab === 'letters' ? <Letters /> : <Subscribers />}
    </OfficePage>
  );
}

const letterColumns: readonly [Column<OfficeNewsletterRow>, ...Column<OfficeNewsletterRow>[]] = [
  { name: messages.subject, render: ({ subject }) => subject },
  {
    name: messages.status,
    render: ({ state }) => <Status tone={newsletterTones[state]}>{newsletterLabels[state]}</Status>,
  },
  { name: messages.emails, render: ({ delivery }) => deliveryLabel(delivery) },
  { name: messages.saved, render: ({ saved_at: at }) => ownMoment(at), atEnd: true },
  { name: messages.sent, render: ({ sent_at: at }) => at && ownMoment(at), atEnd: true },
];

function Letters() {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const { currentData, error, refetch } = useListNewslettersQuery(paging, { refetchOnMountOrArgChange: true });
  return (
    <>
      <QueryView
        what={messages.theNewsletters}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingNewsletters} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={messages.noNewslettersYet}>{messages.writeTheFirstOne}</Notice>
          </EmptyList>
        }
      >
        {(rows) => (
          <OfficeTable
            label={messages.newsletters}
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
  { name: messages.email, render: ({ email }) => email },
  {
    name: messages.status,
    render: ({ confirmed_at: at }) => (
      <Status tone={at ? 'good' : 'waiting'}>{at ? messages.confirmed : messages.notConfirmed}</Status>
    ),
  },
  { name: messages.subscribedOnTheSite, render: ({ created_at: at }) => ownMoment(at), atEnd: true },
  { name: messages.confirmedByEmail, render: ({ confirmed_at: at }) => at && ownMoment(at), atEnd: true },
];

function Subscribers() {
  const [params] = useSearchParams();
  const { page, search, paging } = readList(params);
  const { currentData, error, refetch } = useListSubscribersQuery(
    { ...paging, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const { saveFile, isSaving } = useDownload<void>(useSaveSubscribersCsvMutation());
  return (
    <>
      <Filters style={{ paddingTop: '1rem' }}>
        <SearchBox label={messages.searchByEmailAddress} />
        <CsvButton isSaving={isSaving} onSave={() => saveFile(undefined)} />
      </Filters>
      <QueryView
        what={messages.theSubscribers}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingSubscribers} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={search ? messages.noSubscribersMatch : messages.noSubscribersYet}>
              {search ? messages.changeTheSearch : messages.visitorsSubscribeAtTheFoot}
            </Notice>
          </EmptyList>
        }
      >
        {(rows) => <OfficeTable label={messages.subscribers} rows={rows} columns={subscriberColumns} />}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/newsletters?${withParams(params, { page: number }).search}`}
      />
    </>
  );
}

import type { Person } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListAgentsQuery } from '../../api/endpoints/officeAgentsApi';
import { useListPeopleQuery, useSaveContactsCsvMutation } from '../../api/endpoints/peopleApi';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { useDownload } from '../../session/useDownload';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { callHref } from '../../ui/callHref';
import { ownDay } from '../../ui/days';
import { ageLabel } from '../../ui/office/ageLabel';
import { CsvButton } from '../../ui/office/CsvButton';
import { EmptyList } from '../../ui/office/EmptyList';
import { ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable, type ShortRow } from '../../ui/office/OfficeTable';
import { Status } from '../../ui/office/Status';
import { nextRow, officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { readContactFilter } from './contactFilter';
import { contactName, phoneLabel, stateLabels, stateTone, stepLabel } from './contactLabels';
import { ContactFilters } from './parts/ContactFilters';
import { ContactPanel } from './parts/ContactPanel';

type Columns = readonly [Column<Person>, ...Column<Person>[]];

const nameColumn: Column<Person> = { name: messages.nameLabel, render: contactName };
const statusColumn: Column<Person> = {
  name: messages.status,
  render: (person) => <Status tone={stateTone(person)}>{stateLabels[person.state]}</Status>,
};
const reachColumn: Column<Person> = {
  name: messages.reach,
  render: ({ phones: [phone], emails: [email] }) => (phone ? phoneLabel(phone) : email),
};
const columns: Columns = [
  nameColumn,
  statusColumn,
  reachColumn,
  { name: messages.nextStep, render: stepLabel },
  { name: messages.agent, render: ({ agent }) => agent?.name ?? '' },
  { name: messages.lastContact, render: ({ last_contact_at: at }) => ownDay(at), atEnd: true },
];
/** Beside an open contact. */
const narrowColumns: Columns = [nameColumn, statusColumn, reachColumn];

const shortRow = (person: Person): ShortRow => ({
  end: ageLabel(person.last_contact_at, Date.now()),
  line: (
    <>
      {statusColumn.render(person)} {stepLabel(person) || person.agent?.name || person.emails[0]}
    </>
  ),
  call: person.phones[0] ? { href: callHref(person.phones[0]), name: contactName(person) } : undefined,
});

/** `/office/contacts`: everyone whom the office knows. The address holds the filter, the page and the open contact. */
export function OfficeContacts() {
  const [params] = useSearchParams();
  const { page, open, paging } = readList(params);
  const filter = readContactFilter(params);
  const { currentData, error, refetch } = useListPeopleQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const { data: agents = [] } = useListAgentsQuery();
  const { data: me } = useGetMeQuery();
  const next = open === undefined ? undefined : nextRow(currentData?.rows ?? [], open);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <OfficePage actions={me?.is_superuser === true && <FileActions filter={filter} />}>
      <ListAndDetail $open={open !== undefined}>
        <div>
          <ContactFilters agents={agents} />
          <QueryView
            what={messages.theContacts}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingContacts} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={isFiltered ? messages.noContactsMatch : messages.nobodyYet}>
                  {isFiltered ? messages.changeTheFilter : messages.theyAppearHere}
                </Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.contacts}
                rows={rows}
                short={shortRow}
                columns={open === undefined ? columns : narrowColumns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/contacts?${withParams(params, { page: number }).search}`}
          />
        </div>
        {open !== undefined && (
          <ContactPanel
            key={open}
            id={open}
            agents={agents}
            close={withParams(params, { open: null })}
            next={next === undefined ? undefined : withParams(params, { open: next })}
          />
        )}
      </ListAndDetail>
    </OfficePage>
  );
}

/** For superusers: contacts from a file, and those of the list as one. */
function FileActions({ filter }: { filter: ReturnType<typeof readContactFilter> }) {
  const { saveFile, isSaving } = useDownload(useSaveContactsCsvMutation());
  return (
    <>
      <ButtonLink $kind="quiet" to="/office/imports?kind=contacts">
        <Upload size={16} strokeWidth={1.5} aria-hidden /> {messages.bringIn}
      </ButtonLink>
      <CsvButton isSaving={isSaving} onSave={() => saveFile(filter)} />
    </>
  );
}

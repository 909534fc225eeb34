import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/app/officePeople';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeAccountsQuery, useSaveAccountsCsvMutation } from '../../api/endpoints/officeApi';
import { useDownload } from '../../session/useDownload';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownDay, ownMoment } from '../../ui/days';
import { CsvButton } from '../../ui/office/CsvButton';
import { EmptyList } from '../../ui/office/EmptyList';
import { InlineSelect } from '../../ui/office/OfficeControls';
import { Filters, ListAndDetail, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { SearchBox } from '../../ui/office/SearchBox';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { AccountPanel } from './parts/AccountPanel';
import { accountRoleLabels, rolesLabel, statusLabel } from './roleLabels';

const roleFilters = ['agent', 'editor', 'superuser'] as const;

const columns: readonly [Column<OfficeAccount>, ...Column<OfficeAccount>[]] = [
  { name: messages.username, render: ({ username }) => username },
  { name: messages.nameLabel, render: ({ name }) => name },
  { name: messages.email, render: ({ email }) => email },
  { name: messages.phone, render: ({ phone }) => phone },
  { name: messages.roles, render: rolesLabel },
  {
    name: messages.status,
    render: (account) => <Status tone={account.disabled ? 'bad' : 'good'}>{statusLabel(account)}</Status>,
  },
  { name: messages.joined, render: ({ date_joined: at }) => ownDay(at), atEnd: true },
  { name: messages.lastSeen, render: ({ last_seen_at: at }) => (at ? ownMoment(at) : ''), atEnd: true },
];

/** `/office/people`: every account. The address holds the filter, the page and the open account. */
export function OfficePeople() {
  const [params, setParams] = useSearchParams();
  const { page, open, search, paging } = readList(params);
  const role = roleFilters.find((one) => one === params.get('role'));
  const disabled = params.get('disabled') === 'true';
  const filter = { ...(search && { search }), ...(role && { role }), ...(disabled && { disabled }) };
  const { currentData, error, refetch } = useListOfficeAccountsQuery(
    { ...paging, ...filter },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    setParams(new URLSearchParams(withParams(params, changes).search));
  const opened = currentData?.rows.find(({ id }) => id === open);
  const { saveFile, isSaving } = useDownload(useSaveAccountsCsvMutation());
  return (
    <OfficePage actions={<CsvButton isSaving={isSaving} onSave={() => saveFile(filter)} />}>
      <Filters>
        <SearchBox label={messages.searchByName} />
        <InlineSelect>
          {messages.role}
          <select value={role ?? ''} onChange={({ currentTarget: { value } }) => choose({ role: value })}>
            <option value="">{messages.all}</option>
            {roleFilters.map((one) => (
              <option key={one} value={one}>
                {accountRoleLabels[one]}
              </option>
            ))}
          </select>
        </InlineSelect>
        <InlineSelect>
          {messages.status}
          <select
            value={disabled ? 'true' : ''}
            onChange={({ currentTarget: { value } }) => choose({ disabled: value })}
          >
            <option value="">{messages.all}</option>
            <option value="true">{messages.disabled}</option>
          </select>
        </InlineSelect>
      </Filters>
      <ListAndDetail $open={opened !== undefined}>
        <div>
          <QueryView
            what={messages.theAccounts}
            data={currentData?.rows}
            failure={shownError(error)}
            onRetry={() => void refetch()}
            skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingAccounts} />}
            empty={
              <EmptyList total={currentData?.total}>
                <Notice title={messages.noAccountsMatch}>{messages.changeTheSearchOrTheFilter}</Notice>
              </EmptyList>
            }
          >
            {(rows) => (
              <OfficeTable
                label={messages.accounts}
                rows={rows}
                columns={opened ? [columns[0], ...columns.slice(1, 3), ...columns.slice(4, 6)] : columns}
                to={({ id }) => withParams(params, { open: id })}
                openId={open}
              />
            )}
          </QueryView>
          <Pages
            page={page}
            count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
            to={(number) => `/office/people?${withParams(params, { page: number }).search}`}
          />
        </div>
        {opened && <AccountPanel key={opened.id} account={opened} close={withParams(params, { open: null })} />}
      </ListAndDetail>
    </OfficePage>
  );
}

import { beginningOf } from '@contract/beginningOf';
import { dayInMs } from '@contract/durations';
import type { AuditEntry } from '@contract/office';
import * as messages from '@messages/app/officeAudit';
import { Link, useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListAuditQuery } from '../../api/endpoints/officeApi';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { Differences } from '../../ui/office/Differences';
import { InlineSelect, OfficeButton } from '../../ui/office/OfficeControls';
import { Filters, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { officePageSize, readList, wholeIn, withParams } from '../../ui/office/listAddress';
import { actionLabel, actionLabels } from './auditLabels';
import { rowAddress } from '../../ui/office/rowAddress';

const columns: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { name: messages.what, render: (entry) => <What entry={entry} /> },
  { name: messages.who, render: (entry) => <Who entry={entry} /> },
  { name: messages.change, render: (entry) => <Differences change={entry} /> },
  { name: messages.when, render: ({ at }) => ownMoment(at), atEnd: true },
];

/** What was done, with a link to the row. */
function What({ entry }: { entry: AuditEntry }) {
  const address = rowAddress(entry.subject_type, entry.subject_id);
  const name = entry.subject_name || messages.number(entry.subject_id);
  return (
    <>
      {actionLabel(entry.action)}
      <br />
      {address ? <Link to={address}>{name}</Link> : name}
    </>
  );
}

/** Who did it; a press shows all of theirs. */
function Who({ entry: { actor, role } }: { entry: AuditEntry }) {
  const [params] = useSearchParams();
  return (
    <>
      <Link to={withParams(params, { actor: actor.id, page: null })}>{actor.username}</Link> ({role})
    </>
  );
}

const indiasMidnight = (day: string) => `${day}T00:00:00+05:30`;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayInMs).toISOString().slice(0, 10);
/** A day of an address; undefined if it is none. */
const dayIn = (text: string | null) =>
  text && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The filter that an address names; what cannot be read filters nothing. */
export function readAuditFilter(params: URLSearchParams) {
  const text = (name: string, most: number) => beginningOf(params.get(name)?.trim() ?? '', most);
  const [actor, action] = [wholeIn(params.get('actor')), text('action', 60)];
  const [type, id] = [text('subject_type', 40), text('subject_id', 40)];
  const [since, until] = [dayIn(params.get('since')), dayIn(params.get('until'))];
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(type && { subject_type: type }),
    ...(id && { subject_id: id }),
    ...(since && { from: indiasMidnight(since) }),
    ...(until && { to: indiasMidnight(dayAfter(until)) }),
  };
}

/** `/office/audit`: what staff changed. The address holds the filter. */
export function OfficeAudit() {
  const [params, setParams] = useSearchParams();
  const { page, paging } = readList(params);
  const filter = readAuditFilter(params);
  const { currentData, error, refetch } = useListAuditQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    setParams(new URLSearchParams(withParams(params, { page: null, ...changes }).search));
  return (
    <OfficePage>
      <Filters>
        <InlineSelect>
          {messages.action}
          <select value={filter.action ?? ''} onChange={({ currentTarget: { value } }) => choose({ action: value })}>
            <option value="">{messages.all}</option>
            {Object.entries(actionLabels).map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </select>
        </InlineSelect>
        {(['since', 'until'] as const).map((name) => (
          <InlineSelect key={name}>
            {messages.days[name]}
            <input
              type="date"
              // also a year that is half typed
              value={params.get(name) ?? ''}
              onChange={({ currentTarget: { value } }) => choose({ [name]: value || null })}
            />
          </InlineSelect>
        ))}
        {(filter.subject_id ?? filter.actor) !== undefined && (
          <OfficeButton $kind="quiet" onClick={() => choose({ subject_id: null, subject_type: null, actor: null })}>
            {messages.showAllChanges}
          </OfficeButton>
        )}
      </Filters>
      <QueryView
        what={messages.theAudit}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingTheAudit} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={messages.noChangesMatch}>{messages.whatStaffChangeInTheOffice}</Notice>
          </EmptyList>
        }
      >
        {(rows) => <OfficeTable label={messages.changes} rows={rows} columns={columns} />}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/audit?${withParams(params, { page: number }).search}`}
      />
    </OfficePage>
  );
}

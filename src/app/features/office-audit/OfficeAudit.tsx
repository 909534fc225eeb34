import type { AuditEntry } from '@contract/office';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListAuditQuery } from '../../api/endpoints/officeApi';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { Differences } from '../../ui/office/Differences';
import { InlineSelect, OfficeButton } from '../../ui/office/OfficeControls';
import { Filters, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { officePageSize, readList, wholeIn, withParams } from '../../ui/office/listAddress';
import { actionLabel, actionLabels } from './auditLabels';

const columns: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { name: 'What', render: ({ action, subject_id: id }) => `${actionLabel(action)}, ${id}` },
  { name: 'Who', render: ({ actor, role }) => `${actor.username} (${role})` },
  { name: 'Change', render: (entry) => <Differences change={entry} /> },
  { name: 'When', render: ({ at }) => ownMoment(at), atEnd: true },
];

/** The filter that an address names; what cannot be read filters nothing. */
export function readAuditFilter(params: URLSearchParams) {
  const text = (name: string, most: number) => params.get(name)?.trim().slice(0, most);
  const [actor, action] = [wholeIn(params.get('actor')), text('action', 60)];
  const [type, id] = [text('subject_type', 40), text('subject_id', 40)];
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(type && { subject_type: type }),
    ...(id && { subject_id: id }),
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
    setParams(new URLSearchParams(withParams(params, changes).search));
  return (
    <OfficePage title="Audit">
      <Filters>
        <InlineSelect>
          Action
          <select value={filter.action ?? ''} onChange={({ currentTarget: { value } }) => choose({ action: value })}>
            <option value="">All</option>
            {Object.entries(actionLabels).map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </select>
        </InlineSelect>
        {(filter.subject_id ?? filter.actor) !== undefined && (
          <OfficeButton $kind="quiet" onClick={() => choose({ subject_id: null, subject_type: null, actor: null })}>
            Show all changes
          </OfficeButton>
        )}
      </Filters>
      <QueryView
        what="the audit"
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label="Loading the audit" />}
        empty={<Notice title="No changes match.">What staff change in the office appears here.</Notice>}
      >
        {(rows) => <OfficeTable label="Changes" rows={rows} columns={columns} />}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/audit?${withParams(params, { page: number }).search}`}
      />
    </OfficePage>
  );
}

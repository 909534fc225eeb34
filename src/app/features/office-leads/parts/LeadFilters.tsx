import { enquiryKindLabels, enquiryKinds } from '@contract/enquirySubject';
import * as messages from '@messages/app/officeLeads';
import { useSearchParams } from 'react-router-dom';
import { AgentFilter } from '../../../ui/office/AgentFilter';
import { Filters } from '../../../ui/office/OfficePage';
import { InlineSelect } from '../../../ui/office/OfficeControls';
import { SearchBox } from '../../../ui/office/SearchBox';
import { withParams } from '../../../ui/office/listAddress';
import { stateLabels, states } from '../officeLeadLabels';

/** Which enquiries are listed; the address holds the choice. */
export function LeadFilters({ agents }: { agents: readonly { id: number; name: string }[] }) {
  const [params, setParams] = useSearchParams();
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    setParams(new URLSearchParams(withParams(params, changes).search));
  const status = params.get('overdue') === 'true' ? 'overdue' : (params.get('state') ?? '');
  return (
    <Filters>
      <SearchBox label={messages.searchByName} />
      <InlineSelect>
        {messages.status}
        <select
          value={status}
          onChange={({ currentTarget: { value } }) =>
            choose(value === 'overdue' ? { overdue: 'true', state: null } : { overdue: null, state: value })
          }
        >
          <option value="">{messages.all}</option>
          <option value="overdue">{messages.overdue}</option>
          <option value="open">{messages.notClosed}</option>
          <option value="snoozed">{messages.snoozed}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </select>
      </InlineSelect>
      <InlineSelect>
        {messages.kind}
        <select value={params.get('kind') ?? ''} onChange={({ currentTarget: { value } }) => choose({ kind: value })}>
          <option value="">{messages.all}</option>
          {enquiryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {enquiryKindLabels[kind]}
            </option>
          ))}
        </select>
      </InlineSelect>
      <AgentFilter
        label={messages.assignee}
        value={params.get('assignee') ?? ''}
        agents={agents}
        onChoose={(value) => choose({ assignee: value })}
      />
    </Filters>
  );
}

import * as messages from '@messages/app/officeContacts';
import { useSearchParams } from 'react-router-dom';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { AgentFilter } from '../../../ui/office/AgentFilter';
import { Filters } from '../../../ui/office/OfficePage';
import { SearchBox } from '../../../ui/office/SearchBox';
import { withParams } from '../../../ui/office/listAddress';
import { readContactFilter } from '../contactFilter';
import { stateLabels, states } from '../contactLabels';

/** Which contacts are listed; the address holds the choice. */
export function ContactFilters({ agents }: { agents: readonly { id: number; name: string }[] }) {
  const [params, setParams] = useSearchParams();
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    setParams(new URLSearchParams(withParams(params, { page: null, ...changes }).search));
  const status = params.get('due') === 'true' ? 'due' : (params.get('state') ?? '');
  const { tag } = readContactFilter(params);
  return (
    <Filters>
      <SearchBox label={messages.searchBy} />
      <InlineSelect>
        {messages.status}
        <select
          value={status}
          onChange={({ currentTarget: { value } }) =>
            choose(value === 'due' ? { due: 'true', state: null } : { due: null, state: value })
          }
        >
          <option value="">{messages.all}</option>
          <option value="due">{messages.isDue}</option>
          <option value="open">{messages.open}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </select>
      </InlineSelect>
      <AgentFilter
        label={messages.agent}
        value={params.get('agent') ?? ''}
        agents={agents}
        onChoose={(value) => choose({ agent: value })}
      />
      {tag && (
        <OfficeButton $kind="quiet" onClick={() => choose({ tag: null })}>
          {messages.withoutTag(tag)}
        </OfficeButton>
      )}
    </Filters>
  );
}

import * as messages from '@messages/app/officeUi';
import { InlineSelect } from './OfficeControls';

interface AgentFilterProps {
  label: string;
  /** As the address says it: an id, `me`, `none`, or empty for everybody's. */
  value: string;
  agents: readonly { id: number; name: string }[];
  onChoose: (value: string) => void;
}

/** Whose rows a list shows. */
export function AgentFilter({ label, value, agents, onChoose }: AgentFilterProps) {
  return (
    <InlineSelect>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{messages.everybody}</option>
        <option value="me">{messages.me}</option>
        <option value="none">{messages.nobody}</option>
        {agents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </InlineSelect>
  );
}

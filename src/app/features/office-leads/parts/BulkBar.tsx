import type { OfficeEnquiry } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeOfficeEnquiriesMutation } from '../../../api/endpoints/officeEnquiriesApi';
import { color, radius, space } from '../../../theme/tokens';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';

interface BulkBarProps {
  enquiries: readonly OfficeEnquiry[];
  agents: readonly { id: number; name: string }[];
  /** The rows as they are after a change. */
  onChanged: (rows: readonly OfficeEnquiry[]) => void;
  onDone: () => void;
}

interface Change {
  state?: OfficeEnquiry['state'];
  assignee?: number | null;
}
interface Result {
  words: string;
  failures: readonly string[];
}

/** What gives each row back what a change took: rows that had the same are changed together. */
function undoing(change: Change, before: readonly OfficeEnquiry[], changed: readonly OfficeEnquiry[]) {
  const groups = new Map<string, { change: Change; rows: OfficeEnquiry[] }>();
  for (const row of changed) {
    const was = before.find(({ id }) => id === row.id);
    if (!was) continue;
    const back: Change = {
      ...(change.state && { state: was.state }),
      ...(change.assignee !== undefined && { assignee: was.assignee?.id ?? null }),
    };
    const group = groups.get(JSON.stringify(back)) ?? { change: back, rows: [] };
    group.rows.push(row);
    groups.set(JSON.stringify(back), group);
  }
  return [...groups.values()];
}

/** What is done with all selected enquiries at once, and undone; says how many were changed, and of each other one why not. */
export function BulkBar({ enquiries, agents, onChanged, onDone }: BulkBarProps) {
  const [changeMany, { isLoading, error }] = useChangeOfficeEnquiriesMutation();
  const [result, setResult] = useState<Result>();
  const [undo, setUndo] = useState<ReturnType<typeof undoing>>([]);
  const nameOf = (id: number) => enquiries.find((one) => one.id === id)?.name ?? messages.enquiryId(id);
  const run = async (groups: ReturnType<typeof undoing>, wordsOf: (changed: number) => string) => {
    const changed: OfficeEnquiry[] = [];
    const failures: string[] = [];
    setResult(undefined);
    setUndo([]);
    for (const { change, rows } of groups) {
      const { data } = await changeMany({ enquiries: rows.map(({ id, version }) => ({ id, version })), ...change });
      // the error is shown; what was changed before stays so
      if (!data) break;
      changed.push(...data.changed);
      failures.push(...data.failed.map(({ id, detail }) => `${nameOf(id)}: ${detail}`));
    }
    onChanged(changed);
    if (changed.length + failures.length > 0) setResult({ words: wordsOf(changed.length), failures });
    return changed;
  };
  const apply = async (change: Change) => {
    const before = [...enquiries];
    const changed = await run([{ change, rows: before }], messages.countLabel);
    setUndo(undoing(change, before, changed));
  };
  return (
    <Bar role="group" aria-label={messages.selectedEnquiries}>
      <strong>{messages.selectedCount(enquiries.length)}</strong>
      <InlineSelect>
        {messages.assignTo}
        <select
          value=""
          disabled={isLoading}
          onChange={({ currentTarget: { value } }) => void apply({ assignee: value === 'none' ? null : Number(value) })}
        >
          <option value="" disabled>
            {messages.choose}
          </option>
          <option value="none">{messages.nobody}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </InlineSelect>
      <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void apply({ state: 'closed' })}>
        {messages.close}
      </OfficeButton>
      <OfficeButton $kind="quiet" onClick={onDone}>
        {messages.clearSelection}
      </OfficeButton>
      {undo.length > 0 && (
        <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void run(undo, messages.asBefore)}>
          {messages.undo}
        </OfficeButton>
      )}
      <div role="status" data-bad={Boolean(error) || (result?.failures.length ?? 0) > 0}>
        {isLoading && messages.saving}
        {!isLoading && result?.failures.length === 0 && `${result.words} `}
        {error && (result ? errorMessage(error) : messages.nothingWasChanged(errorMessage(error)))}
        {result && result.failures.length > 0 && (
          <>
            {messages.notChanged(result.words)}
            <ul>
              {result.failures.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  margin-bottom: ${space[12]};
  padding: ${space[8]} ${space[12]};
  background: ${color.sand100};
  border-radius: ${radius.control};
  [role='status'] {
    color: ${color.leaf700};
  }
  [data-bad='true'] {
    color: ${color.claret700};
  }
`;

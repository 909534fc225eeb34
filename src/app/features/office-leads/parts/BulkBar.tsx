import type { OfficeEnquiry } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeOfficeEnquiriesMutation } from '../../../api/endpoints/officeEnquiriesApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, radius, space } from '../../../theme/tokens';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';

interface BulkBarProps {
  enquiries: readonly OfficeEnquiry[];
  agents: readonly { id: number; name: string }[];
  onDone: () => void;
}

const countLabel = (changed: number) => messages.countLabel(changed);

/** What is done with all selected enquiries at once; says how many were changed, and of each other one why not. */
export function BulkBar({ enquiries, agents, onDone }: BulkBarProps) {
  const dispatch = useAppDispatch();
  const [changeMany, { isLoading, error }] = useChangeOfficeEnquiriesMutation();
  const [result, setResult] = useState<{ changed: number; failures: readonly string[] }>();
  const nameOf = (id: number) => enquiries.find((one) => one.id === id)?.name ?? messages.enquiryId(id);
  const apply = async (change: { state?: 'closed'; assignee?: number | null }) => {
    const rows = enquiries.map(({ id, version }) => ({ id, version }));
    setResult(undefined);
    const { data } = await changeMany({ enquiries: rows, ...change });
    if (!data) return;
    setResult({
      changed: data.changed.length,
      failures: data.failed.map(({ id, detail }) => `${nameOf(id)}: ${detail}`),
    });
    if (data.failed.length > 0) return;
    dispatch(toastAdded('good', countLabel(data.changed.length)));
    onDone();
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
      <div role="status">
        {isLoading && messages.saving}
        {error && messages.nothingWasChanged(errorMessage(error))}
        {result && result.failures.length > 0 && (
          <>
            {messages.notChanged(countLabel(result.changed))}
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
    color: ${color.claret700};
  }
`;

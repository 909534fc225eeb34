import type { OfficeEnquiry } from '@contract/officeEnquiries';
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

const countLabel = (changed: number) => (changed === 1 ? '1 enquiry is changed.' : `${changed} enquiries are changed.`);

/** What is done with all selected enquiries at once; says how many were changed, and of each other one why not. */
export function BulkBar({ enquiries, agents, onDone }: BulkBarProps) {
  const dispatch = useAppDispatch();
  const [changeMany, { isLoading, error }] = useChangeOfficeEnquiriesMutation();
  const [result, setResult] = useState<{ changed: number; failures: readonly string[] }>();
  const nameOf = (id: number) => enquiries.find((one) => one.id === id)?.name ?? `Enquiry ${id}`;
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
    <Bar role="group" aria-label="Selected enquiries">
      <strong>{enquiries.length} selected</strong>
      <InlineSelect>
        Assign to
        <select
          value=""
          disabled={isLoading}
          onChange={({ currentTarget: { value } }) => void apply({ assignee: value === 'none' ? null : Number(value) })}
        >
          <option value="" disabled>
            Choose
          </option>
          <option value="none">Nobody</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </InlineSelect>
      <OfficeButton $kind="quiet" disabled={isLoading} onClick={() => void apply({ state: 'closed' })}>
        Close
      </OfficeButton>
      <OfficeButton $kind="quiet" onClick={onDone}>
        Clear selection
      </OfficeButton>
      <div role="status">
        {isLoading && 'Saving …'}
        {error && `Nothing was changed. ${errorMessage(error)}`}
        {result && result.failures.length > 0 && (
          <>
            {countLabel(result.changed)} Not changed:
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

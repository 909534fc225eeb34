import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeOfficeEnquiryMutation } from '../../../api/endpoints/officeEnquiriesApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { useMe } from '../../../session/useMe';
import { space } from '../../../theme/tokens';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { stateLabels, states } from '../officeLeadLabels';
import { Snooze } from './Snooze';

interface LeadChoicesProps {
  enquiry: OfficeEnquiryDetail;
  agents: readonly { id: number; name: string }[];
}

interface Change {
  state?: OfficeEnquiryDetail['state'];
  assignee?: number | null;
  snoozed_until?: string | null;
}

/** Changes an enquiry, and gives back what it was unless a colleague has changed it since. */
function useLeadChange({ id, version, state, assignee, snoozed_until: until }: OfficeEnquiryDetail) {
  const [change, { isLoading }] = useChangeOfficeEnquiryMutation();
  const [before, setBefore] = useState<Change & { version: number }>();
  const dispatch = useAppDispatch();
  const send = async (given: Change & { version: number }) => {
    const { data, error } = await change({ id, ...given });
    if (error) dispatch(toastAdded('bad', errorMessage(error)));
    return data;
  };
  const apply = async (given: Change) => {
    const changed = await send({ version, ...given });
    // answering takes an enquiry that nobody has, too
    if (changed)
      setBefore({
        version: changed.version,
        ...(changed.state !== state && { state }),
        ...(changed.assignee?.id !== assignee?.id && { assignee: assignee?.id ?? null }),
        // one whose rest was over needs none again
        ...(changed.snoozed_until !== until && {
          snoozed_until: until && Date.parse(until) > Date.now() ? until : null,
        }),
      });
  };
  const undo = async () => {
    if (before && (await send(before))) setBefore(undefined);
  };
  return { apply, isLoading, ...(before && { undo }) };
}

/** State and assignee, the most frequent changes of them as a press each, and what gives the last one back. A refused change shows the enquiry as it is now. */
export function LeadChoices({ enquiry, agents }: LeadChoicesProps) {
  const { state, assignee } = enquiry;
  const { apply, undo, isLoading } = useLeadChange(enquiry);
  const me = useMe()?.id;
  const row = useRef<HTMLDivElement>(null);
  /** What was pressed: it is disabled meanwhile, or gone afterwards, and the focus with it. */
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLoading || !pressed.current || document.activeElement !== document.body) return;
    if (pressed.current.isConnected) pressed.current.focus();
    else {
      const undoing = row.current?.querySelector<HTMLElement>('[data-undo]');
      // the panel, where the keys go on working
      (undoing ?? row.current?.closest<HTMLElement>('[data-commands]'))?.focus({ preventScroll: true });
    }
  }, [isLoading, state, assignee, enquiry.snoozed_until, undo]);
  const on = (act: () => Promise<void>) => (event: SyntheticEvent<HTMLElement>) => {
    pressed.current = event.currentTarget;
    void act().catch(() => undefined);
  };
  return (
    <Row ref={row}>
      <InlineSelect>
        {messages.status}
        <select
          value={state}
          disabled={isLoading}
          onChange={(event) => {
            const next = states.find((one) => one === event.currentTarget.value);
            if (next) on(() => apply({ state: next }))(event);
          }}
        >
          {states.map((one) => (
            <option key={one} value={one}>
              {stateLabels[one]}
            </option>
          ))}
        </select>
      </InlineSelect>
      <InlineSelect>
        {messages.assignee}
        <select
          value={assignee?.id ?? ''}
          disabled={isLoading}
          onChange={(event) => {
            const { value } = event.currentTarget;
            on(() => apply({ assignee: value === '' ? null : Number(value) }))(event);
          }}
        >
          <option value="">{messages.nobody}</option>
          {assignee && !agents.some((agent) => agent.id === assignee.id) && (
            <option value={assignee.id}>{assignee.name}</option>
          )}
          {agents.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {agent.name}
            </option>
          ))}
        </select>
      </InlineSelect>
      {me !== undefined && assignee?.id !== me && (
        <OfficeButton
          $kind="quiet"
          disabled={isLoading}
          aria-keyshortcuts="t"
          onClick={on(() => apply({ assignee: me }))}
        >
          {messages.take}
        </OfficeButton>
      )}
      {state !== 'closed' && (
        <OfficeButton
          $kind="quiet"
          disabled={isLoading}
          aria-keyshortcuts="e"
          onClick={on(() => apply({ state: 'closed' }))}
        >
          {messages.markAsClosed}
        </OfficeButton>
      )}
      {state !== 'closed' && (
        <Snooze
          enquiry={enquiry}
          disabled={isLoading}
          onSnooze={(until, event) => on(() => apply({ snoozed_until: until }))(event)}
        />
      )}
      {undo && (
        <OfficeButton $kind="quiet" disabled={isLoading} data-undo aria-keyshortcuts="u" onClick={on(undo)}>
          {messages.undo}
        </OfficeButton>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

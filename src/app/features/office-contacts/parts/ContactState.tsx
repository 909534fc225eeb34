import { officeLimits } from '@contract/officeLimits';
import type { PersonDetail } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { TextField } from '../../../ui/Field';
import { Soft } from '../../../ui/Layout';
import { ActionForm } from '../../../ui/office/ActionForm';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import { setStates, stateLabels } from '../contactLabels';
import { useContactChange } from './useContactChange';

interface ContactStateProps {
  person: PersonDetail;
  agents: readonly { id: number; name: string }[];
}

/** Where we stand with a contact, and who looks after them. One who is lost is so for a reason. */
export function ContactState({ person, agents }: ContactStateProps) {
  const { apply, isLoading } = useContactChange(person);
  const [isLosing, setLosing] = useState(false);
  const { agent, state } = person;
  return (
    <div>
      <Row>
        <InlineSelect>
          {messages.status}
          <select
            value={isLosing ? 'lost' : person.is_state_set ? state : ''}
            disabled={isLoading}
            onChange={({ currentTarget: { value } }) => {
              const next = setStates.find((one) => one === value) ?? null;
              setLosing(next === 'lost');
              if (next !== 'lost') void apply({ state: next });
            }}
          >
            <option value="">{person.is_state_set ? messages.automatic : messages.byItself(stateLabels[state])}</option>
            {setStates.map((one) => (
              <option key={one} value={one}>
                {stateLabels[one]}
              </option>
            ))}
          </select>
        </InlineSelect>
        <InlineSelect>
          {messages.agent}
          <select
            value={agent?.id ?? ''}
            disabled={isLoading}
            onChange={({ currentTarget: { value } }) => void apply({ agent: value === '' ? null : Number(value) })}
          >
            <option value="">{messages.nobody}</option>
            {agent && !agents.some(({ id }) => id === agent.id) && <option value={agent.id}>{agent.name}</option>}
            {agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </InlineSelect>
      </Row>
      {person.lost_reason && !isLosing && <Soft>{person.lost_reason}</Soft>}
      {isLosing && (
        <WhyLost
          busy={isLoading}
          onCancel={() => setLosing(false)}
          onSend={async (reason) => {
            if (await apply({ state: 'lost', lost_reason: reason })) setLosing(false);
          }}
        />
      )}
    </div>
  );
}

interface WhyLostProps {
  busy: boolean;
  onCancel: () => void;
  onSend: (reason: string) => Promise<void>;
}

function WhyLost({ busy, onCancel, onSend }: WhyLostProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionForm
      name={messages.markAsLost}
      action={messages.markAsLost}
      busy={busy}
      disabled={reason.trim() === ''}
      onSend={() => void onSend(reason)}
    >
      <TextField
        label={messages.whyLost}
        maxLength={officeLimits.contact.reason}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div>
        <OfficeButton $kind="quiet" onClick={onCancel}>
          {messages.cancel}
        </OfficeButton>
      </div>
    </ActionForm>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

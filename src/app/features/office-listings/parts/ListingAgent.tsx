import type { OfficeProperty } from '@contract/officeProperties';
import * as messages from '@messages/app/officeAgents';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useListAgentsQuery } from '../../../api/endpoints/officeAgentsApi';
import { useChangeOfficePropertyMutation } from '../../../api/endpoints/officePropertiesApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { SelectField } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';

/** Who answers for a listing: one of the agents, or nobody in particular. */
export function ListingAgent({ listing: { id, version, agent } }: { listing: OfficeProperty }) {
  const { data: agents = [] } = useListAgentsQuery();
  const [change, { isLoading, error }] = useChangeOfficePropertyMutation();
  const dispatch = useAppDispatch();
  const before = agent ? String(agent.id) : '';
  const [chosen, choose] = useState<string>();
  const value = chosen ?? before;
  const send = async () => {
    const { data } = await change({ id, version, agent: value === '' ? null : Number(value) });
    if (!data) return;
    choose(undefined);
    dispatch(toastAdded('good', messages.saved));
  };
  // somebody who lost the role is still named until another is chosen
  const lost = agent && !agents.some((one) => one.id === agent.id);
  return (
    <ActionForm
      name={messages.answers}
      action={messages.save}
      busy={isLoading}
      disabled={value === before}
      failure={error === undefined ? undefined : (fieldErrors(error).agent ?? errorMessage(error))}
      onSend={() => void send()}
    >
      <SelectField label={messages.answers} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{messages.nobodyInParticular}</option>
        {lost && <option value={agent.id}>{messages.notOnTheSite(agent.name)}</option>}
        {agents.map(({ id: one, name, shown }) => (
          <option key={one} value={one}>
            {shown ? name : messages.notOnTheSite(name)}
          </option>
        ))}
      </SelectField>
    </ActionForm>
  );
}

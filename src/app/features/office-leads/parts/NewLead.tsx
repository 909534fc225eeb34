import { officeLimits } from '@contract/officeLimits';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import { limits } from '@contract/limits';
import { plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/officeLeads';
import * as office from '@messages/app/officeUi';
import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { refusalOf } from '../../../api/apiError';
import { useAddOfficeEnquiryMutation } from '../../../api/endpoints/officeEnquiriesApi';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { CheckList } from '../../../ui/CheckList';
import { ActionForm } from '../../../ui/office/ActionForm';
import { CloseLink, Detail, DetailHead } from '../../../ui/office/OfficePage';
import { wholeIn } from '../../../ui/office/listAddress';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { useClientId } from '../../../ui/useClientId';
import { channelLabels } from '../officeLeadLabels';

const empty = {
  name: '',
  channel: 'phone',
  phone: '',
  email: '',
  message: '',
  property: '',
  assignee: '',
  answered: 'yes',
};
type Name = keyof typeof empty;

interface NewLeadProps {
  agents: readonly { id: number; name: string }[];
  close: To;
  onAdded: (enquiry: OfficeEnquiry) => void;
}

/** Enters somebody who called or came by. What was typed is kept in this tab until it is saved. */
export function NewLead({ agents, close, onAdded }: NewLeadProps) {
  const { values, set, reset } = useDraftFields('office-new-lead', empty);
  const [add, { isLoading, error }] = useAddOfficeEnquiryMutation();
  const clientId = useClientId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const number = plainNumber(values.property).replace(/^#/, '').trim();
  const property = number === '' ? null : wholeIn(number);
  const isReachable = values.phone.trim() !== '' || values.email.trim() !== '';
  const { errors, failure } = refusalOf(error, [
    'name',
    'channel',
    'phone',
    'email',
    'message',
    'property',
    'assignee',
  ]);
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const send = async () => {
    if (property === undefined) return;
    const { name, phone, email, message, assignee } = values;
    const channel = officeLimits.enteredChannels.find((one) => one === values.channel) ?? 'office';
    const given = {
      name,
      channel,
      phone,
      email,
      message,
      property,
      answered: values.answered === 'yes',
      ...(assignee !== '' && { assignee: Number(assignee) }),
    };
    const { data } = await add({ ...given, client_id: clientId.of(given) });
    if (!data) return;
    clientId.answered();
    reset(empty);
    onAdded(data);
  };
  return (
    <Detail ref={panel} aria-label={messages.newLead}>
      <CloseLink to={close} label={messages.closeNewLead} />
      <DetailHead>
        <h2>{messages.newLead}</h2>
      </DetailHead>
      <ActionForm
        name={messages.newLead}
        action={messages.saveLead}
        kind="primary"
        busy={isLoading}
        disabled={values.name.trim() === '' || values.message.trim() === '' || !isReachable || property === undefined}
        failure={failure}
        onSend={() => void send()}
      >
        <TextField label={messages.nameLabel} maxLength={limits.name.max} autoComplete="off" {...field('name')} />
        <SelectField label={messages.reachedUsBy} {...field('channel')}>
          {officeLimits.enteredChannels.map((one) => (
            <option key={one} value={one}>
              {channelLabels[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.phone}
          type="tel"
          help={messages.phoneOrEmail}
          autoComplete="off"
          {...field('phone')}
        />
        <TextField label={messages.email} type="email" autoComplete="off" {...field('email')} />
        <TextArea label={messages.whatTheyAsk} maxLength={limits.message.max} {...field('message')} />
        <TextField
          label={messages.listingNumber}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('property')}
          error={property === undefined ? messages.wrongListingNumber : errors.property}
        />
        <SelectField label={messages.assignee} {...field('assignee')}>
          <option value="">{office.me}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <CheckList>
          <legend>{messages.firstReply}</legend>
          <label>
            <input
              type="checkbox"
              checked={values.answered === 'yes'}
              onChange={({ currentTarget: { checked } }) => set('answered', checked ? 'yes' : 'no')}
            />
            {messages.spokenAlready}
          </label>
        </CheckList>
      </ActionForm>
    </Detail>
  );
}

import type { OfficeAgent } from '@contract/officeAgents';
import { type AgentLanguage, agentLanguages } from '@contract/agentLanguages';
import { limits } from '@contract/limits';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/app/officeAgents';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { refusalOf } from '../../../api/apiError';
import { useChangeAgentMutation } from '../../../api/endpoints/officeAgentsApi';
import { useGetMeQuery } from '../../../api/endpoints/sessionApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { CheckList } from '../../../ui/CheckList';
import { TextField } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { ActionForm } from '../../../ui/office/ActionForm';
import { CloseLink, Detail, DetailHead } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { useDraftFields } from '../../../ui/office/useDraftFields';

/** One who answers: what visitors read of them, which they and superusers change. */
export function AgentPanel({ agent, close }: { agent: OfficeAgent; close: To }) {
  const { data: me } = useGetMeQuery();
  const panel = useRef<HTMLElement>(null);
  const { id, version, name, shown } = agent;
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id]);
  const isOwn = me?.id === id;
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenAgent}>
      <CloseLink to={close} label={messages.close} />
      <Stack $gap={24}>
        <DetailHead>
          <h2>{name}</h2>
          <Status tone={shown ? 'good' : 'quiet'}>{shown ? messages.shown : messages.notShown}</Status>
        </DetailHead>
        {shown && (
          <p>
            <Link to={`/agents/${id}`}>{messages.seePage}</Link>
          </p>
        )}
        {isOwn || me?.is_superuser ? (
          <AgentForm key={version} agent={agent} isOwn={isOwn} />
        ) : (
          <Soft>{messages.onlyTheyChange}</Soft>
        )}
      </Stack>
    </Detail>
  );
}

/** What the form keeps: texts, with the languages apart by spaces. */
const toFields = ({ shown, phone, email, rera_number, languages }: OfficeAgent) => ({
  shown: shown ? 'yes' : '',
  phone,
  email,
  rera_number,
  languages: languages.join(' '),
});

function AgentForm({ agent, isOwn }: { agent: OfficeAgent; isOwn: boolean }) {
  const { id, version, name } = agent;
  const saved = toFields(agent);
  const { values, isChanged, set, reset } = useDraftFields(`office-agent/${id}`, saved);
  const [change, { isLoading, error }] = useChangeAgentMutation();
  const dispatch = useAppDispatch();
  const { errors, failure } = refusalOf(error, ['phone', 'email', 'rera_number']);
  const chosen = agentLanguages.filter((one) => values.languages.split(' ').includes(one));
  const toggle = (language: AgentLanguage) =>
    set('languages', agentLanguages.filter((one) => chosen.includes(one) !== (one === language)).join(' '));
  const send = async () => {
    const { shown, phone, email, rera_number } = values;
    const { data } = await change({ id, version, shown: shown !== '', phone, email, rera_number, languages: chosen });
    if (!data) return;
    reset(toFields(data));
    dispatch(toastAdded('good', messages.saved));
  };
  return (
    <ActionForm
      name={name}
      action={messages.save}
      kind="primary"
      busy={isLoading}
      disabled={!isChanged}
      failure={failure}
      onSend={() => void send()}
    >
      <CheckList as="div">
        <label>
          <input
            type="checkbox"
            checked={values.shown !== ''}
            onChange={({ currentTarget: { checked } }) => set('shown', checked ? 'yes' : '')}
          />
          {isOwn ? messages.showOnTheSite : messages.showThem(name)}
        </label>
      </CheckList>
      <TextField
        label={messages.phone}
        help={messages.phoneHelp}
        type="tel"
        autoComplete="off"
        value={values.phone}
        error={errors.phone}
        onChange={({ currentTarget: { value } }) => set('phone', value)}
      />
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        value={values.email}
        error={errors.email}
        onChange={({ currentTarget: { value } }) => set('email', value)}
      />
      <TextField
        label={messages.reraNumber}
        help={messages.reraHelp}
        autoComplete="off"
        maxLength={limits.shortText.max}
        value={values.rera_number}
        error={errors.rera_number}
        onChange={({ currentTarget: { value } }) => set('rera_number', value)}
      />
      <CheckList>
        <legend>{messages.languages}</legend>
        {agentLanguages.map((one) => (
          <label key={one}>
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => toggle(one)} />
            {languageMessages.languageNames[one]}
          </label>
        ))}
      </CheckList>
    </ActionForm>
  );
}

import { agentLanguages } from '@contract/agentLanguages';
import { limits } from '@contract/limits';
import { officeLimits } from '@contract/officeLimits';
import type { PersonDetail } from '@contract/people';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/app/officeContacts';
import { refusalOf } from '../../../api/apiError';
import { SelectField, TextField } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { useContactChange } from './useContactChange';

const tagsOf = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Name, language and tags of a contact. What is typed is kept in this tab until it is saved. */
export function ContactDetails({ person }: { person: PersonDetail }) {
  const saved = {
    name: person.name,
    language: person.language ?? '',
    zone: person.zone ?? '',
    tags: person.tags.join(', '),
  };
  const { values, set, reset, isChanged } = useDraftFields(`office-contact/${person.id}`, saved);
  const { apply, isLoading, error } = useContactChange(person);
  const { errors } = refusalOf(error, ['name', 'language', 'zone', 'tags']);
  const send = async () => {
    const language = agentLanguages.find((one) => one === values.language) ?? null;
    if (await apply({ name: values.name, language, zone: values.zone.trim() || null, tags: tagsOf(values.tags) }))
      reset(values);
  };
  return (
    <ActionForm
      name={messages.details}
      action={messages.saveDetails}
      busy={isLoading}
      disabled={!isChanged || values.name.trim() === ''}
      onSend={() => void send()}
    >
      <TextField
        label={messages.nameLabel}
        maxLength={limits.name.max}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={({ currentTarget }) => set('name', currentTarget.value)}
      />
      <SelectField
        label={messages.language}
        value={values.language}
        error={errors.language}
        onChange={({ currentTarget }) => set('language', currentTarget.value)}
      >
        <option value="">{messages.unknownLanguage}</option>
        {agentLanguages.map((one) => (
          <option key={one} value={one}>
            {languageMessages.languageNames[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={messages.zone}
        help={messages.zoneHelp}
        maxLength={officeLimits.contact.zone}
        autoComplete="off"
        value={values.zone}
        error={errors.zone}
        onChange={({ currentTarget }) => set('zone', currentTarget.value)}
      />
      <TextField
        label={messages.tags}
        help={messages.tagsHelp}
        autoComplete="off"
        value={values.tags}
        error={errors.tags}
        onChange={({ currentTarget }) => set('tags', currentTarget.value)}
      />
    </ActionForm>
  );
}

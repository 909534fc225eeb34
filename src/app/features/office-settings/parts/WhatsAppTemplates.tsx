import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/whatsAppTemplates';
import { TextArea, TextField } from '../../../ui/Field';
import { GroupError } from '../../../ui/GroupError';
import { templateNumbers } from '../settingsForm';

const { template: limits } = officeLimits;

interface WhatsAppTemplatesProps {
  typed: Readonly<Record<string, string | undefined>>;
  /** The server's messages by field. */
  refused: Readonly<Record<string, string | undefined>>;
}

/** The named texts that agents choose for WhatsApp. */
export function WhatsAppTemplates({ typed, refused }: WhatsAppTemplatesProps) {
  const field = Object.keys(refused).find((name) => name.split('.')[0] === 'whatsapp_templates');
  return (
    <section aria-labelledby="settings-templates">
      <h2 id="settings-templates">{messages.title}</h2>
      <p>{messages.hint}</p>
      {templateNumbers.map((number) => (
        <div key={number}>
          <TextField
            label={messages.name(number)}
            name={`template_name_${number}`}
            defaultValue={typed[`template_name_${number}`]}
            maxLength={limits.name}
          />
          <TextArea
            label={messages.text(number)}
            name={`template_text_${number}`}
            rows={2}
            defaultValue={typed[`template_text_${number}`]}
            maxLength={limits.text}
          />
        </div>
      ))}
      {field && <GroupError id="templates-error">{refused[field]}</GroupError>}
    </section>
  );
}

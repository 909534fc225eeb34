import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import * as messages from '@messages/app/whatsAppTemplates';
import { useState } from 'react';
import styled from 'styled-components';
import { useListWhatsAppTemplatesQuery } from '../../../api/endpoints/officeSettingsApi';
import { space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';
import { InlineSelect } from '../../../ui/office/OfficeControls';
import { filledTemplate, whatsAppLink } from '../officeLeadLabels';

/** Opens a WhatsApp chat with the person, beginning with a template that is chosen here. */
export function WhatsApp({ enquiry }: { enquiry: OfficeEnquiryDetail }) {
  const { data: templates = [] } = useListWhatsAppTemplatesQuery();
  const [chosen, setChosen] = useState<string>();
  const template = templates.find(({ name }) => name === chosen) ?? templates[0];
  const words = template ? filledTemplate(template.text, enquiry) : '';
  const chat = whatsAppLink(enquiry, words);
  if (!chat) return null;
  return (
    <section aria-label="WhatsApp">
      <Row>
        {template && (
          <InlineSelect>
            {messages.choose}
            <select value={template.name} onChange={({ currentTarget: { value } }) => setChosen(value)}>
              {templates.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </InlineSelect>
        )}
        <a href={chat} target="_blank" rel="noreferrer" aria-keyshortcuts="w">
          {messages.open}
        </a>
      </Row>
      {words && <Soft>{words}</Soft>}
    </section>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: end;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
`;

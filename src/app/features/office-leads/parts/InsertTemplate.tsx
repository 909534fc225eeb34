import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import * as leadMessages from '@messages/app/officeLeads';
import * as messages from '@messages/app/whatsAppTemplates';
import { useListWhatsAppTemplatesQuery } from '../../../api/endpoints/officeSettingsApi';
import { InlineSelect } from '../../../ui/office/OfficeControls';
import { filledTemplate } from '../officeLeadLabels';

interface InsertTemplateProps {
  enquiry: OfficeEnquiryDetail;
  /** With the template's text, filled in for the person. */
  onInsert: (words: string) => void;
}

/** Puts one of the saved texts into a reply, to be changed before it is sent. Nothing where none is saved. */
export function InsertTemplate({ enquiry, onInsert }: InsertTemplateProps) {
  const { data: templates = [] } = useListWhatsAppTemplatesQuery();
  if (templates.length === 0) return null;
  return (
    <InlineSelect>
      {messages.insert}
      <select
        value=""
        onChange={({ currentTarget: { value } }) => {
          const template = templates.find(({ name }) => name === value);
          if (template) onInsert(filledTemplate(template.text, enquiry));
        }}
      >
        <option value="" disabled>
          {leadMessages.choose}
        </option>
        {templates.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </InlineSelect>
  );
}

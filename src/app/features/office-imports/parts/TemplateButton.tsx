import * as messages from '@messages/app/officeImports';
import { Download } from 'lucide-react';
import { useSaveImportTemplateMutation } from '../../../api/endpoints/officeImportsApi';
import { useDownload } from '../../../session/useDownload';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Saves a file with the headings that we know. */
export function TemplateButton() {
  const { saveFile, isSaving } = useDownload(useSaveImportTemplateMutation());
  return (
    <OfficeButton $kind="quiet" disabled={isSaving} onClick={() => saveFile(messages.templateName)}>
      <Download size={16} strokeWidth={1.5} aria-hidden /> {messages.downloadTemplate}
    </OfficeButton>
  );
}

import type { ImportKind } from '@contract/importLimits';
import * as messages from '@messages/app/officeImports';
import { Download } from 'lucide-react';
import { useSaveImportTemplateMutation } from '../../../api/endpoints/officeImportsApi';
import { useDownload } from '../../../session/useDownload';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Saves a file with the headings that we know. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const { saveFile, isSaving } = useDownload(useSaveImportTemplateMutation());
  return (
    <OfficeButton
      $kind="quiet"
      disabled={isSaving}
      onClick={() => saveFile({ kind, name: messages.ofKind[kind].templateName })}
    >
      <Download size={16} strokeWidth={1.5} aria-hidden /> {messages.downloadTemplate}
    </OfficeButton>
  );
}

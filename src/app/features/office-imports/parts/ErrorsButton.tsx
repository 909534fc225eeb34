import * as messages from '@messages/app/officeImports';
import { Download } from 'lucide-react';
import { useSaveImportErrorsMutation } from '../../../api/endpoints/officeImportsApi';
import { useDownload } from '../../../session/useDownload';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import type { FoundImport } from '../importMachine';

/** Saves the rows with errors as a file, to correct them in a spreadsheet. */
export function ErrorsButton({ found: { id, file_name: name } }: { found: FoundImport }) {
  const { saveFile, isSaving } = useDownload(useSaveImportErrorsMutation());
  const save = () => saveFile({ id, name: messages.errorsName(name.replace(/\.\w+$/, '')) });
  return (
    <OfficeButton $kind="quiet" disabled={isSaving} onClick={save}>
      <Download size={16} strokeWidth={1.5} aria-hidden /> {messages.downloadErrors}
    </OfficeButton>
  );
}

import * as messages from '@messages/app/officeUi';
import { Download } from 'lucide-react';
import { OfficeButton } from './OfficeControls';

/** Saves a list as a file for spreadsheets. */
export function CsvButton({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  return (
    <OfficeButton $kind="quiet" disabled={isSaving} onClick={onSave}>
      <Download size={16} strokeWidth={1.5} aria-hidden /> {messages.downloadCsv}
    </OfficeButton>
  );
}

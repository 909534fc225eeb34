import * as messages from '@messages/app/officeUi';
import { Download } from 'lucide-react';
import { OfficeButton } from './OfficeControls';

interface CsvButtonProps {
  isSaving: boolean;
  onSave: () => void;
  /** The file can be brought in again; beside a button that saves the list as it is read. */
  forImport?: boolean;
}

/** Saves a list as a file for spreadsheets. */
export function CsvButton({ isSaving, onSave, forImport = false }: CsvButtonProps) {
  return (
    <OfficeButton $kind="quiet" disabled={isSaving} onClick={onSave}>
      <Download size={16} strokeWidth={1.5} aria-hidden />{' '}
      {forImport ? messages.downloadForImport : messages.downloadCsv}
    </OfficeButton>
  );
}

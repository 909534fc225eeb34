import * as messages from '@messages/app/officeContent';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Goes back to the saved text, after a confirmation. */
export function DiscardButton({ disabled, onDiscard }: { disabled: boolean; onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <OfficeButton $kind="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {messages.discardChanges}
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title={messages.discardWhatYouChanged}
          action={messages.discard}
          wayBack={messages.keepIt}
          onConfirm={() => {
            onDiscard();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {messages.theFormShowsTheSavedText}
        </ConfirmDialog>
      )}
    </>
  );
}

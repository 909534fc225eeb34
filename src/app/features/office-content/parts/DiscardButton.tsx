import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** Goes back to the saved text, after a confirmation. */
export function DiscardButton({ disabled, onDiscard }: { disabled: boolean; onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <OfficeButton $kind="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        Discard changes
      </OfficeButton>
      {asking && (
        <ConfirmDialog
          title="Discard what you changed?"
          action="Discard"
          wayBack="Keep it"
          onConfirm={() => {
            onDiscard();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          The form shows the saved text again.
        </ConfirmDialog>
      )}
    </>
  );
}

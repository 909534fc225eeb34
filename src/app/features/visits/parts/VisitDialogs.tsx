import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/visits';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextArea } from '../../../ui/Field';
import { Stack } from '../../../ui/Layout';
import type { VisitChanging } from '../useVisitChange';

/** Asks for the reason, which the other one reads. */
export function CancelVisit({ change }: { change: VisitChanging }) {
  const [reason, setReason] = useState('');
  const busy = change.view === 'cancelling';
  return (
    <ConfirmDialog
      title={messages.cancelThisVisit}
      action={busy ? messages.cancelling : messages.cancelTheVisit}
      wayBack={messages.keepIt}
      busy={busy}
      onConfirm={() => change.send({ step: 'cancel', reason })}
      onClose={change.back}
    >
      <Stack $gap={16}>
        <p>{messages.theOtherReads}</p>
        <TextArea
          label={messages.reasonLabel}
          name="reason"
          optional
          rows={2}
          maxLength={visitLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {change.refusal !== undefined && <p role="alert">{errorMessage(change.refusal)}</p>}
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks before a visit is noted as missed. */
export function MissVisit({ change }: { change: VisitChanging }) {
  const busy = change.view === 'noting';
  return (
    <ConfirmDialog
      title={messages.markAsMissed}
      action={busy ? messages.noting : messages.noteIt}
      wayBack={messages.back}
      busy={busy}
      onConfirm={() => change.send({ step: 'miss' })}
      onClose={change.back}
    >
      <p>{messages.markAsMissedWords}</p>
      {change.refusal !== undefined && <p role="alert">{errorMessage(change.refusal)}</p>}
    </ConfirmDialog>
  );
}

import type { OfficeVisit } from '@contract/officeVisits';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeVisits';
import { useState } from 'react';
import { fieldErrors } from '../../../api/apiError';
import { useCancelOfficeVisitMutation, useMissOfficeVisitMutation } from '../../../api/endpoints/officeVisitsApi';
import { formDraft } from '../../../platform/formDraft';
import { TextArea } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { failureOf, useSaid } from './useSaid';

const draftOf = (id: number) => `office-visit/${id}`;

/** Cancels a visit with a reason that visitor and owner read; it is kept in this tab until it is sent. */
export function CancelForm({ visit: { id, version } }: { visit: OfficeVisit }) {
  const [cancel, { isLoading, error }] = useCancelOfficeVisitMutation();
  const [reason, setReason] = useState(() => formDraft.read(draftOf(id)).reason ?? '');
  const said = useSaid();
  const send = async () => {
    const { data } = await cancel({ id, version, reason });
    if (!data) return;
    formDraft.forget(draftOf(id));
    said(messages.theVisitIsCancelled);
  };
  return (
    <ActionForm
      name={messages.cancel}
      action={messages.cancelTheVisit}
      busy={isLoading}
      disabled={reason.trim() === ''}
      failure={failureOf(error, ['reason'])}
      onSend={() => void send()}
    >
      <TextArea
        label={messages.reasonForCancelling}
        help={messages.bothRead}
        rows={2}
        maxLength={officeLimits.reason.max}
        value={reason}
        error={fieldErrors(error).reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          formDraft.keep(draftOf(id), { reason: currentTarget.value });
        }}
      />
    </ActionForm>
  );
}

/** Notes that the visitor did not come. */
export function MissForm({ visit: { id, version } }: { visit: OfficeVisit }) {
  const [miss, { isLoading, error }] = useMissOfficeVisitMutation();
  const said = useSaid();
  const send = async () => {
    const { data } = await miss({ id, version });
    if (data) said(messages.theVisitIsMissed);
  };
  return (
    <ActionForm
      name={messages.missed}
      action={messages.noteAsMissed}
      busy={isLoading}
      failure={failureOf(error, [])}
      onSend={() => void send()}
    >
      <p>{messages.missedWords}</p>
    </ActionForm>
  );
}

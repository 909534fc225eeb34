import { officeLimits } from '@contract/officeLimits';
import type { OfficeProperty } from '@contract/officeProperties';
import * as messages from '@messages/app/officeListings';
import { useState } from 'react';
import { codeOf, errorMessage, fieldErrors } from '../../../api/apiError';
import { asksWhetherRight } from '../../../api/publishBlockers';
import { useApprovePropertyMutation, useReturnPropertyMutation } from '../../../api/endpoints/officePropertiesApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { formDraft } from '../../../platform/formDraft';
import { useAppDispatch } from '../../../session/storeHooks';
import { TextArea } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { titleOf } from '../listingLabels';

/** Approves a listing in review, or returns it with a reason, which is kept in this tab until it is sent. */
export function ReviewActions({ listing }: { listing: OfficeProperty }) {
  const { id, version, owner } = listing;
  const draft = `office-listing/${id}`;
  const dispatch = useAppDispatch();
  const [approve, approving] = useApprovePropertyMutation();
  const [giveBack, returning] = useReturnPropertyMutation();
  const [reason, setReason] = useState(() => formDraft.read(draft).reason ?? '');
  const refused = fieldErrors(returning.error).reason;
  const change = (next: string) => {
    setReason(next);
    formDraft.keep(draft, { reason: next });
  };
  const isAsked = asksWhetherRight(codeOf(approving.error));
  const send = async (as: 'approve' | 'return') => {
    approving.reset();
    returning.reset();
    const { data } =
      as === 'approve'
        ? await approve({ id, version, ...(isAsked && { confirm_unusual: true }) })
        : await giveBack({ id, version, reason });
    if (!data) return;
    formDraft.forget(draft);
    const what = as === 'approve' ? messages.isPublished : messages.isReturned;
    dispatch(toastAdded('good', messages.getsAnEmail(titleOf(listing), what, owner.name)));
  };
  const failureOf = (error: unknown) => (error === undefined ? undefined : errorMessage(error));
  return (
    <>
      <ActionForm
        name={messages.approve}
        action={isAsked ? messages.yesPublishIt : messages.approveAndPublish}
        kind="primary"
        busy={approving.isLoading}
        failure={failureOf(approving.error)}
        onSend={() => void send('approve')}
      />
      <ActionForm
        name={messages.returnLabel}
        action={messages.returnToItsOwner}
        busy={returning.isLoading}
        disabled={reason.trim() === ''}
        failure={refused ? undefined : failureOf(returning.error)}
        onSend={() => void send('return')}
      >
        <TextArea
          label={messages.whatShouldItsOwnerChange}
          help={messages.readsThisBesideTheForm(owner.name)}
          rows={3}
          maxLength={officeLimits.reason.max}
          value={reason}
          error={refused}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </ActionForm>
    </>
  );
}

import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeAddOns';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextArea } from '../../../ui/Field';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useKept, useStep } from './useStep';

/** Cancels an order with a reason, after a confirmation. */
export function CancelAddOn({ order }: { order: OfficeAddOnOrder }) {
  const [reason, setReason] = useKept(order.id, 'reason');
  const [asking, setAsking] = useState(false);
  const { make, busy, errors, failure } = useStep(order);
  const confirm = () => make({ status: 'cancelled', reason }, messages.itIsCancelled).finally(() => setAsking(false));
  return (
    <>
      <ActionForm
        name={messages.cancel}
        action={messages.cancelTheAddOn}
        busy={busy}
        disabled={reason.trim() === ''}
        failure={failure(['reason'])}
        onSend={() => setAsking(true)}
      >
        <PartTitle>{messages.cancelTheAddOn}</PartTitle>
        <TextArea
          label={messages.reasonForCancelling}
          help={messages.ownerReadsTheReason}
          rows={2}
          maxLength={officeLimits.reason.max}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ActionForm>
      {asking && (
        <ConfirmDialog
          title={messages.cancelTitle(order.name)}
          action={messages.cancelTheAddOn}
          wayBack={messages.keepIt}
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {messages.cancelText}
        </ConfirmDialog>
      )}
    </>
  );
}

import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useLeaveGuard } from '../useLeaveGuard';
import type { FormRef } from '../usePropertyForm';

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveDialog({ form }: { form: FormRef }) {
  const { isOpen, stay, leave } = useLeaveGuard(form);
  const { busy, failed } = useSelector(form, ({ context }) => context.photos);
  if (!isOpen) return null;
  const photos = busy + failed;
  return (
    <ConfirmDialog
      title={messages.leaveWithoutSaving}
      action={messages.leave}
      wayBack={messages.stay}
      onConfirm={leave}
      onClose={stay}
    >
      {messages.theyStayInThisBrowserWith(photos)}
    </ConfirmDialog>
  );
}

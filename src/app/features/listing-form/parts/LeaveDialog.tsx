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
    <ConfirmDialog title="Leave without saving?" action="Leave" wayBack="Stay" onConfirm={leave} onClose={stay}>
      {photos > 0
        ? `${photos === 1 ? 'One photo has' : `${photos} photos have`} not uploaded yet. `
        : 'Your latest changes are not saved yet. '}
      They stay in this browser and will be here when you come back.
    </ConfirmDialog>
  );
}

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { useModal } from './useModal';
import { DialogBox, DialogTitle } from './DialogBox';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** The confirming button's label, such as "Delete". */
  action: string;
  /** The cancelling button's label, such as "Keep it". It has the focus first. */
  wayBack: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation of something that cannot be undone. Escape and the first button cancel and return the focus.
 */
export function ConfirmDialog({
  title,
  children,
  action,
  wayBack,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Title id={`${id}-title`}>{title}</Title>
      <div id={`${id}-words`}>{children}</div>
      <Actions>
        <Button $kind="quiet" onClick={onClose}>
          {wayBack}
        </Button>
        <Button disabled={busy} onClick={onConfirm}>
          {action}
        </Button>
      </Actions>
    </DialogBox>
  );
}

const Title = styled(DialogTitle)`
  padding-bottom: ${space[12]};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
  padding-top: ${space[24]};
`;

import * as messages from '@messages/app/ui';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button';
import { DialogBox, DialogHead, DialogTitle } from './DialogBox';
import { useModal } from './useModal';

interface TitledDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with its title and a closing button; Escape closes it, too. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogHead>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label={messages.close} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      {children}
    </DialogBox>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../theme/tokens';
import { Button } from './Button';

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Box
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
    </Box>
  );
}

const Box = styled.dialog`
  width: min(28rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.ivory50};
  color: ${color.ink900};
  &::backdrop {
    background: rgba(12, 15, 19, 0.6);
  }
`;
const Title = styled.h2`
  padding-bottom: ${space[12]};
  font: 500 ${size[28]} / 1.2 ${font.display};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
  padding-top: ${space[24]};
`;

import * as messages from '@messages/app/problemReport';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';

export function SentStep({ onClose }: { onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // the button that sent it is gone
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack $gap={16}>
      <p ref={words} tabIndex={-1} role="status">
        {messages.weReadIt}
      </p>
      <div>
        <Button $kind="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Stack>
  );
}

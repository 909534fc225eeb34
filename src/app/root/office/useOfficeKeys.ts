import { useEffect, useState } from 'react';
import { type OfficeDialog, officeKeys } from './officeKeys';

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Handles the shortcuts on all office screens. Returns which dialog is open. */
export function useOfficeKeys() {
  const [dialog, setDialog] = useState<OfficeDialog>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const key = officeKeys.find(({ matches }) => matches(event));
      if (!key?.press) return;
      if (isField(event.target) && !key.inFields) {
        // Escape leaves the field; every other key is what one types
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      // Escape also closes what the browser has open
      if (event.key !== 'Escape') event.preventDefault();
      key.press(setDialog);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { dialog, setDialog };
}

import { useEffect, useState } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function moveTo(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement || row.closest('tr')?.ariaCurrent === 'true');
  const focused = rows.findIndex((row) => row === document.activeElement);
  const from = focused >= 0 ? focused : at;
  rows[from < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, from + step))]?.focus();
}

type OfficeDialog = 'search' | 'shortcuts';

/** Handles the shortcuts on all office screens. Returns which dialog is open. */
export function useOfficeKeys() {
  const [dialog, setDialog] = useState<OfficeDialog>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') {
        if (isTyping(event.target)) return (event.target as HTMLElement).blur();
        return document.querySelector<HTMLElement>('[data-close-row]')?.click();
      }
      if (isTyping(event.target)) return;
      if (event.key === 'j') moveTo(1);
      else if (event.key === 'k') moveTo(-1);
      else if (event.key === 'f') {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-office-search]')?.focus();
      } else if (event.key === '/') {
        event.preventDefault();
        setDialog('search');
      } else if (event.key === '?') setDialog('shortcuts');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { dialog, setDialog };
}

import { type RefObject, useEffect } from 'react';

const waiting = new Set<() => void>();

/** Called when a dialog is gone and has returned the focus. */
export function dialogGone(): void {
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

/**
 * Focuses the first invalid control within `root` for every new refusal. Behind an open dialog nothing can have the
 * focus: a control there gets it once the dialog is gone.
 * @param refusal undefined for none
 */
export function useInvalidFocus(root: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal === undefined) return undefined;
    const focus = () => {
      const control = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      control?.focus();
      return control;
    };
    const control = focus();
    if (!control || control === document.activeElement || !document.querySelector('dialog[open]')) return undefined;
    const again = () => void focus();
    waiting.add(again);
    return () => void waiting.delete(again);
  }, [root, refusal]);
}

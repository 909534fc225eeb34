import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dialogGone } from './useInvalidFocus';

/** Opens a dialog when it appears, and returns the focus to where it was when it is gone. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  // before the effects of what it contains, which may move the focus within it
  useLayoutEffect(() => {
    before.current = document.activeElement;
    dialog.current?.showModal();
  }, []);
  // when it is gone: while it is open, nothing else can have the focus
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      dialogGone();
    },
    [],
  );
  return dialog;
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** The length of a typing pause in milliseconds, the same as before an automatic save. */
const pause = 900;

/** Whether typing has paused, so that validation does not flag half-typed values. */
export function useSettled() {
  const [isSettled, setSettled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    setSettled(true);
  }, []);
  const unsettle = useCallback(() => {
    clearTimeout(timer.current);
    setSettled(false);
    // an error line that appears while a button is pressed would move the button away from the pointer
    const end = () => {
      if (document.querySelector('button:active')) timer.current = setTimeout(end, pause);
      else setSettled(true);
    };
    timer.current = setTimeout(end, pause);
  }, []);
  useEffect(() => {
    // values that were already incomplete are flagged once the form is shown
    setSettled(true);
    return () => clearTimeout(timer.current);
  }, []);
  return { isSettled, settle, unsettle };
}

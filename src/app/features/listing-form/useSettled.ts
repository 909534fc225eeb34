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
    timer.current = setTimeout(() => setSettled(true), pause);
  }, []);
  useEffect(() => {
    // values that were already incomplete are flagged once the form is shown
    setSettled(true);
    return () => clearTimeout(timer.current);
  }, []);
  return { isSettled, settle, unsettle };
}

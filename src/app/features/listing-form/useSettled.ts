import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pause ends a word, in milliseconds: as long as the form waits before it saves. */
const pause = 900;

/** Whether somebody who types has paused: nobody is told that half a word is wrong. */
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
    // what was left half written is told once the form stands
    setSettled(true);
    return () => clearTimeout(timer.current);
  }, []);
  return { isSettled, settle, unsettle };
}

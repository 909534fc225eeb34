import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../session/storeHooks';

interface ListingWriter {
  /** Increases when another person uses the form. */
  turn: number;
  /** Called when a visitor's draft becomes an account's, before the next render. */
  onTakenOver: (username: string) => void;
}

/**
 * Identifies whose form this is. A visitor who logs in keeps their form, and so does an account that logs in again
 * after its session ended.
 */
export function useListingWriter(): ListingWriter {
  const { username, lapsed } = useAppSelector((state) => state.session);
  const [writer, setWriter] = useState({ name: username, turn: 0 });
  const takenOver = useRef<string | null>(null);
  const onTakenOver = useCallback((by: string) => {
    takenOver.current = by;
  }, []);
  useEffect(
    () =>
      setWriter((before) => {
        const { name, turn } = before;
        if (username === name || (username === null && lapsed === name)) return before;
        return { name: username, turn: username !== null && takenOver.current === username ? turn : turn + 1 };
      }),
    [username, lapsed],
  );
  return { turn: writer.turn, onTakenOver };
}

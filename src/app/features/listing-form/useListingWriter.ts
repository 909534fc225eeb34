import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../session/storeHooks';

interface ListingWriter {
  /** Changes with the writer. */
  turn: number;
  /** Told when what a visitor wrote becomes an account's, before anybody draws anew. */
  onTakenOver: (username: string) => void;
}

/**
 * Who writes. A visitor who has begun and logs in goes on as the same writer, and so does an account whose login lapsed and who logs in
 * again.
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

import type { Property } from '@contract/properties';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { SessionState } from '../../session/sessionSlice';
import { isWorthKeeping, keyOf, readKept } from './keptListing';

/**
 * Who writes, as a key that changes with them. A visitor who has begun and logs in goes on as the same writer, and so does an account
 * whose login lapsed and who logs in again.
 */
export function useListingWriter(property: Pick<Property, 'id'> | undefined): string {
  const { username, lapsed } = useSelector((state: { session: SessionState }) => state.session);
  const [writer, setWriter] = useState({ name: username, turn: 0 });
  useEffect(() => setWriter((before) => {
    const { name, turn } = before;
    if (username === name || (username === null && lapsed === name)) return before;
    const kept = name === null ? readKept(keyOf(null, property)) : undefined;
    const goesOn = kept !== undefined && isWorthKeeping(kept);
    return { name: username, turn: goesOn ? turn : turn + 1 };
  }), [username, lapsed, property]);
  return String(writer.turn);
}

import type { Ordering } from '@contract/properties';
import * as messages from '@messages/server/properties';
import { badField } from '../../../../lib/problem';

/** Where a page ended: the last row's position in its ordering. */
export interface CursorPosition {
  rank: number;
  id: number;
}

/** The position as URL-safe text. Opaque to clients. */
export function toCursor(ordering: Ordering, { rank, id }: CursorPosition): string {
  return Buffer.from(`${ordering} ${rank} ${id}`).toString('base64url');
}

/** @throws Problem 400 for a cursor that is garbled or belongs to another ordering */
export function readCursor(ordering: Ordering, cursor: string): CursorPosition {
  const [, rank, id] =
    /^[a-z-]{1,12} (\d{1,16}) (\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const place = { rank: Number(rank), id: Number(id) };
  const whole = Number.isSafeInteger(place.rank) && place.id <= 2_147_483_647 && toCursor(ordering, place) === cursor;
  if (!whole) throw badField('cursor', messages.thisPageLinkHasExpired);
  return place;
}

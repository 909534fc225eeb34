import { useRef, useState } from 'react';

interface Options<Row> {
  /** The rows as the server orders them. */
  rows: readonly Row[];
  send: (order: { ids: number[]; read: number[] }) => Promise<unknown>;
  /** Reads the rows again. */
  refresh: () => Promise<{ data?: readonly Row[] | undefined }>;
  onRefused: (refusal: unknown) => void;
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/**
 * Orders rows at once and sends the order. While one is being sent or the rows are read again, the latest of the
 * following ones waits, so that quick moves arrive in their order. A refused order shows the server's again.
 */
export function useOrdering<Row extends { id: number }>({ rows, send, refresh, onRefused }: Options<Row>) {
  const [wanted, setWanted] = useState<readonly number[]>();
  const waiting = useRef<number[] | undefined>(undefined);
  const isBusy = useRef(false);
  const order = async (ids: number[]) => {
    waiting.current = ids;
    setWanted(ids);
    if (isBusy.current) return;
    isBusy.current = true;
    // the server's order, which `rows` does not show before they were read again
    let read = idsOf(rows);
    while (waiting.current) {
      const next: number[] = waiting.current;
      waiting.current = undefined;
      let refused = false;
      try {
        if (String(next) !== String(read)) await send({ ids: next, read });
        read = next;
      } catch (refusal) {
        refused = true;
        waiting.current = undefined;
        setWanted(undefined);
        onRefused(refusal);
      }
      if (waiting.current) continue;
      let { data } = await refresh();
      // a reading may have begun before the order was stored, and then shows the one before
      if (!refused && data && !waiting.current && String(idsOf(data)) !== String(read)) ({ data } = await refresh());
      if (refused && data) read = idsOf(data);
    }
    isBusy.current = false;
    setWanted(undefined);
  };
  const placeOf = ({ id }: Row) => wanted?.indexOf(id) ?? 0;
  return {
    rows: wanted ? [...rows].sort((one, other) => placeOf(one) - placeOf(other)) : rows,
    order,
  };
}

import { useRef, useState } from 'react';

interface Options<Row> {
  /** The rows as the server orders them. */
  rows: readonly Row[];
  send: (order: { ids: number[]; read: number[] }) => Promise<unknown>;
  /** Reads the rows again. */
  refresh: () => Promise<unknown>;
  onRefused: (refusal: unknown) => void;
}

/**
 * Orders rows at once and sends the order. While one is being sent, the latest of the following ones waits, so that
 * quick moves arrive in their order. A refused order shows the server's again.
 */
export function useOrdering<Row extends { id: number }>({ rows, send, refresh, onRefused }: Options<Row>) {
  const [wanted, setWanted] = useState<readonly number[]>();
  const latest = useRef<number[]>([]);
  const sending = useRef(false);
  const order = async (ids: number[]) => {
    latest.current = ids;
    setWanted(ids);
    if (sending.current) return;
    sending.current = true;
    let read = rows.map(({ id }) => id);
    try {
      while (String(latest.current) !== String(read)) {
        const next = latest.current;
        await send({ ids: next, read });
        read = next;
      }
    } catch (refusal) {
      onRefused(refusal);
    }
    sending.current = false;
    await refresh();
    // another order may have begun meanwhile
    if (!sending.current) setWanted(undefined);
  };
  const placeOf = ({ id }: Row) => wanted?.indexOf(id) ?? 0;
  return {
    rows: wanted ? [...rows].sort((one, other) => placeOf(one) - placeOf(other)) : rows,
    order,
  };
}

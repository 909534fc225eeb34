import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useOrdering } from './useOrdering';

type Row = { id: number };
const toRows = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** A list beside a server that refuses orders made from another one than its own, and answers when told to. */
function listed() {
  /** `begun`: what a reading saw that is not answered yet. */
  const server: { ids: number[]; begun?: number[] | undefined } = { ids: [1, 2, 3, 4] };
  const sent: number[][] = [];
  const refusals: unknown[] = [];
  const answers: (() => void)[] = [];
  const answered = () => new Promise<void>((resolve) => answers.push(resolve));
  let order: (ids: number[]) => Promise<void>;
  function List() {
    const [rows, setRows] = useState<readonly Row[]>(toRows(server.ids));
    const ordering = useOrdering({
      rows,
      send: async ({ ids, read }) => {
        sent.push(ids);
        await answered();
        if (String(read) !== String(server.ids)) throw new Error('stale');
        server.ids = ids;
      },
      refresh: async () => {
        const { begun } = server;
        server.begun = undefined;
        await answered();
        const seen = toRows(begun ?? server.ids);
        setRows(seen);
        return { data: seen };
      },
      onRefused: (refusal) => refusals.push(refusal),
    });
    order = ordering.order;
    return <p>{ordering.rows.map(({ id }) => id).join(' ')}</p>;
  }
  render(<List />);
  return {
    server,
    sent,
    refusals,
    move: (...ids: number[]) => act(async () => void order(ids)),
    /** The server answers the request that waits. */
    answer: () => act(async () => answers.shift()?.()),
    /** … and all that follow. */
    answerAll: async () => {
      while (answers.length) await act(async () => answers.shift()?.());
    },
    expectShown: (...ids: number[]) => expect(screen.getByText(ids.join(' '))).toBeInTheDocument(),
  };
}

it('shows a move at once; of the moves made while it is sent only the latest is sent, after it', async () => {
  const { move, sent, answerAll, server, expectShown } = listed();
  await move(2, 1, 3, 4);
  expectShown(2, 1, 3, 4);
  await move(2, 3, 1, 4);
  await move(2, 3, 4, 1);
  expectShown(2, 3, 4, 1);
  expect(sent).toHaveLength(1);
  await answerAll();
  expect(sent).toEqual([
    [2, 1, 3, 4],
    [2, 3, 4, 1],
  ]);
  expect(server.ids).toEqual([2, 3, 4, 1]);
  expectShown(2, 3, 4, 1);
});

it('a move made while the rows are read again counts, also back to the order that was read before', async () => {
  const { move, answer, answerAll, server, refusals, expectShown } = listed();
  await move(1, 4, 2, 3);
  await answer();
  // the rows are being read again
  await move(1, 2, 4, 3);
  await move(1, 2, 3, 4);
  expectShown(1, 2, 3, 4);
  await answerAll();
  expect(server.ids).toEqual([1, 2, 3, 4]);
  expectShown(1, 2, 3, 4);
  expect(refusals).toEqual([]);
});

it('a move away and back while another is sent ends in the order that is shown', async () => {
  const { move, answerAll, server, refusals, expectShown } = listed();
  await move(2, 1, 3, 4);
  await move(1, 2, 3, 4);
  await answerAll();
  expect(server.ids).toEqual([1, 2, 3, 4]);
  expectShown(1, 2, 3, 4);
  expect(refusals).toEqual([]);
});

it('a refused order shows the server’s again, from which the next move is made', async () => {
  const { move, answer, answerAll, server, refusals, expectShown } = listed();
  server.ids = [4, 3, 2, 1];
  await move(2, 1, 3, 4);
  await answer();
  expectShown(1, 2, 3, 4);
  expect(refusals).toHaveLength(1);
  await answerAll();
  expectShown(4, 3, 2, 1);
  await move(3, 4, 2, 1);
  await answerAll();
  expect(server.ids).toEqual([3, 4, 2, 1]);
  expect(refusals).toHaveLength(1);
});

it('a reading that began before the order was stored is read again, so that the next move starts from what is shown', async () => {
  const { move, answer, answerAll, sent, server, refusals, expectShown } = listed();
  await move(1, 4, 2, 3);
  server.begun = [1, 2, 3, 4];
  await answer();
  await answer();
  expectShown(1, 4, 2, 3);
  await move(1, 2, 4, 3);
  await answerAll();
  expectShown(1, 2, 4, 3);
  expect(sent).toEqual([
    [1, 4, 2, 3],
    [1, 2, 4, 3],
  ]);
  expect(refusals).toEqual([]);
});

import { waitFor } from '@testing-library/react';
import { followInOneTab } from './oneTab';

/** Locks as browsers have them: one holder for each name, the others in turn. */
function giveLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>) => {
    const turn = last.then(() => {
      if (signal.aborted) throw new DOMException('left', 'AbortError');
      return hold();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** A tab that follows a stream, which the test writes and ends. */
function openTab() {
  const heard: string[] = [];
  const stop = new AbortController();
  const tab = { heard, stop, says: undefined as undefined | ((event: string) => void), end: (_: string) => {} };
  const follow = (onEvent: (event: string) => void) => {
    tab.says = onEvent;
    return new Promise<string>((resolve) => (tab.end = resolve));
  };
  const done = followInOneTab('changes', follow, (event) => heard.push(event), stop.signal);
  return Object.assign(tab, { done });
}

it('one tab follows, all hear it, and the next one follows when it ends', async () => {
  giveLocks();
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(first.says).toBeDefined());
  expect(second.says).toBeUndefined();
  first.says?.('changed');
  await waitFor(() => expect([first.heard, second.heard]).toEqual([['changed'], ['changed']]));
  first.end('closed');
  expect(await first.done).toBe('closed');
  await waitFor(() => expect(second.says).toBeDefined());
  second.end('closed');
  await second.done;
});

it('a tab that leaves before its turn returns nothing, and never follows', async () => {
  giveLocks();
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(first.says).toBeDefined());
  second.stop.abort();
  first.end('closed');
  expect(await second.done).toBeUndefined();
  expect(second.says).toBeUndefined();
});

it('without locks each tab follows by itself', async () => {
  const [first, second] = [openTab(), openTab()];
  expect([first.says, second.says]).not.toContain(undefined);
  for (const tab of [first, second]) tab.end('closed');
  expect(await Promise.all([first.done, second.done])).toEqual(['closed', 'closed']);
});

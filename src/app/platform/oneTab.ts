/**
 * Follows a stream in one tab of this browser for all of its tabs, because a browser opens few connections to a server
 * (six by HTTP/1.1). The others wait for their turn, which comes when that tab closes, and hear each event from it.
 * Where a browser has no locks (an insecure address), each tab follows by itself.
 *
 * @param name of the lock and of the channel
 * @returns what following returned; undefined when the signal aborts before one's turn
 */
export async function followInOneTab<Result>(
  name: string,
  follow: (onEvent: (event: string) => void) => Promise<Result>,
  onEvent: (event: string) => void,
  signal: AbortSignal,
): Promise<Result | undefined> {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return follow(onEvent);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onEvent(String(data));
  try {
    return await navigator.locks.request(name, { signal }, () =>
      follow((event) => {
        onEvent(event);
        channel.postMessage(event);
      }),
    );
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    channel.close();
  }
}

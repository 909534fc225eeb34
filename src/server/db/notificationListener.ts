import type pg from 'pg';

const firstWait = 100;
const longestWait = 5_000;
const heartbeat = 10_000;

type Listener = (payload: string) => void;

export interface NotificationListener {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Listens on its own connection, opened with the first channel; when it breaks, it reconnects with growing delays (0.1
 * to 5 s). `listening(false)` is called once a break is noticed: at once, or within 15 s when the server hangs.
 *
 * @param connect creates a client whose queries have a time limit
 */
export function listenForNotifications(
  connect: () => pg.Client,
  listening: (up: boolean) => void,
): NotificationListener {
  const channels = new Map<string, Set<Listener>>();
  let current: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = firstWait;
  let down = false;
  let closed = false;

  function open(): Promise<pg.Client> {
    clearTimeout(timer);
    const opening = connectListener(connect(), channels, lost);
    current = opening;
    opening.then(
      () => {
        wait = firstWait;
        if (down) listening(true);
        down = false;
      },
      () => {
        if (current === opening) current = undefined;
        if (down) openLater();
      },
    );
    return opening;
  }

  function lost(): void {
    current = undefined;
    if (closed) return;
    if (!down) listening(false);
    down = true;
    openLater();
  }

  function openLater(): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void open().catch(() => undefined), wait).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      try {
        if (current) await (await current).query(`listen "${channel}"`);
        else await open();
      } catch (error) {
        listeners.delete(listener);
        throw error;
      }
      return async () => void listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await current?.then(
        (client) => client.end(),
        () => undefined,
      );
    },
  };
}

async function connectListener(
  client: pg.Client,
  channels: ReadonlyMap<string, ReadonlySet<Listener>>,
  lost: () => void,
): Promise<pg.Client> {
  client.on('error', () => undefined); // 'end' follows
  client.on('notification', ({ channel, payload }) =>
    channels.get(channel)?.forEach((listener) => listener(payload ?? '')),
  );
  await client.connect();
  client.once('end', lost);
  const hangUp = () => void client.end().catch(() => undefined);
  const beat = setInterval(() => void client.query('select 1').catch(hangUp), heartbeat).unref();
  client.once('end', () => clearInterval(beat));
  try {
    for (const channel of channels.keys()) await client.query(`listen "${channel}"`);
  } catch (error) {
    hangUp();
    throw error;
  }
  return client;
}

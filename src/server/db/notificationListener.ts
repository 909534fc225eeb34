import type pg from 'pg';
import { connectListener, NotificationsMissing } from './listenerConnection';

const firstWait = 100;
const longestWait = 5_000;
/** Milliseconds; a pooler rarely becomes a server. */
const waitAtPooler = 60_000;

type Listener = (payload: string) => void;

export interface ListenOptions {
  /** Called when notifications stop arriving (false) and when they arrive again (true); those in between are lost. */
  listening?: (up: boolean) => void;
  /** Called with each new reason for which none arrive although the database answers. */
  notificationsMissing?: (reason: NotificationsMissing) => void;
}

export interface NotificationListener {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Where notifications arrive. */
interface Sources {
  /** Creates a client whose queries have a time limit, for each address in the order in which they are tried. */
  clients: readonly (() => pg.Client)[];
  /** Notifies over the connections that write; only where these have another address, which may be the wrong one. */
  notify?: ((channel: string) => Promise<unknown>) | undefined;
}

/**
 * Listens on its own connection, opened with the first channel; when it breaks, it reconnects with growing delays (0.1
 * to 5 s). `listening(false)` is called once a break is noticed: at once, or within 15 s when the server hangs; and when
 * no address leads to notifications, as through a pooler: then `listen` resolves all the same.
 */
export function listenForNotifications(
  sources: Sources,
  { listening = () => undefined, notificationsMissing = () => undefined }: ListenOptions,
): NotificationListener {
  const channels = new Map<string, Set<Listener>>();
  let current: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = firstWait;
  let down = false;
  let closed = false;
  let reason = '';

  function open(): Promise<pg.Client> {
    clearTimeout(timer);
    const opening = firstThatHears(sources, channels, () => lost());
    current = opening;
    opening.then(
      () => {
        wait = firstWait;
        reason = '';
        if (down) listening(true);
        down = false;
      },
      (error: unknown) => {
        if (current === opening) current = undefined;
        if (error instanceof NotificationsMissing) missing(error);
        else if (down) openLater();
      },
    );
    return opening;
  }

  function lost(atLeast = 0): void {
    current = undefined;
    if (closed) return;
    if (!down) listening(false);
    down = true;
    openLater(atLeast);
  }

  function missing(error: NotificationsMissing): void {
    lost(error.reason === 'pooler' ? waitAtPooler : 0);
    if (!closed && reason !== error.message) notificationsMissing(error);
    reason = error.message;
  }

  function openLater(atLeast = 0): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void open().catch(() => undefined), Math.max(wait, atLeast)).unref();
    wait = Math.min(wait * 2, longestWait);
  }

  return {
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      try {
        if (current) await (await current).query(`listen "${channel}"`);
        else if (reason === '') await open();
      } catch (error) {
        if (!(error instanceof NotificationsMissing)) {
          listeners.delete(listener);
          throw error;
        }
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

/** @throws the failure of the only address, or NotificationsMissing when none leads to notifications */
async function firstThatHears(
  { clients, notify }: Sources,
  channels: Parameters<typeof connectListener>[1]['channels'],
  lost: () => void,
): Promise<pg.Client> {
  const failures: unknown[] = [];
  for (const client of clients) {
    try {
      return await connectListener(client(), { channels, notify, lost });
    } catch (error) {
      failures.push(error);
    }
  }
  const [failure] = failures;
  // without addresses of its own it is the database itself that does not answer
  throw failure instanceof NotificationsMissing || !notify
    ? failure
    : new NotificationsMissing('unreachable', { cause: failure });
}

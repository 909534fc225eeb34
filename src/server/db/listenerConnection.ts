import * as messages from '@messages/server/start';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { announcedProcessId } from './connections';

const heartbeat = 10_000;
/** Milliseconds until a notification arrives. */
const longestEcho = 2_000;

type MissingReason =
  /** A pooler is in between, and hands the connection that listens to somebody else. */
  | 'pooler'
  /** It does not write, so nobody notifies there. */
  | 'replica'
  /** What the other connections announce does not arrive: it is another database. */
  | 'silent'
  | 'unreachable';

/** An address that leads to no notifications. */
export class NotificationsMissing extends Error {
  override readonly name = 'NotificationsMissing';

  constructor(
    readonly reason: MissingReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** What is missing, and what happens instead, for the operator. @param variable the setting that has the address */
export const describeMissingNotifications = (
  { reason }: NotificationsMissing,
  variable: 'DATABASE_URL' | 'DATABASE_LISTEN_URL',
): string => messages.notificationsAreMissing[reason](variable);

interface ListenerOptions {
  channels: ReadonlyMap<string, ReadonlySet<(payload: string) => void>>;
  /** As in `listenForNotifications`. */
  notify: ((channel: string) => Promise<unknown>) | undefined;
  /** Called when the connection has ended. */
  lost: () => void;
}

/** @throws NotificationsMissing when no notifications would arrive, or the connection's own failure; then it is closed */
export async function connectListener(
  client: pg.Client,
  { channels, notify, lost }: ListenerOptions,
): Promise<pg.Client> {
  client.on('error', () => undefined); // 'end' follows
  client.on('notification', ({ channel, payload }) =>
    channels.get(channel)?.forEach((listener) => listener(payload ?? '')),
  );
  await client.connect();
  const hangUp = () => void client.end().catch(() => undefined);
  try {
    await assertReceiving(client);
    for (const channel of channels.keys()) await client.query(`listen "${channel}"`);
    const echo = notify && (await echoes(client, notify));
    await echo?.();
    const beat = setInterval(() => void (echo ?? (() => assertReceiving(client)))().catch(hangUp), heartbeat).unref();
    client.once('end', () => {
      clearInterval(beat);
      lost();
    });
    return client;
  } catch (error) {
    hangUp();
    throw error;
  }
}

async function assertReceiving(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; replica: boolean }>(
    'select pg_backend_pid() as pid, pg_is_in_recovery() as replica',
  );
  if (rows[0]?.pid !== announcedProcessId(client)) throw new NotificationsMissing('pooler');
  if (rows[0]?.replica) throw new NotificationsMissing('replica');
}

/** How to find out whether what the other connections announce arrives here. */
async function echoes(client: pg.Client, notify: (channel: string) => Promise<unknown>): Promise<() => Promise<void>> {
  const channel = `aangan_${randomUUID()}`;
  let arrived: () => void = () => undefined;
  client.on('notification', (notification) => {
    if (notification.channel === channel) arrived();
  });
  await client.query(`listen "${channel}"`);
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const echo = new Promise<void>((resolve, reject) => {
      arrived = resolve;
      timer = setTimeout(() => reject(new NotificationsMissing('silent')), longestEcho).unref();
    });
    await Promise.all([echo, notify(channel)]).finally(() => clearTimeout(timer));
  };
}

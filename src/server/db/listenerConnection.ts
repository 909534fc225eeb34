import * as messages from '@messages/server/start';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toldProcess } from './connections';

const heartbeat = 10_000;
/** Milliseconds until what was announced is heard. */
const longestEcho = 2_000;

type UnheardReason =
  /** A pooler is in between, and hands the connection that listens to somebody else. */
  | 'pooler'
  /** It does not write, so nobody notifies there. */
  | 'replica'
  /** What the other connections announce does not arrive: it is another database. */
  | 'silent'
  | 'unreachable';

/** An address that leads to no notifications. */
export class Unheard extends Error {
  override readonly name = 'Unheard';

  constructor(
    readonly reason: UnheardReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** What is missing, and what happens instead, for the operator. @param variable the setting that has the address */
export const describeUnheard = ({ reason }: Unheard, variable: 'DATABASE_URL' | 'DATABASE_LISTEN_URL'): string =>
  messages.notificationsAreMissing[reason](variable);

interface Hearing {
  channels: ReadonlyMap<string, ReadonlySet<(payload: string) => void>>;
  /** As in `listenForNotifications`. */
  notify: ((channel: string) => Promise<unknown>) | undefined;
  /** Called when the connection has ended. */
  lost: () => void;
}

/** @throws Unheard when no notifications would arrive, or the connection's own failure; then it is closed */
export async function connectListener(client: pg.Client, { channels, notify, lost }: Hearing): Promise<pg.Client> {
  client.on('error', () => undefined); // 'end' follows
  client.on('notification', ({ channel, payload }) =>
    channels.get(channel)?.forEach((listener) => listener(payload ?? '')),
  );
  await client.connect();
  const hangUp = () => void client.end().catch(() => undefined);
  try {
    await refuseDeaf(client);
    for (const channel of channels.keys()) await client.query(`listen "${channel}"`);
    const echo = notify && (await echoes(client, notify));
    await echo?.();
    const beat = setInterval(() => void (echo ?? (() => refuseDeaf(client)))().catch(hangUp), heartbeat).unref();
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

async function refuseDeaf(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; replica: boolean }>(
    'select pg_backend_pid() as pid, pg_is_in_recovery() as replica',
  );
  if (rows[0]?.pid !== toldProcess(client)) throw new Unheard('pooler');
  if (rows[0]?.replica) throw new Unheard('replica');
}

/** How to find out whether what the other connections announce arrives here. */
async function echoes(client: pg.Client, notify: (channel: string) => Promise<unknown>): Promise<() => Promise<void>> {
  const channel = `aangan_${randomUUID()}`;
  let heard: () => void = () => undefined;
  client.on('notification', (notification) => {
    if (notification.channel === channel) heard();
  });
  await client.query(`listen "${channel}"`);
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const echo = new Promise<void>((resolve, reject) => {
      heard = resolve;
      timer = setTimeout(() => reject(new Unheard('silent')), longestEcho).unref();
    });
    await Promise.all([echo, notify(channel)]).finally(() => clearTimeout(timer));
  };
}

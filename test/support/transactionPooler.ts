/*
 * openTransactionPooler(url, connections?)   a stand-in for PgBouncer 1.18 in transaction mode: { url, last, close }
 *   Each transaction runs in another session than the one before, which keeps what was set in it; notifications reach
 *   nobody; startup parameters that it does not know are refused. `last` is the latest refusal. It reads the protocol
 *   (https://www.postgresql.org/docs/current/protocol-message-formats.html) as far as it needs to.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';

export interface TransactionPooler {
  url: string;
  /** The last startup parameter that was refused. */
  refused(): string | undefined;
  /** Ends the sessions that nobody uses, so that the next transactions begin in new ones. */
  reconnect(): void;
  close(): Promise<void>;
}

interface Session {
  socket: net.Socket;
  /** Gets what the server sends, until it is idle and outside of a transaction. */
  to?: net.Socket | undefined;
}

/** PgBouncer follows these; it ignores what `ignore_startup_parameters` names. */
const known = [
  'user',
  'database',
  'client_encoding',
  'application_name',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'extra_float_digits',
];
const sslRequest = 80_877_103;

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const refusal = (text: string) => message('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
const startup = (parameters: Record<string, string>) => {
  const body = Buffer.concat([int(196_608), Buffer.from(`${Object.entries(parameters).flat().join('\0')}\0\0`)]);
  return Buffer.concat([int(body.length + 4), body]);
};

/** Cuts a stream into messages; the first one of a client has no type. */
function messages(untyped: number, onMessage: (type: string, whole: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let left = untyped;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = left > 0 ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const whole = rest.subarray(0, length);
      rest = rest.subarray(length);
      // a request for encryption comes before the first one
      if (left > 0 && whole.readInt32BE(4) !== sslRequest) left -= 1;
      onMessage(head === 0 ? '' : whole.toString('latin1', 0, 1), whole);
    }
  };
}

const placeOf = (url: URL): net.NetConnectOpts => {
  const folder = url.searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.${url.port || '5432'}` }
    : { host: url.hostname, port: Number(url.port || '5432') };
};

export async function openTransactionPooler(address: string, connections = 3): Promise<TransactionPooler> {
  const url = new URL(address);
  const sockets = new Set<net.Socket>();
  const idle: Session[] = [];
  const waiting: ((session: Session) => void)[] = [];
  let opened = 0;
  let refused: string | undefined;
  const keep = (socket: net.Socket) => {
    sockets.add(
      socket
        .setNoDelay()
        .on('error', () => undefined)
        .once('close', () => sockets.delete(socket)),
    );
    return socket;
  };

  /** A new session while there may be more, else the one that has been idle for longest: never the last one again. */
  function take(use: (session: Session) => void): void {
    const free = opened < connections ? undefined : idle.shift();
    if (free) return use(free);
    waiting.push(use);
    if (opened < connections) openSession();
  }

  function giveBack(session: Session): void {
    session.to = undefined;
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  }

  function openSession(): void {
    opened += 1;
    const session: Session = { socket: keep(net.connect(placeOf(url))) };
    const read = messages(0, (type, whole) => {
      session.to?.write(whole);
      if (type === 'Z' && whole.toString('latin1', 5) === 'I') giveBack(session);
    });
    session.socket.on('data', read).once('close', () => {
      opened -= 1;
      idle.splice(0, idle.length, ...idle.filter((one) => one !== session));
      session.to?.destroy();
    });
    session.socket.write(startup({ user: url.username, database: url.pathname.slice(1) }));
  }

  function welcome(client: net.Socket, first: Buffer): boolean {
    const parameters = first.toString('utf8', 8).split('\0');
    const names = parameters.filter((name, index) => index % 2 === 0 && name !== '');
    refused = names.find((name) => !known.includes(name.toLowerCase())) ?? refused;
    if (names.some((name) => !known.includes(name.toLowerCase()))) {
      client.end(refusal(`unsupported startup parameter: ${refused ?? ''}`));
      return false;
    }
    // the process of the key is made up, as PgBouncer's is
    client.write(Buffer.concat([message('R', int(0)), message('K', randomBytes(8)), message('Z', Buffer.from('I'))]));
    return true;
  }

  const listener = net.createServer((client) => {
    keep(client);
    let session: Session | undefined;
    let pending: Buffer[] | undefined;
    const read = messages(1, (type, whole) => {
      if (type === '') {
        if (whole.readInt32BE(4) === sslRequest) client.write('N');
        else welcome(client, whole);
      } else if (type === 'X') client.end();
      else if (session?.to === client) session.socket.write(whole);
      else if (pending) pending.push(whole);
      else {
        pending = [whole];
        take((taken) => {
          session = taken;
          session.to = client;
          session.socket.write(Buffer.concat(pending ?? []));
          pending = undefined;
        });
      }
    });
    // a client that leaves in the middle takes the session with it
    client.on('data', read).once('close', () => {
      if (session?.to === client) session.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const through = new URL(address);
  through.searchParams.delete('host');
  Object.assign(through, { hostname: '127.0.0.1', port: String((listener.address() as net.AddressInfo).port) });
  return {
    url: through.href,
    refused: () => refused,
    reconnect: () => idle.splice(0).forEach(({ socket }) => socket.destroy()),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(() => resolve());
      }),
  };
}

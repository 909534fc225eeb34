/*
 * openUnreliableProxy(url)   a proxy to a PostgreSQL whose connections can be cut or frozen:
 *   { url, cut(how), mend(), freeze(), thaw(), close() }
 *   'refused': refuses connections, like a stopped server; 'starting': responds that it is starting up
 */
import net from 'node:net';

export interface UnreliableProxy {
  url: string;
  cut(how: 'refused' | 'starting'): Promise<void>;
  mend(): Promise<void>;
  /** Keeps its connections and accepts others, but passes nothing on, like a server that is frozen. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** PostgreSQL's own message (ErrorResponse of protocol version 3). */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

function placeOf(url: string): net.NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.${port || '5432'}` } : { host: hostname, port: Number(port || 5432) };
}

export async function openUnreliableProxy(url: string): Promise<UnreliableProxy> {
  const sockets = new Set<net.Socket>();
  let isStarting = false;
  let isFrozen = false;
  let port = 0;
  const keep = (socket: net.Socket) => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)));
    return socket;
  };
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  const join = ([caller, server]: readonly [net.Socket, net.Socket]) => void caller.pipe(server).pipe(caller);
  const connected = (caller: net.Socket) => {
    keep(caller);
    if (isStarting) return void caller.once('data', () => caller.end(startingUp()));
    const server = keep(net.connect(placeOf(url)));
    const pair = [caller, server] as const;
    pairs.add(pair);
    if (!isFrozen) join(pair);
    caller.once('close', () => {
      pairs.delete(pair);
      server.destroy();
    });
    server.once('close', () => caller.destroy());
  };
  let listener: net.Server | undefined;
  const listen = () =>
    new Promise<void>((resolve) => {
      listener = net.createServer(connected).listen(port, '127.0.0.1', () => {
        port = (listener?.address() as net.AddressInfo).port;
        resolve();
      });
    });
  const hangUp = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (listener?.listening) listener.close(() => resolve());
      else resolve();
    });
  await listen();
  const through = new URL(url);
  through.searchParams.delete('host');
  Object.assign(through, { hostname: '127.0.0.1', port: String(port) });
  return {
    url: through.href,
    async cut(how) {
      await hangUp();
      isStarting = how === 'starting';
      if (isStarting) await listen();
    },
    async mend() {
      await hangUp();
      isStarting = false;
      await listen();
    },
    freeze() {
      isFrozen = true;
      for (const [caller, server] of pairs) {
        caller.unpipe(server);
        server.unpipe(caller);
      }
    },
    thaw() {
      isFrozen = false;
      pairs.forEach(join);
    },
    close: hangUp,
  };
}

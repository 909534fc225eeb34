import net from 'node:net';
import { setImmediate as readWhatCame, setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: how long connections may take to be used for the last time, and how long answers under way may take. */
const [leaving, finishing] = [2_000, 6_000];

/** Ends a server without failing a request: see `close`. */
export interface Drain {
  /** Whether the end has begun: then nobody should send new visitors here. */
  begun(): boolean;
  /**
   * Takes no new connection; what comes over those that are open is answered with `Connection: close` for up to two seconds, so that everybody goes
   * elsewhere by themselves; then waits for what is under way, 6 s at most.
   */
  close(): Promise<void>;
}

export function drainOf(server: FastifyInstance): Drain {
  const { server: listener } = server;
  let begun = false;
  listener.prependListener('request', (_request, response) => {
    if (begun) response.setHeader('connection', 'close');
  });
  const connections = () =>
    new Promise<number>((resolve) => listener.getConnections((_error, count) => resolve(count)));
  const allGone = async (within: number) => {
    for (const until = Date.now() + within; Date.now() < until && (await connections()) > 0;) await rest(20);
  };
  return {
    begun: () => begun,
    async close() {
      begun = true;
      // node's own `close` would also cut connections over which a request may just be coming
      if (listener.listening) net.Server.prototype.close.call(listener);
      await allGone(leaving);
      // a timer comes before what has been sent meanwhile: a connection whose request lies there unread is not idle
      await readWhatCame();
      listener.closeIdleConnections();
      await allGone(finishing);
      listener.closeAllConnections();
      await server.close();
    },
  };
}

import net from 'node:net';
import { setImmediate as readWhatCame, setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that open connections may be used once more, and that current requests may take. */
const [leaving, finishing] = [2_000, 6_000];

/** Shuts a server down without failing a request. */
export interface Drain {
  /** Whether the shutdown has begun, so that no new visitors should be sent here. */
  begun(): boolean;
  /**
   * Accepts no new connection. Answers requests on open ones with `Connection: close` for up to two seconds, so that clients reconnect
   * elsewhere; then waits for current requests, 6 s at most.
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
      // Node's own `close` would also cut connections on which a request may just be arriving
      if (listener.listening) net.Server.prototype.close.call(listener);
      await allGone(leaving);
      // lets pending reads run first: a connection whose request is still unread is not idle
      await readWhatCame();
      listener.closeIdleConnections();
      await allGone(finishing);
      listener.closeAllConnections();
      await server.close();
    },
  };
}

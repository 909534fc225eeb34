import type { FastifyInstance } from 'fastify';
import { type Account, type IdentifyAccount, tokenOf } from '../lib/account';

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
  }
}

/** Sets `request.account` on every request; null without a valid token. */
export function identifyRequests(server: FastifyInstance, identify: IdentifyAccount): void {
  server.decorateRequest('account', null);
  server.addHook('onRequest', async (request) => {
    const token = tokenOf(request.headers.authorization);
    request.account = token ? await identify(token) : null;
  });
}

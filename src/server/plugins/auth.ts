import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Account, type IdentifyAccount, tokenOf } from '../lib/account';

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    /** Whether the token that the request came with still opens a session; for responses that last. */
    isStillIdentified: () => Promise<boolean>;
  }
}

/** Sets `request.account` on every request; null without a valid token. */
export function identifyRequests(server: FastifyInstance, identify: IdentifyAccount): void {
  server.decorateRequest('account', null);
  server.decorateRequest('isStillIdentified', async function (this: FastifyRequest) {
    const token = tokenOf(this.headers.authorization);
    return token !== undefined && (await identify(token, { asUse: false })) !== null;
  });
  server.addHook('onRequest', async (request) => {
    const token = tokenOf(request.headers.authorization);
    request.account = token ? await identify(token) : null;
  });
}

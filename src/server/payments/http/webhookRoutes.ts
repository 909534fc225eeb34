import type { FastifyInstance } from 'fastify';
import { paymentEndpoints } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentsDeps } from '../paymentsDeps';
import type { IncomingEvent } from '../gateways/gateway';
import { applyEvent, recordEvent } from '../ledger/ledger';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem } from '../../lib/problem';

const MAX_BYTES = 256 * 1024;
const notGenuine = () => new Problem(400, 'not_genuine', messages.theSignatureIsNotValid);

/** Receives the provider's events. Needs its own scope: the signature covers the exact bytes of the body, whatever its content type. */
export async function webhookRoutes(server: FastifyInstance, deps: PaymentsDeps): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  registerEndpoint(server, paymentEndpoints.webhook, async ({ request }) => {
    if (!Buffer.isBuffer(request.body)) throw notGenuine();
    await receiveEvent(deps, { rawBody: request.body, headers: request.headers });
    return { stored: true };
  });
}

/** Stores an event and applies it to its payment, once. @throws Problem 400 unless the provider signed it */
export async function receiveEvent(deps: PaymentsDeps, incoming: IncomingEvent): Promise<void> {
  const event = deps.gateway.readEvent(incoming);
  if (!event) throw notGenuine();
  const { payment, refund } = event;
  if (payment)
    await applyEvent(deps, payment.orderId, {
      cause: 'webhook',
      event: { kind: 'reported', payment, ...(refund && { refund }) },
      providerEventId: event.id,
    });
  else await recordEvent(deps, event.kind, event.id);
}

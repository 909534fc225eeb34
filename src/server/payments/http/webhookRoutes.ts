import type { FastifyInstance } from 'fastify';
import { paymentEndpoints } from '@contract/payments';
import type { ServerDeps } from '../../deps';
import { applyEvent, recordEvent } from '../ledger/ledger';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem } from '../../plugins/problems';

const MOST_BYTES = 256 * 1024;
const notGenuine = () => new Problem(400, 'not_genuine', 'The signature is not valid.');

/** The provider's events. Needs a scope of its own: the signature is over the body's very bytes, whatever their type is called. */
export async function webhookRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  registerEndpoint(server, paymentEndpoints.webhook, async ({ request }) => {
    const header = (name: string) => String(request.headers[name] ?? '');
    if (!Buffer.isBuffer(request.body)) throw notGenuine();
    await receiveEvent(deps, request.body, header('x-razorpay-signature'), header('x-razorpay-event-id'));
    return { stored: true };
  });
}

/** Stores an event and lets it change its payment, once. @throws Problem 400 when the signature is nobody's */
export async function receiveEvent(
  deps: ServerDeps,
  rawBody: Buffer,
  signature: string,
  eventId: string,
): Promise<void> {
  const event = deps.gateway.readEvent(rawBody, signature, eventId);
  if (!event) throw notGenuine();
  const { payment } = event;
  if (payment)
    await applyEvent(deps, payment.orderId, {
      cause: 'webhook',
      event: { kind: 'told', payment },
      providerEventId: event.id,
    });
  else await recordEvent(deps, event.kind, event.id);
}

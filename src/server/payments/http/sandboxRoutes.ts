import type { FastifyInstance } from 'fastify';
import { sandboxEndpoints } from '@contract/payments';
import type { ServerDeps } from '../../deps';
import { isSandbox } from '../gateways/sandbox/sandboxGateway';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../plugins/problems';
import { paymentOfOrder } from './paymentsStore';
import { receiveEvent } from './webhookRoutes';

/** The sandbox's own end of a payment; nothing at all with a live gateway. A refusal is told by event, as a provider does; a success by the sheet's proof or by the reconciler. */
export async function sandboxRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { gateway } = deps;
  if (!isSandbox(gateway)) return;
  registerEndpoint(server, sandboxEndpoints.pay, async ({ body, account }) => {
    if (!(await paymentOfOrder(deps.database, account.id, body.order_id))) throw notFound('This order');
    const proof = await gateway.pay(body.order_id, body.outcome);
    if (body.outcome === 'failure') {
      const event = await gateway.event(proof.razorpay_payment_id);
      await receiveEvent(deps, event.rawBody, event.signature, event.eventId);
    }
    return proof;
  });
}

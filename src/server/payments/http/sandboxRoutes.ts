import type { FastifyInstance } from 'fastify';
import { sandboxEndpoints } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentsDeps } from '../paymentsDeps';
import { isSandbox } from '../gateways/sandbox/sandboxGateway';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { paymentOfOrder } from './paymentsStore';
import { receiveEvent } from './webhookRoutes';
import { writeProof } from './wireProof';

/** Lets the test sheet pay or decline an order; no routes with a real provider. As with a real one, a decline arrives as an event, a success with the sheet's proof or through the reconciler. */
export async function sandboxRoutes(server: FastifyInstance, deps: PaymentsDeps): Promise<void> {
  const { gateway } = deps;
  if (!isSandbox(gateway)) return;
  registerEndpoint(server, sandboxEndpoints.pay, async ({ body, account }) => {
    if (!(await paymentOfOrder(deps.database, account.id, body.order_id))) throw notFound(messages.thisOrder);
    const proof = await gateway.pay(body.order_id, body.outcome);
    if (body.outcome === 'failure') await receiveEvent(deps, await gateway.event(proof.paymentId));
    return writeProof(proof);
  });
}

import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { describeGateway } from '../../../../../test/support/gatewayConformance';
import { createSandboxGateway } from './sandboxGateway';

const outcomes = { captured: 'success', authorized: 'authorized', failed: 'failure' } as const;

describeOnBoth('payments without a provider', (database) => {
  describeGateway('the sandbox', { usesNetwork: false }, async () => {
    const open = (secret: Buffer) => createSandboxGateway({ database: database(), secret, now: () => new Date() });
    const gateway = open(Buffer.alloc(32, 7));
    return {
      gateway,
      otherAccount: open(Buffer.alloc(32, 8)),
      countOrders: async (receipt) =>
        (await database().rows(sql`select 1 from sandbox_order where receipt = ${receipt}`)).length,
      pay: (orderId, outcome) => gateway.pay(orderId, outcomes[outcome]),
      refund: gateway.refund,
      release: gateway.release,
      event: (paymentId) => gateway.event(paymentId),
      refundEvent: (refundId) => gateway.refundEvent(refundId),
      close: async () => undefined,
    };
  });
});

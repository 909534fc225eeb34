import type { Order } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { enquiriesRoutes } from '../../modules/enquiries/enquiriesRoutes';
import { reviewsRoutes } from '../../modules/reviews/reviewsRoutes';
import { paymentsRoutes } from '../http/paymentsRoutes';
import { officePaymentsRoutes } from './officePaymentsRoutes';

describeOnBoth('the company’s days', (database) => {
  /** 1 April 2026, 00:00 in India: the first moment of a financial year. */
  const now = () => new Date('2026-03-31T18:30:00Z');
  let server: FastifyInstance;
  let ids: Record<string, number>;
  beforeAll(async () => {
    const routes = [paymentsRoutes, officePaymentsRoutes, enquiriesRoutes, reviewsRoutes];
    server = await buildTestServer(database(), routes, { secret: Buffer.alloc(32, 2), now });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());

  it('R60 a payment, an enquiry and a review at midnight belong to the day that the tax sheet says', async () => {
    const buyer = await makeAccount(database(), { now: now() });
    const office = await makeAccount(database(), { now: now(), superuser: true });
    const post = (url: string, payload: object) =>
      server.inject({ method: 'POST', url, payload, headers: buyer.headers });
    const order = await post('/api/create-razorpay-order/', {
      ...{ amount: 299_900, currency: 'INR', receipt: 'receipt-1' },
      package: ids['Basic'],
    });
    const proof = await post('/api/sandbox/pay/', { order_id: order.json<Order>().id, outcome: 'success' });
    await post('/api/verify-razorpay-payment/', proof.json());
    await database().run(
      sql`insert into enquiry (client_id, kind, name, email, message, created_at) values ('enquiry-1', 'contact', 'Asha', 'asha@people.example', 'Hello', ${now()})`,
    );
    await database().run(
      sql`insert into review (client_id, rating, review, name, created_at) values ('review-1', 5, 'Good', 'Asha', ${now()})`,
    );
    const read = async (url: string) => (await server.inject({ url, headers: office.headers })).body;
    expect(await read('/api/office/payments.csv')).toContain('"2026-04-01 00:00","2026-04-01 00:00"');
    expect(await read('/api/office/enquiries.csv')).toContain('"2026-04-01 00:00"');
    expect(await read('/api/reviews/')).toContain('"date":"2026-04-01"');
    expect(await read('/api/office/gst.csv?month=2026-04')).toContain('"23-Madhya Pradesh"');
    expect(await read('/api/office/gst.csv?month=2026-03')).not.toContain('"23-Madhya Pradesh"');
  });
});

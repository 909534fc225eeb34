import type { BillingInfo, Order } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { paymentsRoutes } from './paymentsRoutes';

describeOnBoth('billing details', (database) => {
  const home = { name: 'Meera Joshi', address: '12 Palm Road', city: 'Pune', zip: '', country: 'India', gstin: '' };
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let buyer: TestAccount;
  let count = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes], { secret: Buffer.alloc(32, 4) });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await makeAccount(database());
  });

  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    server.inject({ method, url, payload, headers: buyer.headers });
  const put = (info: object) => send('PUT', '/api/billing-info/', { ...home, state: '', ...info });
  const order = () =>
    send('POST', '/api/create-razorpay-order/', {
      amount: 299_900,
      currency: 'INR',
      receipt: `receipt-${(count += 1)}`,
      package: ids['Basic'],
    });
  const invoiced = async () => {
    const proof = await send('POST', '/api/sandbox/pay/', {
      order_id: (await order()).json<Order>().id,
      outcome: 'success',
    });
    await send('POST', '/api/verify-razorpay-payment/', proof.json());
    const row = await database().row<{ billed_to: { state: string; place: string } }>(
      sql`select i.billed_to from invoice i join payment p on p.id = i.payment_id where p.account_id = ${buyer.id}`,
    );
    return row?.billed_to;
  };

  it.each([
    [{ state: 'MH' }, { state: 'Maharashtra', country: 'India' }],
    [
      { state: 'महाराष्ट्र', country: 'भारत', zip: '411 001' },
      { state: 'Maharashtra', country: 'India', zip: '411001' },
    ],
    [
      { state: 'Orissa', country: 'IND' },
      { state: 'Odisha', country: 'India' },
    ],
    [{ gstin: '27aapfu0939f1zv ' }, { state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' }],
    [
      { state: 'California', country: 'USA', zip: '94016' },
      { state: 'California', country: 'United States' },
    ],
  ])('take the state and country of %j', async (entered, stored) => {
    expect((await put(entered)).json<BillingInfo>()).toMatchObject(stored);
  });

  it.each([
    [{ state: 'Middle Earth' }, 'state', 'We don’t recognise this state'],
    [{}, 'state', 'Choose your state'],
    [{ state: 'MH', country: 'Atlantis' }, 'country', 'We don’t recognise this country'],
    [{ state: 'Madhya Pradesh', zip: '411001' }, 'zip', 'is in Maharashtra, not in Madhya Pradesh'],
    [{ state: 'MH', zip: '4110' }, 'zip', 'six digits'],
    [{ state: 'Madhya Pradesh', gstin: '27AAPFU0939F1ZV' }, 'state', 'registered in Maharashtra'],
    [{ state: 'MH', gstin: '27AAPFU0939F1ZA' }, 'gstin', 'the last one should be V'],
    [{ state: 'Bavaria', country: 'Germany', gstin: '27AAPFU0939F1ZV' }, 'gstin', 'in India'],
  ])('ask about %j', async (entered, field, why) => {
    const answer = await put(entered);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field, 'code']]);
    expect(answer.body).toContain(why);
  });

  it('that were stored before and name an unknown state let nothing be ordered until they are changed', async () => {
    await database().run(
      sql`insert into billing_info (account_id, name, address, city, state, country) values (${buyer.id}, 'Meera', '12 Palm Road', 'Pune', 'Middle Earth', 'India')`,
    );
    expect((await order()).json()).toMatchObject({ code: 'billing_place' });
    await put({ state: 'MH' });
    expect((await order()).statusCode).toBe(201);
  });

  it('in an old spelling bring an invoice to the right state, which keeps it', async () => {
    await database().run(
      sql`insert into billing_info (account_id, name, address, city, state, country) values (${buyer.id}, 'Meera', '12 Palm Road', 'Pune', 'Maharastra', 'IND')`,
    );
    expect(await invoiced()).toMatchObject({ state: 'Maharastra', place: '27' });
  });
});

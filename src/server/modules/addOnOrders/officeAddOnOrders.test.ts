import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import type { BoughtAddOn } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { formOf } from '../../../../test/support/forms';
import { drawPicture } from '../../../../test/support/pictures';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { createSandboxGateway } from '../../payments/gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from '../../payments/http/paymentsRoutes';
import { propertiesRoutes } from '../properties/propertiesRoutes';
import { toursRoutes } from '../tours/toursRoutes';
import { officeAddOnOrdersRoutes } from './officeAddOnOrdersRoutes';

const prices: Readonly<Record<string, number>> = {
  'Professional photography': 149_900,
  'Virtual tour': 249_900,
  'Featured listing': 99_900,
  'Social media promotion': 199_900,
};

describeOnBoth('bought add-ons in the office', (database) => {
  const secret = Buffer.alloc(32, 7);
  const now = new Date('2026-11-24T05:00:00Z');
  let server: FastifyInstance;
  let agent: TestAccount;
  let owner: TestAccount;
  let ids: Record<string, number>;
  let listing: number;
  let count = 0;
  beforeAll(async () => {
    const routes = [paymentsRoutes, propertiesRoutes, toursRoutes, officeAddOnOrdersRoutes];
    server = await buildTestServer(database(), routes, { secret, now: () => now });
    ids = await makePriceList(database());
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Asha Agent', now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await makeAccount(database(), { name: 'Meera', email: `meera${(count += 1)}@people.example`, now });
    listing = (await makeListing(database(), { ownerId: owner.id, title: 'Two courts' })).id;
    await database().run(sql`delete from mail`);
  });

  const post = (url: string, payload: object, who: TestAccount) =>
    server.inject({ method: 'POST', url, payload, headers: who.headers });
  /** Buys add-ons. @returns the provider's id of the payment */
  const buy = async (names: readonly string[], { property = listing }: { property?: number | null } = {}) => {
    const order = await post(
      '/api/create-razorpay-order/',
      {
        amount: names.reduce((sum, name) => sum + (prices[name] ?? 0), property === null ? 299_900 : 0),
        currency: 'INR',
        receipt: `receipt-${(count += 1)}`,
        add_ons: names.map((name) => ids[name]),
        ...(property === null ? { package: ids['Basic'] } : { property }),
      },
      owner,
    );
    const paid = await post(
      '/api/sandbox/pay/',
      { order_id: order.json<{ id: string }>().id, outcome: 'success' },
      owner,
    );
    await post('/api/verify-razorpay-payment/', paid.json(), owner);
    await database().run(sql`delete from mail`);
    return paid.json<{ razorpay_payment_id: string }>().razorpay_payment_id;
  };
  const list = async (status = 'ordered') =>
    (await server.inject({ url: `/api/office/addon-orders/?status=${status}`, headers: agent.headers }))
      .json<OfficeAddOnOrder[]>()
      .filter((order) => order.owner.id === owner.id);
  const bought = async (name: string) => {
    await buy([name]);
    const order = (await list()).find((one) => one.name === name);
    if (!order) throw new Error(`${name} has no order`);
    return order;
  };
  const change = async (id: number, payload: object) => {
    const url = `/api/office/addon-orders/${id}/`;
    const answer = await server.inject({ method: 'PATCH', url, payload, headers: agent.headers });
    return {
      status: answer.statusCode,
      body: answer.json<OfficeAddOnOrder & { code?: string; current?: OfficeAddOnOrder }>(),
    };
  };
  const mine = async () =>
    (await server.inject({ url: '/api/user-add-ons/', headers: owner.headers })).json<{ add_ons: BoughtAddOn[] }>()
      .add_ons;
  const mails = () =>
    database().rows<{ recipient: string; subject: string; body: string; calendar: string }>(
      sql`select recipient, subject, body, calendar from mail order by id`,
    );
  const eventOf = (text: string) => {
    const whole = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = whole.getFirstSubcomponent('vevent');
    const of = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    return {
      method: whole.getFirstPropertyValue('method'),
      uid: of('uid'),
      at: of('dtstart'),
      sequence: of('sequence'),
      place: of('location'),
    };
  };
  const refund = async (paymentId: string) => {
    const gateway = createSandboxGateway({ database: database(), secret, now: () => now });
    await gateway.refund(paymentId);
    const { rawBody, headers } = await gateway.event(paymentId);
    await server.inject({
      method: 'POST',
      url: '/api/razorpay-webhook/',
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  /** Publishes a tour of a listing with rooms of these names. */
  const publishTour = async (id: number, rooms: readonly string[]) => {
    const scenes = [];
    for (const title of rooms) {
      const form = await formOf({ client_id: `panorama-${(count += 1)}` }, [
        { field: 'image', bytes: await drawPicture({ width: 64, height: 32, seed: count }) },
      ]);
      const url = `/api/properties/${id}/tour/panoramas/`;
      const headers = { ...form.headers, ...agent.headers };
      const added = (await server.inject({ method: 'POST', url, ...form, headers })).json<{ id: number }>();
      scenes.push({ id: added.id, title, initial_yaw_deg: 0, links: [] });
    }
    const payload = { title: 'Two courts', scenes, plan: null };
    const url = `/api/properties/${id}/tour/`;
    return (await server.inject({ method: 'PUT', url, payload, headers: agent.headers })).statusCode;
  };
  const visit = {
    status: 'scheduled',
    starts_at: '2026-11-27T10:30:00+05:30',
    photographer: 'Ravi Kulkarni',
    address: '12 Palm Grove, Indore',
  };

  it('are there once a payment is completed, one for each add-on, with its listing and its way of delivery', async () => {
    await buy(Object.keys(prices));
    const [open, delivered] = [await list(), await list('delivered')];
    expect(open.map(({ name, delivery, status, listing: on }) => [name, delivery, status, on?.id])).toEqual([
      ['Professional photography', 'photos', 'ordered', listing],
      ['Virtual tour', 'tour', 'ordered', listing],
      ['Social media promotion', 'posts', 'ordered', listing],
    ]);
    expect(delivered).toMatchObject([
      { name: 'Featured listing', delivered_by: null, featured_until: '2026-12-24T05:00:00.000Z' },
    ]);
    expect((await mine()).map(({ name, status }) => [name, status]).sort()).toEqual([
      ['Featured listing', 'delivered'],
      ['Professional photography', 'ordered'],
      ['Social media promotion', 'ordered'],
      ['Virtual tour', 'ordered'],
    ]);
  });

  it('are scheduled with a photographer and an address; a later move changes the same calendar entry', async () => {
    const order = await bought('Professional photography');
    const { body, status } = await change(order.id, { version: order.version, ...visit });
    expect([status, body.status, body.starts_at, body.scheduled_by?.name]).toEqual([
      200,
      'scheduled',
      '2026-11-27T05:00:00.000Z',
      'Asha Agent',
    ]);
    const [first] = await mails();
    expect([first?.recipient, first?.subject]).toEqual([
      order.owner.email,
      'Professional photography: Fri 27 Nov, 10:30 am (India)',
    ]);
    expect(first?.body).toContain('Photographer: Ravi Kulkarni\nAddress: 12 Palm Grove, Indore');
    const event = eventOf(first?.calendar ?? '');
    expect(event).toMatchObject({ method: 'REQUEST', at: '2026-11-27T05:00:00Z', sequence: '0', place: visit.address });
    await change(order.id, {
      version: body.version,
      status: 'scheduled',
      starts_at: '2026-11-28T05:00:00Z',
    });
    const [, second] = await mails();
    expect(second?.subject).toBe('Professional photography moved to Sat 28 Nov, 10:30 am (India)');
    expect(second?.body).toContain('Before: Fri 27 Nov, 10:30 am (India)');
    expect(eventOf(second?.calendar ?? '')).toEqual({ ...event, at: '2026-11-28T05:00:00Z', sequence: '1' });
    expect(await mine()).toMatchObject([
      { status: 'scheduled', photographer: 'Ravi Kulkarni', address: visit.address },
    ]);
  });

  it('are not scheduled in the past, without a photographer or an address, and twice the same sends one email', async () => {
    const order = await bought('Virtual tour');
    const { version } = order;
    const refused = await Promise.all(
      [{ starts_at: '2026-11-23T05:00:00Z' }, { photographer: ' ' }, { address: ' ' }, { starts_at: 'tomorrow' }].map(
        (wrong) => change(order.id, { version, ...visit, ...wrong }),
      ),
    );
    expect(refused.map(({ status, body }) => [status, Object.keys(body)[0]])).toEqual([
      [400, 'starts_at'],
      [400, 'photographer'],
      [400, 'address'],
      [400, 'starts_at'],
    ]);
    const { body } = await change(order.id, { version, ...visit });
    expect((await change(order.id, { version: body.version, ...visit })).body.version).toBe(body.version);
    expect(await mails()).toHaveLength(1);
  });

  it('photography is delivered only with pictures of its own listing', async () => {
    const order = await bought('Professional photography');
    const imageOn = async (property: number) =>
      (
        await database().row<{ id: number }>(
          sql`insert into property_image (property_id, media_id, position) values (${property}, ${(await makePicture(database())).id}, 0) returning id`,
        )
      )?.id ?? 0;
    const [own, other] = [await imageOn(listing), await imageOn((await makeListing(database())).id)];
    const deliver = (pictures: number[]) => change(order.id, { version: order.version, status: 'delivered', pictures });
    expect((await deliver([])).body).toHaveProperty('pictures');
    expect((await deliver([own, other])).body).toHaveProperty('pictures');
    expect((await deliver([own])).body).toMatchObject({
      status: 'delivered',
      pictures: 1,
      delivered_by: { name: 'Asha Agent' },
    });
    const [mail] = await mails();
    expect(mail?.body).toContain('We added a picture to your listing.');
    expect(mail?.body).toContain(`/properties/${listing}`);
    expect((await deliver([own])).body).toMatchObject({ code: 'stale', current: { status: 'delivered' } });
  });

  it('a tour is delivered once it is published, and its rooms are named', async () => {
    await publishTour(listing, ['An old one']);
    await database().run(sql`update tour set changed_at = ${now}::timestamptz - interval '1 day'`);
    const order = await bought('Virtual tour');
    const deliver = () => change(order.id, { version: order.version, status: 'delivered' });
    expect((await deliver()).body).toHaveProperty('rooms');
    expect(await publishTour(listing, ['Courtyard', 'Kitchen'])).toBe(200);
    expect((await list())[0]?.rooms).toEqual(['Courtyard', 'Kitchen']);
    expect((await deliver()).body.status).toBe('delivered');
  });

  it('promotion is delivered with the links of the posts, which the owner gets', async () => {
    const order = await bought('Social media promotion');
    const deliver = (links: string[]) => change(order.id, { version: order.version, status: 'delivered', links });
    expect((await deliver([])).body).toHaveProperty('links');
    expect((await deliver(['javascript:alert(1)'])).status).toBe(400);
    const link = 'https://social.example/aangan/17';
    expect((await deliver([link])).body.links).toEqual([link]);
    expect((await mails())[0]?.body).toContain(link);
    expect((await mine())[0]?.links).toEqual([link]);
  });

  it('a featured listing is delivered when its owner chooses the listing, never by hand', async () => {
    await buy(['Featured listing'], { property: null });
    const [order] = await list();
    const { id = 0, version = 0 } = order ?? {};
    expect((await change(id, { version, status: 'delivered' })).body).toMatchObject({ code: 'owner_chooses' });
    expect((await change(id, { version, ...visit })).body).toMatchObject({ code: 'no_appointment' });
    const [{ id: grant = 0 } = {}] = await mine();
    await post(`/api/user-add-ons/${grant}/feature/`, { property: listing }, owner);
    expect(await list('delivered')).toMatchObject([{ id, listing: { id: listing }, delivered_by: null }]);
  });

  it('are cancelled with a reason, which the owner reads, and an appointment leaves the calendar', async () => {
    const order = await bought('Professional photography');
    const { body } = await change(order.id, { version: order.version, ...visit });
    const cancel = (reason?: string) => change(order.id, { version: body.version, status: 'cancelled', reason });
    expect((await cancel()).body).toHaveProperty('reason');
    expect((await cancel('The house is sold.')).body).toMatchObject({
      status: 'cancelled',
      cancelled_by: { name: 'Asha Agent' },
    });
    const [asked, mail] = await mails();
    expect(mail?.body).toContain('Reason: The house is sold.');
    const [before, after] = [eventOf(asked?.calendar ?? ''), eventOf(mail?.calendar ?? '')];
    expect(after).toMatchObject({ method: 'CANCEL', uid: before.uid, sequence: '1' });
    expect(await mine()).toMatchObject([{ status: 'cancelled', cancel_reason: 'The house is sold.' }]);
  });

  it('end with their refund, except for what was delivered, and an appointment leaves the calendar', async () => {
    const paid = await buy(['Professional photography', 'Social media promotion', 'Featured listing']);
    const [photos, posts] = await list();
    await change(photos?.id ?? 0, { version: photos?.version, ...visit });
    const links = ['https://social.example/aangan/18'];
    await change(posts?.id ?? 0, { version: posts?.version, status: 'delivered', links });
    await database().run(sql`delete from mail`);
    await refund(paid);
    expect((await mine()).map(({ name, status }) => [name, status]).sort()).toEqual([
      ['Featured listing', 'cancelled'],
      ['Professional photography', 'cancelled'],
      ['Social media promotion', 'delivered'],
    ]);
    const entries = (await mails()).filter(({ calendar }) => calendar !== '');
    expect(entries.map(({ calendar }) => eventOf(calendar).method)).toEqual(['CANCEL']);
  });

  it('are for a listing of the owner only', async () => {
    await buy(['Virtual tour'], { property: null });
    const [{ id = 0, version = 0 } = {}] = await list();
    const strange = (await makeListing(database())).id;
    expect((await change(id, { version, property: strange })).body).toHaveProperty('property');
    expect((await change(id, { version, property: listing })).body.listing).toEqual({
      id: listing,
      title: 'Two courts',
    });
  });

  it('R37 leave one audit entry for each step without contact details, and none for a refused one', async () => {
    const order = await bought('Professional photography');
    const { body } = await change(order.id, { version: order.version, ...visit });
    await change(order.id, { version: order.version, ...visit });
    await change(order.id, { version: body.version, status: 'delivered', pictures: [] });
    const subject = { subject_type: 'addon_order', subject_id: String(order.id) };
    const { entries } = await listAudit(database(), subject, { limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual(['addon_order.schedule']);
    expect(JSON.stringify(entries)).not.toContain('Palm Grove');
  });
});

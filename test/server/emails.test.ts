import { dayInMs, minuteInMs } from '@contract/durations';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { enquiriesRoutes } from '@server/modules/enquiries/enquiriesRoutes';
import { expireHolds } from '@server/modules/meetings/expireHolds';
import { meetingsRoutes } from '@server/modules/meetings/meetingsRoutes';
import { paymentsRoutes } from '@server/payments/http/paymentsRoutes';
import { runJob } from '@server/jobs/scheduler';
import { confirmListingsJob } from '@server/modules/properties/confirmListings';
import { applyEvent } from '@server/payments/ledger/ledger';
import { createSandboxGateway } from '@server/payments/gateways/sandbox/sandboxGateway';
import { sendEndingReminders } from '@server/payments/ledger/packageReminders';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../support/factories';
import { makePriceList } from '../support/priceList';
import { buildTestServer, testDeps } from '../support/testServer';

interface Email {
  recipient: string;
  subject: string;
  body: string;
}

const office = {
  whatsapp: '',
  phone: '+91 731 400 0000',
  email: 'office@aangan.test',
  gstin: '23AAAAA0000A1Z5',
  address: '',
};
const asha = { name: 'Asha Rao', email: 'asha@people.example', phone: '+91 98260 00000' };
const meera = { name: 'Meera Joshi', email: 'meera@people.example', phone: '+91 98000 11111' };
const dev = { name: 'Dev Patel', email: 'dev@people.example', phone: '+91 97000 22222' };
const title = 'Courtyard house';

/** The link of an email: a line with only an address of this site or of the provider's dashboard. */
const link = /^(http:\/\/aangan\.test\/|https:\/\/dashboard\.razorpay\.com\/)\S+$/m;

describeOnBoth('every email to the office and to owners', (database) => {
  const secret = Buffer.alloc(32, 3);
  const start = Date.parse('2026-07-01T06:00:00Z'); // a Wednesday, 11:30 in India
  let clock = start;
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let owner: TestAccount;
  let other: TestAccount;
  let listing: number;
  let service: number;
  let count = 0;
  const now = () => new Date(clock);
  const overrides = { secret, now, settings: { company: office } };

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes, meetingsRoutes, paymentsRoutes], overrides);
    ids = await makePriceList(database());
    owner = await makeAccount(database(), { ...meera, username: 'meera', now: now() });
    other = await makeAccount(database(), { ...dev, username: 'dev', now: now() });
    listing = (await makeListing(database(), { ownerId: owner.id, title })).id;
    service = (await database().row<{ id: number }>(sql`
      insert into construction_service (icon, title, description, features, position) values ('home', 'Renovation', '', '{}', 0) returning id`))!
      .id;
  });
  afterAll(() => server.close());
  beforeEach(() => later(start - clock));

  const post = (who: TestAccount | null, url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, ...(who && { headers: who.headers }) });
  const withDeps = async (work: (deps: ReturnType<typeof testDeps>['deps']) => Promise<unknown>) => {
    const { deps, remove } = testDeps(database(), overrides);
    await work(deps).finally(remove);
  };
  const emails = () => database().rows<Email>(sql`select recipient, subject, body from mail order by id`);
  /** The emails that some work sends. */
  const sentBy = async (work: () => Promise<unknown>) => {
    await database().run(sql`delete from mail`);
    await work();
    return emails();
  };
  const later = async (ms: number) => {
    clock += ms;
    for (const who of [owner, other]) Object.assign(who, await makeSession(database(), who.id, now()));
  };
  const order = async (fields: object) => {
    const answer = await post(owner, '/api/create-razorpay-order/', {
      currency: 'INR',
      receipt: `receipt-${++count}`,
      ...fields,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const pay = async (orderId: string, who = owner, outcome = 'success') => {
    const proof = (await post(who, '/api/sandbox/pay/', { order_id: orderId, outcome })).json<{
      razorpay_payment_id: string;
    }>();
    if (outcome === 'success') await post(who, '/api/verify-razorpay-payment/', proof);
    return proof.razorpay_payment_id;
  };
  const captured = (orderId: string, paymentId: string, amountInPaise: number) =>
    withDeps((deps) =>
      applyEvent(deps, orderId, {
        cause: 'webhook',
        providerEventId: `evt-${++count}`,
        event: {
          kind: 'reported',
          payment: {
            id: paymentId,
            orderId,
            status: 'captured',
            amountInPaise,
            refundedInPaise: 0,
            createdAt: null,
            method: 'upi',
          },
        },
      }),
    );
  const ask = (payload: object) =>
    post(null, '/api/enquiries/', {
      ...asha,
      message: 'May I see it on Sunday?',
      client_id: `enquiry-${++count}`,
      ...payload,
    });
  const hold = async (who: TestAccount, time: string) => {
    const answer = await post(who, '/api/meetings/', {
      date: '2026-07-06',
      time,
      timezone: 'Asia/Kolkata',
      client_id: `meeting-${++count}`,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ order: { id: string } }>().order.id;
  };
  const toOffice = (sent: readonly Email[]) => sent.filter(({ recipient }) => recipient === office.email);

  function expectSender({ subject, body }: Email, person: typeof asha, about: string) {
    expect(subject).toContain(person.name);
    for (const fact of [`Name: ${person.name}`, `Email: ${person.email}`, `Phone: ${person.phone}`, about])
      expect(body).toContain(fact);
    expect(body).toMatch(link);
  }

  function expectContactDetails({ body }: Email, about: string) {
    for (const fact of [office.email, office.phone, about]) expect(body).toContain(fact);
    expect(body).toMatch(link);
  }

  it.each(['contact', 'property', 'quote', 'visit', 'callback'] as const)(
    'names the sender of a %s enquiry, how to reach them and the topic, and links to it',
    async (kind) => {
      const about = kind === 'contact' ? {} : kind === 'quote' ? { service } : { property: listing };
      const sent = await sentBy(() => ask({ kind, ...about }));
      const [first] = toOffice(sent);
      expectSender(
        first!,
        asha,
        kind === 'quote'
          ? 'Service: Renovation'
          : kind === 'contact'
            ? 'May I see it on Sunday?'
            : `Listing: ${title}, http://aangan.test/properties/${listing}`,
      );
      // an agent cannot open the inbox of an owner
      expect(first!.body).toMatch(/^http:\/\/aangan\.test\/office\/leads\?open=\d+$/m);
      const toOwner = sent.filter(({ recipient }) => recipient === meera.email);
      expect(toOwner).toHaveLength('property' in about ? 1 : 0);
      for (const email of toOwner) {
        expectContactDetails(email, `Listing: ${title}, http://aangan.test/properties/${listing}`);
        expect(email.subject).toContain(asha.name);
        // email and phone are opened in the inbox: they count as one of the owner's buyer contacts
        expect(email.body).toMatch(
          /See their contact details and reply in your inbox:\nhttp:\/\/aangan\.test\/my-enquiries\?id=\d+/,
        );
      }
    },
  );

  it('says so when there is no phone number', async () => {
    const [email] = await sentBy(() => ask({ kind: 'contact', phone: undefined }));
    expect(email!.body).toContain('Phone: not given');
  });

  it('says who booked a paid meeting', async () => {
    const sent = await sentBy(async () => pay(await hold(owner, '10:30')));
    expectSender(toOffice(sent)[0]!, meera, 'When: Mon 6 Jul, 10:30 am (India)');
    expect(toOffice(sent)[0]).toMatchObject({
      subject: 'Meeting booked: Meera Joshi (test)',
      body: expect.stringMatching(/\nhttp:\/\/aangan\.test\/office\/meetings\?from=2026-07-06&open=\d+\n/),
    });
    expectContactDetails(
      sent.find(({ recipient, subject }) => recipient === meera.email && subject.startsWith('Your payment'))!,
      'Consultation on 6 Jul 2026',
    );
  });

  it('says whose hold expired, to the office and to the visitor', async () => {
    const sent = await sentBy(async () => {
      await hold(other, '12:00');
      await later(21 * minuteInMs);
      await withDeps(expireHolds);
    });
    expectSender(toOffice(sent)[0]!, dev, 'Meeting: Mon 6 Jul, 12:00 pm (India)');
    expectContactDetails(
      sent.find(({ recipient }) => recipient === dev.email)!,
      'Mon 6 Jul, 12:00 pm',
    );
  });

  it('says whose paid meeting lost its slot', async () => {
    const sent = await sentBy(async () => {
      const lost = await hold(owner, '14:00');
      await later(16 * minuteInMs);
      await pay(await hold(other, '14:00'), other);
      await pay(lost);
    });
    expectSender(
      toOffice(sent).find(({ subject }) => subject.startsWith('Paid meeting without a slot'))!,
      meera,
      'Bought: Consultation on 6 Jul 2026, 2:00 pm (India)',
    );
    expectContactDetails(
      sent.find(({ subject }) => subject === 'Please choose another time')!,
      'Reply to this email',
    );
  });

  it('says who bought add-ons, and for which listing', async () => {
    const addOns = {
      add_ons: [ids['Virtual tour'], ids['Professional photography']],
      amount: 399_800,
      property: listing,
    };
    const sent = await sentBy(async () => pay(await order(addOns)));
    expectSender(toOffice(sent)[0]!, meera, `Listing: ${title}, http://aangan.test/properties/${listing}`);
    expect(toOffice(sent)[0]?.subject).toMatch(
      /^To arrange: payment \d+, Virtual tour and Professional photography for Meera Joshi \(test\)$/,
    );
    expect(toOffice(sent)[0]?.body).toContain(`\nhttp://aangan.test/properties/${listing}\n`);
    expectContactDetails(
      sent.find(({ recipient }) => recipient === meera.email)!,
      `Listing: ${title}`,
    );
  });

  it('lists the buyer’s published listings when add-ons were bought without one', async () => {
    const sent = await sentBy(async () =>
      pay(await order({ package: ids['Basic'], add_ons: [ids['Virtual tour']], amount: 549_800 })),
    );
    expectSender(toOffice(sent)[0]!, meera, 'Listing: not given: ask which one it is for');
    expect(toOffice(sent)[0]?.body).toContain(
      `One of their listings: ${title}, http://aangan.test/properties/${listing}`,
    );
    expect(toOffice(sent)[0]?.body).toContain(
      `\nhttp://aangan.test/packages?package=${ids['Basic']}&add_ons=${ids['Virtual tour']}\n`,
    );
  });

  it('says who paid twice and who paid too little', async () => {
    const sent = await sentBy(async () => {
      const [twice, short] = [
        await order({ package: ids['Basic'], amount: 299_900 }),
        await order({ package: ids['Basic'], amount: 299_900 }),
      ];
      await captured(twice, 'pay_first', 299_900);
      await captured(twice, 'pay_second', 299_900);
      await captured(short, 'pay_short', 1);
    });
    for (const subject of ['Paid twice', 'Paid too little'])
      expectSender(
        toOffice(sent).find((email) => email.subject.startsWith(subject))!,
        meera,
        'Bought: Basic package',
      );
  });

  it('tells a buyer the state of a payment, and how to reach us', async () => {
    const sent = await sentBy(async () => {
      const orderId = await order({ package: ids['Basic'], amount: 299_900 });
      await pay(orderId, owner, 'failure');
      const paymentId = await pay(orderId);
      const gateway = createSandboxGateway({ database: database(), secret, now });
      await gateway.refund(paymentId);
      const { rawBody, headers } = await gateway.event(paymentId);
      await server.inject({
        method: 'POST',
        url: '/api/razorpay-webhook/',
        payload: rawBody,
        headers: { 'content-type': 'application/json', ...headers },
      });
    });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your payment of ₹2,999.00 did not go through',
      'Your payment of ₹2,999.00',
      'Your refund of ₹2,999.00',
    ]);
    for (const email of sent) expectContactDetails(email, 'Bought: Basic package');
  });

  it('tells an owner which listing to confirm and which package ends, and how to reach us', async () => {
    await database().run(sql`update property set confirm_by = ${now()} where id = ${listing}`);
    const sent = await sentBy(async () => {
      await pay(await order({ package: ids['Basic'], amount: 299_900 }));
      await withDeps((deps) => runJob(confirmListingsJob, deps));
      const last = await database().row<{ at: Date }>(
        sql`select max(expires_at) as at from package_grant where account_id = ${owner.id}`,
      );
      clock = (last?.at.getTime() ?? 0) - 2 * dayInMs;
      await withDeps(sendEndingReminders);
    });
    expectContactDetails(
      sent.find(({ subject }) => subject.includes('still available'))!,
      title,
    );
    expectContactDetails(
      sent.find(({ subject }) => subject.includes('Basic package ends'))!,
      'Basic package',
    );
  });

  it('is covered here, wherever the code sends one', () => {
    const root = path.resolve('src/server');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('email'),
    );
    const sending = files.filter((file) =>
      /\bqueue(Encrypted)?Emails?\(\s*tx,/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(sending.sort()).toEqual([
      // to an account or a subscriber, only about itself
      'cli/superusers.ts',
      'modules/accounts/emailRoutes.ts',
      'modules/accounts/officeAccountsRoutes.ts',
      'modules/accounts/passwordRoutes.ts',
      'modules/accounts/secondFactor/meetChallenge.ts',
      'modules/accounts/secondFactor/secondFactorRoutes.ts',
      // to the owner, as in officeAddOnOrders.test.ts
      'modules/addOnOrders/officeAddOnOrdersRoutes.ts',
      // to who asks, and to the owner or the office, as in documents.test.ts
      'modules/documents/documentEmails.ts',
      // to who goes on with the enquiry, or the office, as in incomingEmails.test.ts and conversations.test.ts
      'modules/enquiries/conversations/addFromPerson.ts',
      'modules/enquiries/enquiriesRoutes.ts',
      // the same as for an enquiry of the site, as in inboundLeads.test.ts
      'modules/enquiries/inbound/inboundLeadsRoutes.ts',
      // of an email that begins an enquiry, as in incomingEmails.test.ts
      'modules/enquiries/incoming/receiveEmail.ts',
      // our reply to the sender
      'modules/enquiries/officeEnquiriesRoutes.ts',
      // to the colleague who is given it, as in officeEnquiries.test.ts
      'modules/enquiries/officeEnquiryChanges.ts',
      'modules/enquiries/remindOverdue.ts',
      'modules/meetings/meetingChanges.ts',
      'modules/meetings/meetingsStore.ts',
      // to the buyer, and to the office as in officeMeetings.test.ts
      'modules/meetings/officeMeetingsRoutes.ts',
      'modules/newsletter/newsletterRoutes.ts',
      // to the editor who asks, and to subscribers
      'modules/newsletter/officeNewslettersRoutes.ts',
      'modules/newsletter/sendNewsletters.ts',
      'modules/properties/confirmListings.ts',
      // to owners, as in officeProperties.test.ts
      'modules/properties/officePropertiesRoutes.ts',
      // to readers, about their own searches
      'modules/properties/savedSearches/saveSearch.ts',
      'modules/properties/savedSearches/savedSearchesRoutes.ts',
      'modules/properties/savedSearches/sendAlerts.ts',
      // to members of a list, about it, as in shortlistNews.test.ts
      'modules/shortlists/tellShortlistNews.ts',
      // to visitors and hosts, about their own visits, as in visits.test.ts
      'modules/visits/visitEmails.ts',
      'payments/ledger/ledger.ts',
      'payments/ledger/packageReminders.ts',
      'payments/ledger/settlement.ts',
      // to the office, without a person, as in privacy.test.ts
      'privacy/erasePerson.ts',
      'privacy/visitRows.ts',
    ]);
  });
});

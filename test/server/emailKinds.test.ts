import { brand } from '@contract/brand';
import { hourInMs } from '@contract/durations';
import * as messages from '@messages/server/email';
import { startDelivery } from '@server/email/deliver';
import { framedHtml, signedText } from '@server/email/emailHtml';
import { type EmailKind, emailKinds } from '@server/email/emailKinds';
import { informOfWork } from '@server/email/handedOver';
import { decrypt } from '@server/email/encryption';
import { type Email, queueEmail, queueEmails } from '@server/email/outbox';
import * as account from '@server/modules/accounts/accountEmails';
import { factorAddedEmail } from '@server/modules/accounts/secondFactor/factorEmails';
import * as documents from '@server/modules/documents/documentEmails';
import { confirmationEmail } from '@server/modules/enquiries/confirmationEmail';
import { enquiryEmails } from '@server/modules/enquiries/enquiryEmails';
import { handedOverEmail, replyEmail } from '@server/modules/enquiries/officeEnquiriesRules';
import { receiveEmail } from '@server/modules/enquiries/incoming/receiveEmail';
import { remindOverdue } from '@server/modules/enquiries/remindOverdue';
import { lapsedMeetingEmails } from '@server/modules/meetings/lapsedMeetingEmails';
import * as newsletter from '@server/modules/newsletter/newsletterEmails';
import { confirmationEmails } from '@server/modules/properties/confirmationEmails';
import { approvedEmail, returnedEmail } from '@server/modules/properties/listingReviewEmails';
import * as alerts from '@server/modules/properties/savedSearches/alertEmails';
import { shortlistNewsEmail } from '@server/modules/shortlists/shortlistNewsEmail';
import { sendFull, sendReminder, sendVisitEmails } from '@server/modules/visits/visitEmails';
import { newLinks } from '@server/modules/visits/visitTokens';
import { findVisit } from '@server/modules/visits/visitsStore';
import { addOnOrderDeliveredEmail } from '@server/payments/ledger/addOnOrderEmails';
import { bookedEmails } from '@server/payments/ledger/meetingEmails';
import { officeEmail } from '@server/payments/ledger/officeEmail';
import { buyerEmail, packageEndingEmail } from '@server/payments/ledger/paymentEmails';
import { type SettledPayment, officeOf } from '@server/payments/ledger/purchase';
import { replyAddress } from '@server/lib/replyAddress';
import { erasePerson } from '@server/privacy/erasePerson';
import { readSettings } from '@server/settings';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { makeAccount, makeListing } from '../support/factories';
import { makePriceList } from '../support/priceList';
import { type SmtpServer, openSmtpServer } from '../support/smtpServer';

const company = {
  whatsapp: '917314000000',
  phone: '+91 731 400 0000',
  email: 'office@aangan.test',
  gstin: '',
  address: '12 Palm Road, Indore',
};
const asha = { name: 'Asha Rao', email: 'asha@people.example', phone: '+91 98260 00000' };
const owner = { name: 'Meera Joshi', email: 'meera@people.example' };
const reader = 'reader@people.example';
const publicUrl = 'http://aangan.test';

describeOnBoth('an email of every kind', (database) => {
  const secret = randomBytes(32);
  const at = new Date('2026-03-04T06:00:00Z');
  const settings = {
    ...readSettings({ DATA_DIR: '.', PUBLIC_URL: publicUrl, MAIL_FROM: 'no-reply@aangan.test' }),
    company,
    inbound: { address: 'office@reply.aangan.test', key: 'k'.repeat(32) },
  };
  const deps = { settings, secret, now: () => at };
  const office = officeOf(settings);
  let mailbox: SmtpServer;
  let unique = 0;
  beforeAll(async () => {
    mailbox = await openSmtpServer();
  });
  afterAll(() => mailbox.close());

  const idOf = async (query: ReturnType<typeof sql>) => (await database().row<{ id: number }>(query))?.id ?? 0;

  /** The emails that some work puts into the outbox, as they arrive, by their recipient. */
  async function arrived(work: () => Promise<unknown>): Promise<Map<string, string>> {
    await database().run(sql`delete from mail`);
    await work();
    await database().run(sql`update mail set next_try_at = ${at}`);
    mailbox.emails.length = 0;
    const delivery = startDelivery({
      database: database(),
      secret,
      settings: { ...settings, smtpUrl: mailbox.url },
      now: () => at,
      makeDocument: () => Promise.reject(new Error('no email here has a document')),
    });
    await delivery.wake();
    await delivery.stop();
    // long lines are folded by the encoding
    return new Map(mailbox.emails.map(({ to: [to = ''], text }) => [to, text.replace(/=\n/g, '')]));
  }

  const repliesTo = (text: string | undefined) => /^Reply-To: (.*)$/m.exec(text?.split('\n\n')[0] ?? '')?.[1] ?? '';

  const form = { kind: 'property' as const, ...asha, message: 'Is it free?', client_id: 'client-0001' };
  const listing = { id: 7, title: 'Tulsi house', ownerId: 3, ownerEmail: owner.email, isOffice: false, agent: null };
  const about = { listing, serviceTitle: undefined };
  const announced = { id: 4, office: company.email, officePhone: company.phone, publicUrl };
  const documentListing = {
    id: 7,
    title: 'Tulsi house',
    owner_id: 3,
    owner_name: owner.name,
    owner_email: owner.email,
    is_office: false,
    lifecycle: 'published',
  } as never;
  const request = { ...asha, message: '' } as never;
  const rendered = { subject: 'News', parts: [{ newsletter: { text: 'News', html: '<p>News</p>' } }] };
  const card = {
    id: 7,
    title: 'Tulsi <house>',
    price: 50_000,
    purpose: 'sale',
    bedrooms: 3,
    size: 1_200,
    property_type: { name: 'Villa' },
    city: { name: 'Pune' },
    locality: { name: 'Baner' },
    cover: { image: '/media/7.jpeg', alt: 'The courtyard', srcset: { jpeg: '/media/7-480.jpeg 480w' } },
  } as never;
  /** Where answers to an enquiry come back. */
  const replies = 'office+4-0123456789abcdef0123@reply.aangan.test';
  const links = { publicUrl, query: '', link: null, stop: 'stop' };

  async function meeting(): Promise<number> {
    const buyer = await makeAccount(database(), { ...asha, username: `asha${(unique += 1)}`, unverified: true });
    return idOf(sql`
      insert into meeting (account_id, client_id, starts_at, timezone, status, held_until)
      values (${buyer.id}, 'meeting', ${new Date(at.getTime() + unique * 100 * hourInMs)}, 'Asia/Dubai', 'booked', ${at}) returning id`);
  }

  async function payment(): Promise<SettledPayment> {
    const buyer = await makeAccount(database(), { ...asha, username: `asha${(unique += 1)}`, unverified: true });
    const order = `order ${unique}`;
    const id = await idOf(sql`
      insert into payment (account_id, receipt, gateway, provider_order_id, amount_in_paise, description, status, completed_at)
      values (${buyer.id}, ${order}, 'sandbox', ${order}, 299900, 'Basic package', 'completed', ${at}) returning id`);
    return {
      id,
      account_id: buyer.id,
      amount_in_paise: 299_900,
      description: 'Basic package',
      package_id: 1,
      add_on_ids: [],
      meeting_id: null,
      test: false,
      lines: [],
      provider_order_id: order,
    };
  }

  async function addOnOrder(): Promise<number> {
    const prices = await makePriceList(database());
    const bought = await payment();
    const grant = await idOf(sql`
      insert into add_on_grant (account_id, payment_id, add_on_id, granted_at)
      values (${bought.account_id}, ${bought.id}, ${prices['Virtual tour']}, ${at}) returning id`);
    return idOf(
      sql`insert into addon_order (account_id, grant_id, ordered_at) values (${bought.account_id}, ${grant}, ${at}) returning id`,
    );
  }

  /** A visit to an owner's home; agreed or not. */
  async function visit({ agreed, visitorId = null }: { agreed: boolean; visitorId?: number | null }) {
    const host = await makeAccount(database(), { ...owner, username: `meera${(unique += 1)}`, unverified: true });
    const home = await makeListing(database(), { ownerId: host.id, title: 'Tulsi house' });
    const starts = new Date(at.getTime() + unique * 24 * hourInMs);
    const { nonce, token_hash, calendar_hash } = newLinks(secret);
    const id = await idOf(sql`
      insert into visit (property_id, property_title, host_id, account_id, name, email, phone, timezone, mode, client_id, state, proposals, answer_by, starts_at, confirmed_at,
        nonce, token_hash, calendar_hash, created_at, changed_at)
      values (${home.id}, 'Tulsi house', ${host.id}, ${visitorId}, ${asha.name}, ${asha.email}, ${asha.phone}, 'Asia/Dubai', 'in_person', ${`visit ${unique}`},
        ${agreed ? 'confirmed' : 'asked'}, ${agreed ? [] : [starts.toISOString()]}::timestamptz[], ${agreed ? null : starts}, ${agreed ? starts : null}, ${agreed ? at : null},
        ${nonce}, ${token_hash}, ${calendar_hash}, ${at}, ${at}) returning id`);
    return (await findVisit(database(), id))!;
  }

  const send = (email: Email | Promise<Email>) => async () => queueEmail(database(), await email);
  const sendAll = (emails: () => Promise<Email[]> | Email[]) => async () => queueEmails(database(), await emails());

  /** How each kind is sent, and its recipient. */
  const samples: Readonly<Record<EmailKind, readonly [to: string, work: () => Promise<unknown>]>> = {
    password_reset: [reader, send(account.resetEmail(reader, publicUrl, 'token'))],
    password_reset_by_staff: [reader, send(account.staffResetEmail(reader, publicUrl, 'token'))],
    password_changed: [reader, send(account.passwordChangedEmail(reader, publicUrl))],
    confirm_address: [reader, send(account.confirmAddressEmail(reader, { publicUrl, token: 'token' }))],
    address_in_use: [reader, send(account.addressInUseEmail(reader, publicUrl))],
    address_changed: [
      reader,
      send(account.addressChangedEmail(reader, asha.email, { username: 'asha', publicUrl, token: 'token' })),
    ],
    factor_changed: [reader, send(factorAddedEmail({ username: 'asha', email: reader }, publicUrl, 'My phone'))],
    documents_confirm: [
      asha.email,
      () => documents.sendConfirmation(database(), deps, documentListing, { email: asha.email, token: 'token' }),
    ],
    documents_asked: [owner.email, () => documents.sendAsked(database(), deps, documentListing, request)],
    documents_shared: [
      asha.email,
      () => documents.sendLink(database(), deps, documentListing, request, { token: 'token', expiresAt: at }),
    ],
    documents_declined: [asha.email, () => documents.sendDeclined(database(), deps, documentListing, request)],
    enquiry_received: [asha.email, send(confirmationEmail(form, about, settings, replies))],
    enquiry_announced: [company.email, sendAll(() => enquiryEmails(form, about, { ...announced, toOwner: true }))],
    enquiry_masked: [owner.email, sendAll(() => enquiryEmails(form, about, { ...announced, toOwner: true }))],
    enquiry_overdue: [
      company.email,
      async () => {
        await database().run(sql`
          insert into enquiry (kind, name, email, phone, message, client_id, created_at, response_due_at)
          values ('contact', ${asha.name}, ${asha.email}, '', 'Is it free?', ${`client-overdue-${(unique += 1)}`}, ${at}, ${at})`);
        await remindOverdue({ database: database(), settings, now: () => new Date(at.getTime() + hourInMs) });
      },
    ],
    enquiry_handed_over: [
      reader,
      send(
        handedOverEmail(
          reader,
          { id: 4, ...asha, message: 'Is it free?', property: null, service: null },
          { by: 'Ravi', publicUrl },
        ),
      ),
    ],
    enquiry_answered: [
      company.email,
      async () => {
        const id = await idOf(sql`
          insert into enquiry (kind, name, email, phone, message, client_id, created_at)
          values ('contact', ${asha.name}, ${asha.email}, '', 'Is it free?', ${`client-answered-${(unique += 1)}`}, ${at}) returning id`);
        const to = [replyAddress(settings.inbound, secret, id)];
        const message = {
          messageId: `<${unique}@people.example>`,
          subject: 'Re: your enquiry',
          text: 'Yes, at ten.',
          to,
        };
        const from = { name: asha.name, address: asha.email };
        await receiveEmail(
          { ...deps, database: database() },
          { ...message, from, attached: ['plan.pdf'], isAutomatic: false },
        );
      },
    ],
    work_handed_over: [
      reader,
      () => informOfWork(database(), { to: reader, by: 'Ravi', enquiries: 3, listings: 1, contacts: 2, publicUrl }),
    ],
    enquiry_reply: [
      asha.email,
      send(
        replyEmail({ ...asha, property: null, service: null }, 'Yes.', {
          author: 'Ravi',
          company,
          replyTo: replies,
          conversation: `${publicUrl}/my-enquiries/4#token=abc`,
          received: { text: 'At ten?', author: asha.name, messageId: '<1@people.example>', at },
        }),
      ),
    ],
    hold_lapsed: [asha.email, sendAll(() => lapsedMeetingEmails({ ...asha, starts_at: at, timezone: 'UTC' }, office))],
    hold_lapsed_office: [
      company.email,
      sendAll(() => lapsedMeetingEmails({ ...asha, starts_at: at, timezone: 'UTC' }, office)),
    ],
    meeting: [asha.email, sendAll(async () => bookedEmails(database(), await meeting(), office))],
    meeting_office: [company.email, sendAll(async () => bookedEmails(database(), await meeting(), office))],
    meeting_erased: [
      company.email,
      async () => {
        const id = await meeting();
        const { buyer } = (await database().row<{ buyer: number }>(
          sql`select account_id as buyer from meeting where id = ${id}`,
        ))!;
        await database().transaction((tx) =>
          erasePerson(tx, { accountId: buyer, now: at, officeEmail: company.email, secret } as never),
        );
      },
    ],
    newsletter_confirm: [
      reader,
      send(newsletter.confirmationEmail(reader, publicUrl, { confirm: 'token', unsubscribe: 'token' })),
    ],
    newsletter: [reader, send(newsletter.newsletterEmail(rendered, reader, { publicUrl, unsubscribe: 'token' }))],
    newsletter_test: [reader, send(newsletter.testEmail(rendered, reader))],
    listings_confirm: [
      owner.email,
      sendAll(() => confirmationEmails([{ id: 7, title: 'Tulsi house', ownerId: 3, ...owner } as never], settings, at)),
    ],
    listing_approved: [owner.email, send(approvedEmail({ id: 7, title: 'Tulsi house', owner }, settings))],
    listing_returned: [owner.email, send(returnedEmail({ id: 7, title: 'Tulsi house', owner }, 'A photo', settings))],
    shortlist_news: [
      reader,
      send(
        shortlistNewsEmail(
          [
            {
              id: 1,
              account: 1,
              to: reader,
              reader: 'Asha',
              list: 1,
              listName: 'Weekend',
              isDefault: false,
              who: 'Ravi',
              vote: 'yes',
              title: 'Tulsi house',
            },
          ],
          publicUrl,
          'stop',
        ),
      ),
    ],
    search_alert: [reader, send(alerts.alertEmail(reader, 'Villas', [{ card, fellFrom: 60_000_00 }], links))],
    search_ask: [reader, send(alerts.askEmail(reader, 'Villas', 'keep', links))],
    search_confirm: [reader, send(alerts.confirmEmail(reader, { publicUrl, confirm: 'token', stop: 'stop' }))],
    search_link: [reader, send(alerts.linkEmail(reader, `${publicUrl}/saved-searches`))],
    visit: [
      asha.email,
      async () =>
        sendVisitEmails(database(), deps, await visit({ agreed: true }), {
          kind: 'confirmed',
          by: 'host',
          before: null,
        }),
    ],
    visit_host: [owner.email, async () => sendReminder(database(), deps, await visit({ agreed: true }), 'day')],
    visits_full: [asha.email, () => sendFull(database(), deps, asha.email)],
    visit_erased: [
      owner.email,
      async () => {
        const buyer = await makeAccount(database(), { username: `gone${(unique += 1)}` });
        await visit({ agreed: true, visitorId: buyer.id });
        await database().transaction((tx) =>
          erasePerson(tx, { accountId: buyer.id, now: at, officeEmail: company.email, secret } as never),
        );
      },
    ],
    add_on_order: [
      asha.email,
      async () => queueEmail(database(), await addOnOrderDeliveredEmail(database(), await addOnOrder(), office)),
    ],
    payment: [
      asha.email,
      async () => queueEmail(database(), await buyerEmail(database(), await payment(), 'completed', office)),
    ],
    payment_office: [
      company.email,
      async () => queueEmail(database(), await officeEmail(database(), await payment(), 'paid_twice', office)),
    ],
    package_ending: [
      asha.email,
      send(
        packageEndingEmail(
          {
            days: 7,
            package: 'Basic',
            package_id: 1,
            on_sale: true,
            contacts_left: null,
            price_in_paise: 299_900,
            expires_at: at,
            to: asha.email,
            buyer: asha.name,
          },
          settings,
        ),
      ),
    ],
  };
  const kinds = Object.keys(emailKinds) as EmailKind[];

  /** The text and the HTML of an email as it is sent to somebody. */
  async function written(to: string, work: () => Promise<unknown>) {
    await database().run(sql`delete from mail`);
    await work();
    const mail = (await database().row<{ subject: string; body: string; html: string; sealed: boolean }>(
      sql`select subject, body, html, sealed from mail where recipient = ${to}`,
    ))!;
    const opened = (text: string) => (mail.sealed ? decrypt(secret, to, text) : text);
    return {
      text: signedText(opened(mail.body), settings),
      html: framedHtml(opened(mail.html), mail.subject, settings),
    };
  }

  /** For `npm run emails -- preview`. */
  function preview(kind: EmailKind, files: Readonly<Record<'html' | 'text', string>>): void {
    const folder = process.env.AANGAN_EMAILS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${kind}.html`), files.html);
    writeFileSync(path.join(folder, `${kind}.txt`), files.text);
  }

  /** What the office writes itself, and what concerns nothing that is on a screen. */
  const withoutButton: readonly EmailKind[] = [
    'enquiry_reply',
    'meeting_erased',
    'newsletter',
    'newsletter_test',
    'visit_erased',
  ];
  /** What says more than that of its kind. */
  const ownReasons: Partial<Record<EmailKind, string>> = {
    search_alert: 'because you saved the search',
    search_ask: 'because you saved the search',
    newsletter_test: 'This is a test',
    shortlist_news: 'at most once a day',
  };
  /** What mail programs do not show, or what would fetch something from elsewhere or tell that it was opened. */
  const refused =
    /<(?:script|form|input|button|iframe|link|svg|video|object)\b|display:\s*(?:flex|grid)|@import|@font-face|url\(|\bon\w+=|position:/i;
  /** Its words in any order, without addresses: a link shows its name. */
  const wordsOf = (text: string) => (text.replace(/https?:\S+/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []).sort();
  const shownText = (html: string) =>
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(
        /&(amp|lt|gt|quot|#39);/g,
        (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
      );

  it.each(kinds)(
    'H33 has the mark, one button, why it came and the same words as its text in HTML: %s',
    async (kind) => {
      const { text, html } = await written(...samples[kind]);
      preview(kind, { html, text });
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
      expect(html).toContain(`<a href="${publicUrl}/"`);
      expect(html.match(/class="button"/g) ?? []).toHaveLength(withoutButton.includes(kind) ? 0 : 1);
      expect(html).toMatch(/<meta name="color-scheme" content="light dark">.*@media \(prefers-color-scheme:dark\)/s);
      expect(html).not.toMatch(refused);
      const addressesIn = (attribute: string) =>
        [...html.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))].map(([, address = '']) => address);
      const known = [`${publicUrl}/`, 'https://wa.me/', 'https://www.google.com/maps/'];
      expect(addressesIn('src').filter((address) => !address.startsWith(`${publicUrl}/`))).toEqual([]);
      expect(addressesIn('href').filter((address) => !known.some((start) => address.startsWith(start)))).toEqual([]);
      for (const said of [ownReasons[kind] ?? messages.why(brand)[kind], company.address, company.phone])
        expect([text, shownText(html)]).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
      const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
      expect(wordsOf(shownText(html))).toEqual(wordsOf(`${brand} ${shownText(heading)} ${text}`));
    },
  );

  it.each(kinds)(
    'is answered to the company’s address, to the person that the text names, or into the conversation: %s',
    async (kind) => {
      const [to, work] = samples[kind];
      const text = (await arrived(work)).get(to);
      expect(text).toBeDefined();
      expect(repliesTo(text)).toBe(
        { person: asha.email, conversation: replies, company: company.email }[emailKinds[kind]],
      );
      expect(text?.split('\n\n').slice(1).join()).toContain(emailKinds[kind] === 'person' ? asha.email : '');
      if (text?.includes('Questions? Reply to this email')) expect(repliesTo(text)).toBe(company.email);
    },
  );

  it('says that a program wrote it, and our reply by hand what it answers instead', async () => {
    const headOf = async (kind: EmailKind) => {
      const [to, work] = samples[kind];
      return (await arrived(work)).get(to)?.split('\n\n')[0];
    };
    expect(await headOf('enquiry_received')).toContain('Auto-Submitted: auto-generated');
    const reply = await headOf('enquiry_reply');
    expect(reply).not.toContain('Auto-Submitted');
    expect(reply).toContain('In-Reply-To: <1@people.example>');
    expect(reply).toContain('References: <1@people.example>');
  });

  it('is never answered to a person whose address is masked: an owner’s enquirer, or a visitor before a time is agreed', async () => {
    const enquiry = (await arrived(samples.enquiry_masked[1])).get(owner.email);
    const visited = await visit({ agreed: false });
    const asked = (
      await arrived(() => sendVisitEmails(database(), deps, visited, { kind: 'asked', by: 'visitor' }))
    ).get(owner.email);
    for (const text of [enquiry, asked]) {
      expect(repliesTo(text)).toBe(company.email);
      expect(text).not.toContain(asha.email);
    }
    const isEvil = { kind: 'enquiry_masked', to: owner.email, replyTo: asha.email, subject: '', parts: [''] } as const;
    expect(repliesTo((await arrived(send(isEvil))).get(owner.email))).toBe(company.email);
  });

  it('is answered to the address that Settings have when it is sent', async () => {
    await database().run(sql`delete from mail`);
    const before = settings.company;
    const text = await arrived(async () => {
      await queueEmail(database(), account.passwordChangedEmail(reader, publicUrl));
      settings.company = { ...company, email: 'desk@aangan.test' };
    });
    settings.company = before;
    expect(repliesTo(text.get(reader))).toBe('desk@aangan.test');
  });

  it.each([
    'asha@people.example\r\nBcc: victim@people.example',
    'asha@people.example\nBcc: victim@people.example',
    'asha@people.example, victim@people.example',
    'asha@people.example;victim@people.example',
    '"x" <victim@people.example>',
    'group:victim@people.example;',
    'asha@people.example\u2028Bcc:victim@people.example',
    'no address',
  ])('takes no other header and no other reader from %j', async (replyTo) => {
    const sent = await arrived(
      send({ kind: 'enquiry_announced', to: company.email, replyTo, subject: 'A question', parts: ['Hello'] }),
    );
    const head = sent.get(company.email)?.split('\n\n')[0] ?? '';
    expect([...sent.keys()]).toEqual([company.email]);
    expect(head).not.toMatch(/^bcc/im);
    expect(repliesTo(sent.get(company.email))).toBe(company.email);
    expect(head).toContain('Subject: A question');
  });
});

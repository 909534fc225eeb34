/*
 * belongingsOf(people)   new rows of the owner at every call, with the owner's secret in restricted fields
 */
import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { officeNewsletterEndpoints } from '@contract/officeNewsletters';
import { officePaymentEndpoints } from '@contract/officePayments';
import { paymentEndpoints, sandboxEndpoints } from '@contract/payments';
import type { Lifecycle } from '@contract/properties';
import type { Database } from '@server/db/database';
import { hashOfRecoveryCode } from '@server/modules/accounts/secondFactor/recoveryCodes';
import { conversationUrl } from '@server/modules/enquiries/conversations/conversationLink';
import { confirmationToken, hashOfConfirmation, unsubscribeToken } from '@server/modules/newsletter/newsletterRules';
import { hashOfToken } from '@server/lib/tokens';
import { type TokenUse, linkToken, searchToken } from '@server/modules/properties/savedSearches/savedSearchTokens';
import { stopToken } from '@server/modules/shortlists/shortlistNewsRules';
import { newLinks, visitToken } from '@server/modules/visits/visitTokens';
import { mergePeople } from '@server/modules/people/mergePeople';
import sql, { type Sql } from 'sql-template-tag';
import { makeAccount, makeListing, makePicture, makeShortlist } from '../../support/factories';
import { makePriceList } from '../../support/priceList';
import type { People } from './people';

/** Contained in all non-public data of the owner, with the number of the line of the table that made it. */
const secretOf = (line: number) => `KEPT-BY-THE-OWNER-${line}-X`;

export class Belongings {
  private count = 0;
  private line = 0;
  private slots = 0;
  private home: number | undefined;
  constructor(
    private readonly database: Database,
    private readonly people: People,
    readonly prices: Readonly<Record<string, number>>,
  ) {}

  /**
   * Begins a line of the table: what others made is none of its business. An account may have few drafts, saved
   * searches and unpaid meetings, and the office reads its visits by the page.
   */
  async nextLine(): Promise<void> {
    this.line += 1;
    await this.database.run(sql`delete from property where lifecycle = 'draft'`);
    await this.database.run(sql`update meeting set status = 'cancelled' where status = 'held'`);
    await this.database.run(sql`delete from saved_search`);
    await this.database.run(sql`delete from visit`);
  }

  /** Whether a response contains what the owner had at first, or has by this line. Lines of calendars are folded. */
  isShownIn(response: string): boolean {
    const text = response.replace(/\r\n /g, '');
    return [0, this.line].some((line) => text.includes(secretOf(line)));
  }

  private get secret(): string {
    return secretOf(this.line);
  }

  /** A unique number. */
  unique(): string {
    return `${process.pid}-${(this.count += 1)}-${randomBytes(3).toString('hex')}`;
  }

  private async idOf(query: Sql): Promise<number> {
    return (await this.database.row<{ id: number }>(query))?.id ?? 0;
  }

  async listing(lifecycle: Lifecycle = 'published'): Promise<number> {
    return (
      await makeListing(this.database, {
        ownerId: this.people.ids.owner,
        lifecycle,
        title: lifecycle === 'draft' || lifecycle === 'in_review' ? this.secret : 'Courtyard house',
      })
    ).id;
  }

  async typeId(): Promise<number> {
    return (await makeListing(this.database, { ownerId: this.people.ids.owner })).typeId;
  }

  async image(property: number): Promise<number> {
    return this.idOf(
      sql`insert into property_image (property_id, media_id, position) values (${property}, ${(await makePicture(this.database)).id}, 0) returning id`,
    );
  }

  /**
   * A document of a listing of the owner, and a request for it: its message is the owner's secret. With the tokens that
   * confirm it, open its link, and belong to an opening of that link.
   */
  async documents(state: 'unconfirmed' | 'asked' | 'shared' = 'asked') {
    const id = await this.listing();
    const token = () => `${this.unique()}-long-enough`;
    const { confirm, link, opening } = { confirm: token(), link: token(), opening: token() };
    const document = await this.idOf(sql`
      insert into listing_document (property_id, kind, title, client_id, file, hash, bytes, pages, uploaded_at)
      values (${id}, 'other', 'Sale deed', ${this.unique()}, ${this.unique()}, '', 1, 2, now()) returning id`);
    const isShared = state === 'shared';
    const request = await this.idOf(sql`
      insert into document_request (property_id, name, email, message, state, confirm_hash, token_hash, expires_at, asked_at)
      values (${id}, 'Asha', ${`${this.unique()}@people.example`}, ${this.secret}, ${state}, ${hashOfToken(confirm)},
        ${isShared ? hashOfToken(link) : null}, ${isShared ? new Date(Date.now() + 86_400_000) : null}, now()) returning id`);
    await this.database.run(sql`
      insert into document_opening (request_id, token_hash, opened_at) values (${request}, ${hashOfToken(opening)}, now())`);
    return { id, document, request, confirm, link, opening };
  }

  /** An enquiry to the owner about a listing, or to the office. */
  async enquiry(owner = true): Promise<number> {
    const property = owner ? await this.listing() : null;
    return this.idOf(sql`
      insert into enquiry (client_id, kind, name, email, message, property_id, owner_id)
      values (${`enquiry-${this.unique()}`}, ${owner ? 'visit' : 'contact'}, 'Asha', 'asha@people.example', ${this.secret}, ${property}, ${owner ? this.people.ids.owner : null}) returning id`);
  }

  /** What the owner asked the office, and the token of its link. */
  async conversation() {
    const email = 'asha@people.example';
    const id = await this.idOf(sql`
      insert into enquiry (client_id, kind, name, email, message, account_id)
      values (${`enquiry-${this.unique()}`}, 'contact', 'Asha', ${email}, ${this.secret}, ${this.people.ids.owner}) returning id`);
    const [, token = ''] = conversationUrl(this.people.deps.secret, '', { id, email }).split('token=');
    return { id, token };
  }

  /** Somebody whom the office knows. */
  person(name = this.secret): Promise<number> {
    return this.idOf(sql`insert into person (name, last_contact_at) values (${name}, now()) returning id`);
  }

  /** Two people who may be one. */
  async matchingPeople(): Promise<{ id: number; other: number }> {
    const [id, other] = [await this.person(), await this.person('Asha')];
    await this.database.run(sql`
      insert into person_match (person_id, other_id, kind, address) values (${id}, ${other}, 'email', 'asha@people.example')`);
    return { id, other };
  }

  /** Somebody into whom another one was merged. */
  async mergedPerson(): Promise<{ id: number; merge: number }> {
    const [id, gone] = [await this.person(), await this.person('Asha')];
    const deps = { kept: id, gone, by: this.people.ids.agent, at: new Date() };
    await this.database.transaction((tx) => mergePeople(tx, deps));
    return { id, merge: await this.idOf(sql`select id from person_merge where kept_id = ${id}`) };
  }

  /** An unrelated account. */
  async account(): Promise<number> {
    return (await makeAccount(this.database)).id;
  }

  /** An unrelated account with a second factor. */
  async accountWithFactor(): Promise<number> {
    const id = await this.account();
    await this.database.run(sql`update account set second_factor_since = now() where id = ${id}`);
    return id;
  }

  /** A login that waits for its second factor, and a recovery code that finishes it. */
  async loginChallenge(): Promise<{ challenge: string; recovery_code: string }> {
    const id = await this.accountWithFactor();
    const challenge = randomBytes(32).toString('base64url');
    const recoveryCode = 'ABCD-EFGH-JKMN';
    await this.database.run(
      sql`insert into recovery_code (account_id, code_hash) values (${id}, ${hashOfRecoveryCode(this.people.deps.secret, id, recoveryCode)})`,
    );
    await this.database.run(sql`
      insert into login_challenge (token_hash, account_id, purpose, expires_at)
      values (${createHash('sha256').update(challenge).digest('hex')}, ${id}, 'login', now() + interval '1 minute')`);
    return { challenge, recovery_code: recoveryCode };
  }

  /** A passkey of the owner. Logging in does not need it. */
  async passkey(): Promise<number> {
    return this.idOf(sql`
      insert into passkey (account_id, name, credential_id, public_key, counter, created_at)
      values (${this.people.ids.owner}, ${this.secret}, ${this.unique()}, 'key', 0, now()) returning id`);
  }

  /** An email in the outbox. */
  async email(): Promise<number> {
    return this.idOf(
      sql`insert into mail (recipient, subject, body, next_try_at) values ('asha@people.example', ${this.secret}, '', now() + interval '1 day') returning id`,
    );
  }

  /** A completed payment with its invoice. */
  async payment(): Promise<number> {
    const id = await this.idOf(sql`
      insert into payment (account_id, receipt, gateway, provider_order_id, amount_in_paise, description, status, completed_at, lines)
      values (${this.people.ids.owner}, ${this.unique()}, 'sandbox', ${this.unique()}, 299900, ${this.secret}, 'completed', now(), '[{"kind":"package","id":1,"name":"Basic","amountInPaise":299900}]') returning id`);
    await this.database.run(
      sql`insert into invoice (series, number, payment_id, billed_to) values ('AE', ${id}, ${id}, '{"name":"Meera","email":"","address":"","city":"","state":"","zip":"","country":"","gstin":""}')`,
    );
    return id;
  }

  /** The owner's address for invoices. */
  async billing(): Promise<void> {
    await this.database.run(sql`
      insert into billing_info (account_id, address, state) values (${this.people.ids.owner}, ${this.secret}, 'Madhya Pradesh')
      on conflict (account_id) do update set address = excluded.address`);
  }

  /** A price that no other package has. */
  price(): number {
    return 20_000 + (this.count += 1);
  }

  /** A package for sale. */
  async package(): Promise<number> {
    const id = await this.idOf(
      sql`insert into package (name, description, features, colour, icon) values (${`Package ${this.unique()}`}, '', '{}', 'leaf', 'home') returning id`,
    );
    await this.database.run(
      sql`insert into package_version (package_id, price_in_paise, duration_in_days, begins_at) values (${id}, ${this.price() * 100}, 30, 'epoch')`,
    );
    return id;
  }

  /** Gives a listing a RERA number. */
  async registerWithRera(id: number): Promise<void> {
    await this.database.run(
      sql`update property set rera_status = 'registered', rera_number = 'P52100000000' where id = ${id}`,
    );
  }

  /** A day that no other row has. */
  uniqueDay(): string {
    return new Date(Date.UTC(2001, 0, (this.count += 1))).toISOString().slice(0, 10);
  }

  async exchangeRate(): Promise<number> {
    return this.idOf(sql`
      insert into exchange_rate (currency, rupees_per_unit, day, source) values ('EUR', 90, ${this.uniqueDay()}::date, 'A test.') returning id`);
  }

  async apiKey(): Promise<number> {
    return this.idOf(
      sql`insert into api_key (name, token_hash, created_at) values ('Portal', ${this.unique()}, now()) returning id`,
    );
  }

  /** A state without rates. */
  async costRegion(): Promise<number> {
    return this.idOf(sql`insert into cost_region (code, name) values (${this.unique()}, 'Goa') returning id`);
  }

  async addOnForSale(): Promise<number> {
    const id = await this.idOf(
      sql`insert into add_on (name, description, delivery) values (${`Film ${this.unique()}`}, '', 'posts') returning id`,
    );
    await this.database.run(
      sql`insert into add_on_version (add_on_id, price_in_paise, begins_at) values (${id}, 100, 'epoch')`,
    );
    return id;
  }

  /** A paid add-on that features no listing yet. */
  async addOn(name = 'Featured listing', { listing = true } = {}): Promise<number> {
    const id = await this.idOf(
      sql`insert into add_on_grant (account_id, payment_id, add_on_id, granted_at, feature_days) values (${this.people.ids.owner}, ${await this.payment()}, ${this.prices[name] ?? 0}, now(), ${name === 'Featured listing' ? 30 : null}) returning id`,
    );
    await this.database.run(
      sql`insert into addon_order (account_id, grant_id, property_id, address, ordered_at) values (${this.people.ids.owner}, ${id}, ${listing ? await this.listing() : null}, ${this.secret}, now())`,
    );
    return id;
  }

  /** The order of a paid add-on. */
  async addOnOrder(name = 'Virtual tour'): Promise<number> {
    return this.idOf(sql`select id from addon_order where grant_id = ${await this.addOn(name)}`);
  }

  /** A listing with a panorama that is not part of its tour yet; its owner's virtual tour is delivered, or only ordered. */
  async panorama({ delivered = true, lifecycle = 'published' as Lifecycle } = {}): Promise<{
    id: number;
    scene: number;
  }> {
    const order = await this.addOnOrder();
    const id = await this.idOf(sql`
      update addon_order set status = ${delivered ? 'delivered' : 'ordered'}, delivered_at = ${delivered ? new Date() : null} where id = ${order} returning property_id as id`);
    await this.database.run(sql`update property set lifecycle = ${lifecycle} where id = ${id}`);
    const scene = await this.idOf(sql`
      insert into tour_scene (property_id, media_id, client_id, title, position)
      values (${id}, ${(await makePicture(this.database)).id}, ${this.unique()}, 'Courtyard', 0) returning id`);
    return { id, scene };
  }

  /** A listing with a tour. */
  async tour(lifecycle: Lifecycle = 'published'): Promise<{ id: number }> {
    const { id, scene } = await this.panorama({ lifecycle });
    await this.database.run(
      sql`insert into tour (property_id, title, changed_at) values (${id}, ${lifecycle === 'draft' ? this.secret : 'Two courts'}, now())`,
    );
    await this.database.run(sql`update tour_scene set published = true where id = ${scene}`);
    return { id };
  }

  /** A pending order of the owner; earlier ones are older than the hour in which few may be left unpaid. */
  async order(): Promise<string> {
    await this.database.run(
      sql`update payment set created_at = created_at - interval '1 hour' where account_id = ${this.people.ids.owner} and status <> 'completed'`,
    );
    const made = await this.people.send('owner', paymentEndpoints.createOrder, {
      body: { amount: 299_900, currency: 'INR', receipt: this.unique(), package: this.prices['Basic'] },
    });
    return (JSON.parse(made.text) as { id: string }).id;
  }

  /** The payment proof of an order of the owner. */
  async proof(): Promise<object> {
    return JSON.parse(
      (
        await this.people.send('owner', sandboxEndpoints.pay, {
          body: { order_id: await this.order(), outcome: 'success' },
        })
      ).text,
    ) as object;
  }

  /** A payment of the owner whose money has arrived. */
  async captured(): Promise<number> {
    await this.people.send('owner', paymentEndpoints.verify, { body: await this.proof() });
    return this.idOf(
      sql`select max(id) as id from payment where account_id = ${this.people.ids.owner} and gateway = 'sandbox' and paid_in_paise > 0`,
    );
  }

  /** The version of a payment. */
  async paymentVersion(id: number): Promise<number> {
    return this.idOf(sql`select version as id from payment where id = ${id}`);
  }

  /** A refunded payment of the owner, and its refund. */
  async refunded(): Promise<{ id: number; refund: number }> {
    const id = await this.captured();
    await this.people.send('superuser', officePaymentEndpoints.refund, {
      params: { id },
      headers: { 'idempotency-key': this.unique() },
      body: { amount_in_paise: 50_000, reason: 'Agreed by phone.' },
    });
    return { id, refund: await this.idOf(sql`select max(id) as id from refund where payment_id = ${id}`) };
  }

  async favourite(): Promise<number> {
    const property = await this.listing();
    const { owner } = this.people.ids;
    const had = await this.idOf(
      sql`select shortlist_id as id from shortlist_member where account_id = ${owner} and is_default`,
    );
    const list = had || (await makeShortlist(this.database, owner, { isDefault: true }));
    await this.database.run(
      sql`insert into shortlist_property (shortlist_id, property_id, added_by) values (${list}, ${property}, ${owner})`,
    );
    return property;
  }

  /** The owner's only list beside the favourites: the buyer may look, the other owner may edit. The owner noted the secret. */
  async shortlist(): Promise<{ id: number; property: number; member: number }> {
    const { owner, buyer, other } = this.people.ids;
    await this.database.run(sql`
      delete from shortlist where id in (select shortlist_id from shortlist_member where role = 'owner' and not is_default)`);
    const property = await this.listing();
    const id = await makeShortlist(this.database, owner, {
      homes: [property],
      members: [
        { id: buyer, role: 'view' },
        { id: other, role: 'edit' },
      ],
    });
    await this.database.run(
      sql`insert into shortlist_vote (shortlist_id, property_id, account_id, vote, note) values (${id}, ${property}, ${owner}, 'yes', ${this.secret})`,
    );
    return { id, property, member: other };
  }

  /** An invitation to edit it. */
  async shortlistInvitation() {
    const { id, property } = await this.shortlist();
    const token = randomBytes(32).toString('base64url');
    const invitation = await this.idOf(sql`
      insert into shortlist_invitation (shortlist_id, role, token_hash, expires_at)
      values (${id}, 'edit', ${createHash('sha256').update(token).digest('hex')}, now() + interval '1 day') returning id`);
    return { id, property, invitation, token };
  }

  /** What ends the owner's emails about lists. */
  stopOfLists(): string {
    return stopToken(this.people.deps.secret, this.people.ids.owner);
  }

  async session(): Promise<number> {
    return this.idOf(
      sql`insert into session (account_id, token_hash, device, expires_at) values (${this.people.ids.owner}, ${this.unique()}, ${this.secret}, now() + interval '1 day') returning id`,
    );
  }

  async article(): Promise<number> {
    return this.idOf(
      sql`insert into blog_post (title, category, excerpt, author, published_at, content, read_minutes) values ('Courtyards', 'Luxury Living', '', '', '2026-01-01', '', 1) returning id`,
    );
  }

  /** An article that is not published, with one revision. */
  async draft(publishedAt: Date | null = null): Promise<number> {
    const id = await this.idOf(sql`
      insert into blog_post (title, category, excerpt, author, content, read_minutes, published_at)
      values (${this.secret}, 'Luxury Living', 'Courts.', 'Asha', 'A court is a room without a roof.', 1, ${publishedAt}) returning id`);
    const fields = {
      title: this.secret,
      category: 'Luxury Living',
      excerpt: 'Rooms.',
      author: 'Asha',
      content: 'A room.',
      cover: null,
    };
    await this.database.run(sql`
      insert into content_revision (subject_type, subject_id, number, fields, saved_name, saved_at)
      values ('article', ${id}, 1, ${JSON.stringify(fields)}::jsonb, '', now())`);
    return id;
  }

  /** A search of the owner, or of a visitor with a link, and the tokens of its emails. */
  async savedSearch(kind: 'own' | 'deleted' | 'visitor' = 'own') {
    const { secret } = this.people.deps;
    const nonce = this.unique();
    const link = linkToken(secret, nonce);
    const name = kind === 'visitor' ? 'A search' : this.secret;
    const subscriber =
      kind === 'visitor'
        ? await this.idOf(
            sql`insert into search_subscriber (email, nonce, token_hash) values (${`${nonce}@people.example`}, ${nonce}, ${hashOfToken(link)}) returning id`,
          )
        : null;
    const id = await this.idOf(sql`
      insert into saved_search (account_id, subscriber_id, query, name, frequency, nonce, confirmed_at, deleted_at)
      values (${subscriber === null ? this.people.ids.owner : null}, ${subscriber}, ${`search=${nonce}`}, ${name}, 'daily', ${nonce}, now(), case when ${kind === 'deleted'} then now() end) returning id`);
    const subject = { id, nonce, link_nonce: subscriber === null ? null : nonce };
    return { id, link, token: (use: TokenUse) => searchToken(secret, use, subject) };
  }

  /** One listing of the owner for all visits. */
  async visitedHome(): Promise<number> {
    return (this.home ??= await this.listing());
  }

  /** Two times at which a listing can be visited, by the real clock; nobody has given them away. */
  async visitTimes(): Promise<[string, string]> {
    const days = Array.from({ length: 24 }, (_, at) => new Date(Date.now() + (at + 2) * 86_400_000)).filter(
      (day) => day.getUTCDay() !== 0,
    );
    const number = (this.count += 2);
    const time = (at: number) => {
      const day = days[Math.floor(at / 8) % days.length] ?? new Date();
      return new Date(`${day.toISOString().slice(0, 10)}T${10 + (at % 8)}:00+05:30`).toISOString();
    };
    const [first, second] = [time(number), time(number + 1)];
    await this.database.run(sql`
      update visit set state = 'cancelled', proposals = '{}', answer_by = null where starts_at in (${first}, ${second})`);
    return [first, second];
  }

  /**
   * A visit to a listing of the owner, with its times and the visitor's token. Its visitor is nobody's account, and
   * named as the owner's secret unless the visit is read by its link.
   */
  async visit(state: 'asked' | 'offered' | 'confirmed' | 'over', { linked = false } = {}) {
    const { secret } = this.people.deps;
    const [first, second] = await this.visitTimes();
    const waits = state === 'asked' || state === 'offered';
    const links = newLinks(secret);
    const startsAt = waits ? null : state === 'over' ? new Date(Date.now() - 86_400_000 - this.count * 1_000) : first;
    const id = await this.idOf(sql`
      insert into visit (property_id, property_title, host_id, name, email, phone, timezone, mode, client_id, state, proposals, answer_by, starts_at,
        confirmed_at, nonce, token_hash, calendar_hash, calendar_sequence, created_at, changed_at)
      values (${await this.visitedHome()}, 'Courtyard house', ${this.people.ids.owner}, ${linked ? 'A visitor' : this.secret}, ${`${this.unique()}@people.example`},
        '1234567', 'Asia/Kolkata', 'in_person', ${this.unique()}, ${state === 'over' ? 'confirmed' : state},
        ${waits ? [first, second] : []}::timestamptz[], ${waits ? second : null}, ${startsAt}, ${waits ? null : new Date()},
        ${links.nonce}, ${links.token_hash}, ${links.calendar_hash}, ${waits ? 0 : 1}, now(), now()) returning id`);
    return { id, first, second, token: visitToken(secret, 'manage', links.nonce) };
  }

  /** A file with one row, whose columns can be chosen, or that can be brought in or taken back. */
  async import(state: 'mapping' | 'ready' | 'done'): Promise<number> {
    const id = await this.idOf(sql`
      insert into data_import (kind, state, sent_by, acts_by, client_id, file_name, sheet, width, mapping, created_at, finished_at)
      values ('listings', ${state}, ${this.people.ids.superuser}, ${this.people.ids.superuser}, ${this.unique()}, ${this.secret}, 0, 1, '{"Title": "title"}', now(), ${state === 'done' ? new Date() : null}) returning id`);
    const rowState = state === 'done' ? 'done' : 'good';
    await this.database.run(sql`
      insert into import_row (import_id, number, cells, state, outcome, key)
      values (${id}, 1, '["Title"]', 'read', null, null), (${id}, 2, ${JSON.stringify([this.secret])}::jsonb, ${rowState}, ${state === 'done' ? 'same' : null}, 'A-1')`);
    return id;
  }

  /** A file whose row has made a draft. */
  async importedListing(): Promise<number> {
    const id = await this.import('done');
    const listing = await this.listing('draft');
    await this.database.run(sql`update import_row set subject_id = ${listing} where import_id = ${id} and number = 2`);
    return id;
  }

  /** A newsletter that is not sent. */
  async newsletter(): Promise<number> {
    return this.idOf(
      sql`insert into newsletter (client_id, subject, content) values (${this.unique()}, ${this.secret}, 'A letter.') returning id`,
    );
  }

  /** A change of an advertisement that is in the slot. */
  async advertisement(slot: number): Promise<{ version: number; picture: object; link: string }> {
    const { id: media } = await makePicture(this.database);
    await this.database.run(sql`insert into kept_picture (media_id, kept_at) values (${media}, now())`);
    const row = await this.database.row<{ version: number }>(sql`
      insert into site_image (name, media_id, alt, title, subtitle, description, position) values ('advertisement', ${media}, 'A bank', '', '', '', ${slot})
      on conflict (position) where name = 'advertisement' do update set alt = 'A bank' returning version`);
    return { version: row?.version ?? 0, picture: { media, alt: 'A bank' }, link: 'https://bank.example/' };
  }

  /** A newsletter whose removal is in the audit log. */
  async removedNewsletter(): Promise<void> {
    const params = { id: await this.newsletter() };
    await this.people.send('superuser', officeNewsletterEndpoints.remove, { params, query: { version: '1' } });
  }

  /** A construction service beside another one, so that their order can change; the site has room for few. */
  async service(): Promise<number> {
    await this.database.run(sql`delete from construction_service where title = 'Courts'`);
    return this.idOf(sql`
      insert into construction_service (icon, title, description, features, position)
      select 'home', 'Courts', 'A court.', '{}', place from generate_series(0, 1) as place returning id`);
  }

  /** A person of the page About us, beside another one; the page has room for few. */
  /** Somebody who answers for homes, on the site and without a number of the register. */
  async agent(username = 'agent'): Promise<{ id: number; version: number }> {
    const found = await this.database.row<{ id: number; version: number }>(sql`
      update agent set shown = true, rera_number = '' where account_id = (select id from account where username = ${username})
      returning account_id as id, version`);
    if (!found) throw new Error(`${username} does not answer for homes.`);
    return found;
  }

  async teamMember(): Promise<number> {
    await this.database.run(sql`delete from team_member where name = 'Courts'`);
    return this.idOf(sql`
      insert into team_member (name, role, text, position)
      select 'Courts', 'Sales', 'A court.', place from generate_series(0, 1) as place returning id`);
  }

  /** A slide beside another one, so that it can be removed. */
  async slide(): Promise<number> {
    const { id: media } = await makePicture(this.database);
    await this.database.run(sql`delete from site_image where name = 'hero'`);
    return this.idOf(sql`
      insert into site_image (name, media_id, alt, title, subtitle, description, position)
      select 'hero', ${media}, 'A court', 'Courts', 'Shade', 'Water.', place from generate_series(0, 1) as place returning id`);
  }

  /** A picture that an editor has uploaded. */
  async officePicture(): Promise<{ media: number; alt: string }> {
    const { id: media } = await makePicture(this.database);
    await this.database.run(sql`insert into kept_picture (media_id, kept_at) values (${media}, now())`);
    return { media, alt: 'A court' };
  }

  /** The order of the rows of a list, for a call that reverses it. */
  async orderOf(
    table: 'construction_service' | 'site_image' | 'team_member',
  ): Promise<{ ids: number[]; read: number[] }> {
    const read = (
      await this.database.rows<{ id: number }>(
        table === 'site_image'
          ? sql`select id from site_image where name = 'hero' order by position, id`
          : table === 'team_member'
            ? sql`select id from team_member order by position, id`
            : sql`select id from construction_service order by position, id`,
      )
    ).map(({ id }) => id);
    return { ids: [...read].reverse(), read };
  }

  /** A review that waits to be published. */
  async review(): Promise<number> {
    return this.idOf(
      sql`insert into review (rating, review, name, state) values (5, ${this.secret}, 'Asha', 'pending') returning id`,
    );
  }

  /** A report of a problem with a recording, both by the owner. */
  async problemReport(): Promise<number> {
    const recording = gzipSync(JSON.stringify({ entries: [this.secret] })).toString('base64');
    return this.idOf(sql`
      insert into problem_report (client_id, kind, message, account_id, page, build, recording, steps, created_at)
      values (${this.unique()}, 'problem', ${this.secret}, ${this.people.ids.owner}, '/', 'a build', decode(${recording}, 'base64'), 1, now()) returning id`);
  }

  /** A page that editors change, as it is and with one revision. */
  async page(): Promise<{ slug: string; version: number }> {
    const page = { slug: 'about', title: 'About', content: 'A house with a court.' };
    const row = await this.database.row<{ id: number; version: number }>(sql`
      insert into static_page (page, title, content) values (${page.slug}, ${page.title}, ${page.content})
      on conflict (page) do update set title = excluded.title, content = excluded.content returning id, version`);
    await this.database.run(sql`
      insert into content_revision (subject_type, subject_id, number, fields, saved_name, saved_at)
      values ('page', ${row?.id ?? 0}, 1, ${JSON.stringify({ ...page, content: 'An older text.', cover: null })}::jsonb, '', now()) on conflict do nothing`);
    return { slug: page.slug, version: row?.version ?? 0 };
  }

  /** The version of the office's settings. */
  settingsVersion(): Promise<number> {
    return this.idOf(sql`select version as id from office_settings`);
  }

  /** The token of another account's password reset. */
  async resetToken(): Promise<string> {
    const { id } = await makeAccount(this.database);
    const token = randomBytes(32).toString('base64url');
    await this.database.run(
      sql`insert into password_reset (token_hash, account_id, expires_at) values (${createHash('sha256').update(token).digest('hex')}, ${id}, now() + interval '1 hour')`,
    );
    return token;
  }

  /** The token that confirms another account's address, or undoes its change. */
  async emailToken(purpose: 'confirm' | 'undo'): Promise<string> {
    const { id, username } = await makeAccount(this.database);
    const token = randomBytes(32).toString('base64url');
    await this.database.run(sql`
      insert into email_link (token_hash, account_id, purpose, email, expires_at)
      values (${createHash('sha256').update(token).digest('hex')}, ${id}, ${purpose}, ${`${username}@elsewhere.example`}, now() + interval '1 hour')`);
    return token;
  }

  async subscriber(): Promise<{ confirm: string; unsubscribe: string }> {
    const email = `${this.unique()}@people.example`;
    const { secret } = this.people.deps;
    const confirm = confirmationToken(secret, email);
    const id = await this.idOf(
      sql`insert into newsletter_subscriber (email, token_hash) values (${email}, ${hashOfConfirmation(confirm)}) returning id`,
    );
    return { confirm, unsubscribe: unsubscribeToken(secret, { id, email }) };
  }

  /** A meeting that the owner holds, or has booked. */
  async meeting(status: 'held' | 'booked' = 'held'): Promise<number> {
    const { date, time } = this.slot();
    return this.idOf(sql`
      insert into meeting (account_id, client_id, starts_at, timezone, status, topic, held_until)
      values (${this.people.ids.owner}, ${this.unique()}, ${new Date(`${date}T${time}:00+05:30`)}, 'Asia/Kolkata', ${status}, ${this.secret}, now() + interval '10 minutes') returning id`);
  }

  /** A free slot: hours from 10:00, day by day. */
  slot(): { date: string; time: string } {
    const number = this.slots++;
    const day = new Date(Date.now() + (7 + Math.floor(number / 8)) * 86_400_000 * 2);
    if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
    return { date: day.toISOString().slice(0, 10), time: `${10 + (number % 8)}:00` };
  }
}

/** The owner's initial data, with secrets in every restricted field. */
export async function belongingsOf(database: Database, people: People): Promise<Belongings> {
  const owner = people.ids.owner;
  await database.run(sql`update account set phone = ${secretOf(0)} where id = ${owner}`);
  await database.run(
    sql`insert into payment_method (account_id, card_type, last4) values (${owner}, ${secretOf(0)}, '1111')`,
  );
  const own = new Belongings(database, people, await makePriceList(database));
  for (const make of [
    () => own.listing('draft'),
    () => own.enquiry(),
    () => own.payment(),
    () => own.session(),
    () => own.article(),
    () => own.billing(),
  ])
    await make();
  const payment = await own.payment();
  await database.run(
    sql`insert into package_grant (account_id, payment_id, package_id, version_id, contacts, expires_at) select ${owner}, ${payment}, package_id, id, 50, now() + interval '30 days' from package_version where package_id = ${own.prices['Basic'] ?? 0}`,
  );
  return own;
}

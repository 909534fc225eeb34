import { readListedStatus } from '@app/features/office-add-ons/addOnLabels';
import { readContactFilter } from '@app/features/office-contacts/contactFilter';
import { readLeadFilter } from '@app/features/office-leads/leadFilter';
import { readListingFilter } from '@app/features/office-listings/listingFilter';
import { readEmailState } from '@app/features/office-mail/emailState';
import { readPaymentFilter } from '@app/features/office-payments/paymentLabels';
import { readReviewState } from '@app/features/office-reviews/reviewLabels';
import { todayCounters, todayQueues } from '@app/features/office-today/todayQueues';
import { readVisitView } from '@app/features/office-visits/visitView';
import { hourInMs, minuteInMs } from '@contract/durations';
import { officeEndpoints } from '@contract/office';
import type { NextStep, OfficeToday } from '@contract/officeToday';
import { officeAddOnOrderEndpoints } from '@contract/officeAddOnOrders';
import { officeEnquiryEndpoints } from '@contract/officeEnquiries';
import { officePaymentEndpoints } from '@contract/officePayments';
import { officePropertyEndpoints } from '@contract/officeProperties';
import { officeReviewEndpoints } from '@contract/officeReviews';
import { officeVisitEndpoints } from '@contract/officeVisits';
import { peopleEndpoints } from '@contract/people';
import { buildApi } from '@server/app';
import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing } from '../support/factories';
import { testDeps } from '../support/testServer';

/** A Tuesday, 11:30 in India. */
const now = new Date('2026-11-24T06:00:00Z');
const hours = (many: number) => new Date(now.getTime() + many * hourInMs);

/** The call that a screen makes for its address. */
const screens: Readonly<Record<string, (params: URLSearchParams) => { path: string; query: object }>> = {
  '/office/leads': (params) => ({ path: officeEnquiryEndpoints.list.path, query: readLeadFilter(params) }),
  '/office/contacts': (params) => ({ path: peopleEndpoints.list.path, query: readContactFilter(params) }),
  '/office/visits': (params) => ({ path: officeVisitEndpoints.list.path, query: { when: readVisitView(params) } }),
  '/office/listings': (params) => ({ path: officePropertyEndpoints.list.path, query: readListingFilter(params) }),
  '/office/addon-orders': (params) => ({
    path: officeAddOnOrderEndpoints.list.path,
    query: { status: readListedStatus(params) },
  }),
  '/office/reviews': (params) => ({ path: officeReviewEndpoints.list.path, query: { state: readReviewState(params) } }),
  '/office/payments': (params) => ({ path: officePaymentEndpoints.list.path, query: readPaymentFilter(params) }),
  '/office/emails': (params) => ({ path: officeEndpoints.emails.path, query: { state: readEmailState(params) } }),
};

describeOnBoth('the counters of Today', (database) => {
  let server: FastifyInstance;
  let close: () => Promise<void>;
  let boss: TestAccount;
  let colleague: TestAccount;
  let owner: TestAccount;
  let gone: TestAccount;

  beforeAll(async () => {
    const { deps, remove } = testDeps(database(), { now: () => now });
    server = await buildApi(deps);
    close = async () => {
      await server.close();
      remove();
    };
    boss = await makeAccount(database(), { superuser: true, now });
    colleague = await makeAccount(database(), { roles: ['agent'], now });
    owner = await makeAccount(database(), { now });
    gone = await makeAccount(database(), { roles: ['editor'], disabledAt: now, now });
    for (const plant of [enquiries, contacts, visits, listings, addOnOrders, reviews, payments, emails]) await plant();
  }, 180_000);
  afterAll(() => close());

  const each = async (rows: Iterable<Sql>) => {
    for (const row of rows) await database().run(row);
  };
  /** In every state: mine, a colleague's and nobody's, replied to or not, due or not, snoozed and not. */
  const enquiries = () =>
    each(
      Array.from({ length: 72 }, (_, at) => {
        const state = ['new', 'answered', 'closed'][at % 3];
        const assignee = [boss.id, colleague.id, null][Math.floor(at / 3) % 3] ?? null;
        const first = Math.floor(at / 9) % 2 ? hours(-90) : null;
        const due = Math.floor(at / 18) % 2 ? hours(24) : hours(-80 + at / 2);
        const until = [null, hours(-1), hours(30), null][at % 4] ?? null;
        return sql`
          insert into enquiry (client_id, kind, name, email, message, state, assignee_id, first_response_at, created_at, response_due_at, snoozed_until)
          values (${`counted-${at}`}, 'contact', 'Asha', 'asha@people.example', 'Hello', ${state}, ${assignee}, ${first}, ${hours(at - 99)}, ${due}, ${until})`;
      }),
    );
  const contacts = () =>
    each(
      [boss.id, colleague.id, null].flatMap((agent) =>
        ['2026-11-25', '2026-11-24', '2026-11-20', null].map(
          (on) => sql`
            insert into person (name, agent_id, next_step, next_step_on, last_contact_at) values ('Asha', ${agent}, ${on ? 'Call' : ''}, ${on}, ${now})`,
        ),
      ),
    );
  const visits = () =>
    each(
      ['asked', 'offered', 'confirmed', 'move_asked', 'cancelled'].flatMap((state, place) =>
        [null, owner.id, gone.id].flatMap((host, which) =>
          [-2, 1, 30, -40].map((later) => {
            const key = `counted-${state}-${which}-${later}`;
            const isAgreed = state === 'confirmed' || state === 'move_asked';
            const waits = !['confirmed', 'cancelled'].includes(state);
            // a host has one visit at a time
            const starts = new Date(hours(later).getTime() + place * minuteInMs);
            return sql`
              insert into visit (property_title, host_id, name, email, phone, timezone, mode, state, client_id, starts_at, proposals, answer_by, nonce, token_hash, calendar_hash, created_at, changed_at)
              values ('House', ${host}, 'Asha', 'asha@people.example', '', 'Asia/Kolkata', 'in_person', ${state}, ${key}, ${isAgreed ? starts : null},
                ${waits ? [hours(50).toISOString()] : []}::timestamptz[], ${waits ? hours(50) : null}, 'n', ${key}, ${key}, ${now}, ${now})`;
          }),
        ),
      ),
    );
  const listings = async () => {
    for (const lifecycle of ['in_review', 'draft', 'published', 'in_review', 'sold'] as const)
      await makeListing(database(), { ownerId: owner.id, lifecycle });
    await database().run(
      sql`update property set submitted_at = ${now}::timestamptz + id * interval '1 minute' where submitted_at is not null`,
    );
  };
  const payment = (key: string, attention: string | null = null) => sql`
    insert into payment (account_id, receipt, gateway, amount_in_paise, description, attention)
    values (${owner.id}, ${key}, 'sandbox', 100, '', ${attention}) returning id`;
  const payments = () => each([null, 'paid_twice', null, 'slot_lost'].map((why, at) => payment(`counted-${at}`, why)));
  const addOnOrders = async () => {
    const addOn = await database().row<{ id: number }>(
      sql`insert into add_on (name, description, delivery) values ('Film', '', 'posts') returning id`,
    );
    for (const status of ['scheduled', 'ordered', 'delivered', 'cancelled', 'ordered', 'scheduled']) {
      const at = (condition: boolean) => (condition ? now : null);
      const paid = await database().row<{ id: number }>(payment(`order-${Math.random()}`));
      const grant = await database().row<{ id: number }>(
        sql`insert into add_on_grant (account_id, payment_id, add_on_id, granted_at) values (${owner.id}, ${paid?.id}, ${addOn?.id}, ${now}) returning id`,
      );
      await database().run(sql`
        insert into addon_order (account_id, grant_id, status, ordered_at, scheduled_at, starts_at, delivered_at, cancelled_at)
        values (${owner.id}, ${grant?.id}, ${status}, ${now}, ${at(status === 'scheduled')}, ${at(status === 'scheduled')}, ${at(status === 'delivered')}, ${at(status === 'cancelled')})`);
    }
  };
  const reviews = () =>
    each(
      ['pending', 'published', 'rejected', 'pending'].map(
        (state, at) =>
          sql`insert into review (rating, review, name, state, created_at, rejected_because) values (5, 'Good', 'Asha', ${state}, ${hours(at - 9)}, ${state === 'rejected' ? 'An advertisement' : ''})`,
      ),
    );
  const emails = () =>
    each(
      [
        ['refused', null, null],
        [null, null, null],
        ['no such person', null, now],
        ['refused', null, null],
        [null, now, null],
      ].map(
        ([failure, sent, bounced]) =>
          sql`insert into mail (recipient, subject, body, failure, sent_at, bounced_at) values ('asha@people.example', 'Hello', '', ${failure}, ${sent}, ${bounced})`,
      ),
    );

  const get = async (path: string, query: object = {}, who = boss) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const url = `${path}?${new URLSearchParams([...given, ['limit', '100']])}`;
    const answer = await server.inject({ url: path === officeEndpoints.today.path ? path : url, headers: who.headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return { total: Number(answer.headers['x-total-count']), body: answer.json<unknown>() };
  };

  it.each(todayCounters)('H38 %s is how many its list shows, what waits longest first', async (counter) => {
    const counted = ((await get(officeEndpoints.today.path)).body as OfficeToday)[counter];
    const address = new URL(todayQueues[counter].to, 'http://aangan.test');
    const { path, query } = screens[address.pathname]?.(address.searchParams) ?? { path: 'no screen', query: {} };
    const { total, body } = await get(path, query);
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect([total, ids.length]).toEqual([counted, counted]);
    // two or more, so that their order shows
    expect(counted).toBeGreaterThan(1);
    const ages = await agesOf(counter, ids);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
  });

  it('H38 what Today says to do next are the first rows of these lists: what is late first, then by time, none of a colleague’s', async () => {
    const queues: readonly [NextStep['kind'], readonly (typeof todayCounters)[number][]][] = [
      ['enquiry', ['unanswered_enquiries', 'overdue_enquiries']],
      ['person', ['next_steps_due']],
      ['visit', ['visits_today']],
      ['visit_to_answer', ['visits_to_answer']],
      ['property', ['listings_in_review']],
      ['addon_order', ['addon_orders_open']],
      ['review', ['reviews_in_review']],
      ['payment', ['payments_needing_attention']],
    ];
    const { next } = (await get(officeEndpoints.today.path)).body as OfficeToday;
    for (const [kind, counters] of queues) {
      const ids: number[] = [];
      for (const counter of counters) {
        const address = new URL(todayQueues[counter].to, 'http://aangan.test');
        const { path, query } = screens[address.pathname]?.(address.searchParams) ?? { path: 'no screen', query: {} };
        const rows = (await get(path, query)).body as { id: number; assignee?: { id: number } | null }[];
        ids.push(
          ...rows
            .filter(({ assignee }) => kind !== 'enquiry' || !assignee || assignee.id === boss.id)
            .map(({ id }) => id),
        );
      }
      const steps = next.filter((step) => step.kind === kind).map(({ id }) => id);
      expect([kind, steps.filter((id) => !ids.includes(id))]).toEqual([kind, []]);
      const most = kind === 'enquiry' ? 16 : 8;
      expect([kind, steps.length]).toEqual([kind, Math.min(most, new Set(ids).size)]);
    }
    const place = ({ at, is_urgent: isUrgent }: NextStep) => (isUrgent ? 0 : 1e15) + Date.parse(at);
    expect(next.map(place)).toEqual(next.map(place).sort((one, other) => one - other));
    expect(new Set(next.map(({ is_urgent: isUrgent }) => isUrgent)).size).toBe(2);
  });

  it('says to each role what it can do next', async () => {
    const kindsOf = async (who: TestAccount) => {
      const { next } = (await get(officeEndpoints.today.path, {}, who)).body as OfficeToday;
      return [...new Set(next.map(({ kind }) => kind))].sort();
    };
    const editor = await makeAccount(database(), { roles: ['editor'], now });
    expect(await kindsOf(editor)).toEqual(['review']);
    expect(await kindsOf(colleague)).not.toContain('review');
    expect(await kindsOf(colleague)).not.toContain('payment');
  });

  /** By which a list is in order: the time that matters to its rows, which are otherwise as old as their ids say. */
  async function agesOf(counter: (typeof todayCounters)[number], ids: readonly number[]): Promise<number[]> {
    const times: Partial<Record<typeof counter, Sql>> = {
      overdue_enquiries: sql`select id, response_due_at as at from enquiry`,
      next_steps_due: sql`select id, next_step_on::timestamptz as at from person`,
      visits_today: sql`select id, starts_at as at from visit`,
      listings_in_review: sql`select id, submitted_at as at from property`,
      reviews_in_review: sql`select id, created_at as at from review`,
    };
    const read = times[counter];
    if (!read) return [...ids];
    const rows = await database().rows<{ id: number; at: Date }>(read);
    const known = new Map(rows.map(({ id, at }) => [id, Number(at)]));
    return ids.map((id) => known.get(id) ?? Number.NaN);
  }

  it('H38 what an agent has counted as assigned to them is theirs alone, and open', async () => {
    const counted = ((await get(officeEndpoints.today.path, {}, colleague)).body as OfficeToday).my_enquiries;
    const { total, body } = await get(officeEnquiryEndpoints.list.path, { state: 'open', assignee: 'me' }, colleague);
    expect(total).toBe(counted);
    const rows = body as { assignee: { id: number }; state: string }[];
    expect(new Set(rows.map(({ assignee }) => assignee.id))).toEqual(new Set([colleague.id]));
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['new', 'answered']));
  });

  it('an open list of nobody’s enquiries, and one that is searched, have what their filters say', async () => {
    const unassigned = await get(officeEnquiryEndpoints.list.path, { state: 'open', assignee: 'none' });
    expect(unassigned.total).toBe(12);
    const searched = await get(officeEnquiryEndpoints.list.path, { state: 'open', search: 'asha' });
    expect(searched.total).toBe(36);
  });
});

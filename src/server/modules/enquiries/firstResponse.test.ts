import { hourInMs, minuteInMs } from '@contract/durations';
import type { OfficeToday } from '@contract/officeToday';
import type { OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { officeTodayRoutes } from '../office/officeTodayRoutes';
import { enquiriesRoutes } from './enquiriesRoutes';

/** A Monday morning in India, and long after the first reply was due. */
const monday = Date.parse('2026-11-23T05:00:00Z');
const later = Date.parse('2026-11-25T05:00:00Z');

describeOnBoth('the first response to an enquiry', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let clock = monday;
  let number = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes, officeTodayRoutes], {
      now: () => new Date(clock),
      settings: { firstResponseMinutes: 120 },
    });
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = monday;
    await database().run(sql`delete from enquiry`);
    agent = await makeAccount(database(), { roles: ['agent'], now: new Date(clock) });
  });

  const ask = async <Body>(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object): Promise<Body> => {
    const answer = await server.inject({
      method,
      url: `/api/office/${url}`,
      headers: agent.headers,
      ...(payload && { payload }),
    });
    expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
    return answer.json<Body>();
  };
  const send = async () => {
    const id = await database().row<{ id: number }>(sql`
      insert into enquiry (client_id, kind, name, email, message, assignee_id, created_at, response_due_at)
      values (${`first-${(number += 1)}`}, 'contact', 'Asha', 'asha@people.example', 'Hello', ${agent.id}, ${new Date(clock)}, ${new Date(clock + 2 * hourInMs)}) returning id`);
    return id?.id ?? 0;
  };
  const get = (id: number) => ask<OfficeEnquiryDetail>('GET', `enquiries/${id}/`);
  /** Sets a state as the screens do, some minutes after the last change; resolves to the first response. */
  const become = async (id: number, state: OfficeEnquiry['state'], minutes = 1) => {
    clock += minutes * minuteInMs;
    const { version } = await get(id);
    const changed = await ask<OfficeEnquiry>('PATCH', `enquiries/${id}/`, { version, state });
    return changed.first_response_at;
  };
  const reply = async (id: number) => {
    clock += minuteInMs;
    const { version } = await get(id);
    await ask('POST', `enquiries/${id}/reply/`, { version, text: 'Yes.', client_id: `first-reply-${(number += 1)}` });
    return new Date(clock).toISOString();
  };
  const waiting = async () => {
    clock = later;
    await database().run(sql`update session set last_used_at = ${new Date(clock)}`);
    const [today, overdue] = [
      await ask<OfficeToday>('GET', 'today/'),
      await ask<OfficeEnquiry[]>('GET', 'enquiries/?overdue=true'),
    ];
    return [today.unanswered_enquiries, today.overdue_enquiries, overdue.map(({ id }) => id)];
  };

  it.each([
    ['closed', ['closed']],
    ['answered', ['answered']],
    ['answered and closed', ['answered', 'closed']],
    ['closed and answered', ['closed', 'answered']],
  ] as const)('H39 an enquiry that was %s by mistake and is new again waits as before', async (_what, states) => {
    const id = await send();
    for (const state of states) await become(id, state);
    expect(await become(id, 'new')).toBeNull();
    expect(await waiting()).toEqual([1, 1, [id]]);
  });

  it('H39 an answered enquiry set back to new by mistake has the first response that it had', async () => {
    const id = await send();
    const first = await become(id, 'answered');
    expect(first).toBe(new Date(clock).toISOString());
    expect(await become(id, 'new')).toBeNull();
    expect(await become(id, 'answered')).toBe(first);
    expect(await become(id, 'closed')).toBe(first);
    expect(await become(id, 'new')).toBeNull();
    expect(await become(id, 'closed')).toBe(first);
  });

  it('counts a mark as answered from when it was made, not from an earlier one that was taken back', async () => {
    const id = await send();
    await become(id, 'answered');
    await become(id, 'new');
    expect(await become(id, 'closed')).toBeNull();
    await become(id, 'new');
    expect(await become(id, 'answered', 60)).toBe(new Date(clock).toISOString());
  });

  it('is our first reply, whatever the state becomes', async () => {
    const id = await send();
    await become(id, 'answered');
    await become(id, 'new');
    const at = await reply(id);
    expect(await get(id)).toMatchObject({ state: 'answered', first_response_at: at });
    await reply(id);
    for (const state of ['new', 'closed', 'new', 'answered'] as const) expect(await become(id, state)).toBe(at);
  });

  it('of a reply to what was marked as answered before is the mark, until it is new again', async () => {
    const id = await send();
    const marked = await become(id, 'answered');
    const at = await reply(id);
    expect((await get(id)).first_response_at).toBe(marked);
    expect(await become(id, 'new')).toBe(at);
  });

  it('is none for an enquiry that is closed without an answer, one by one or many at once', async () => {
    const [one, other] = [await send(), await send()];
    expect(await become(one, 'closed')).toBeNull();
    const { changed } = await ask<{ changed: OfficeEnquiry[] }>('POST', 'enquiries/bulk/', {
      enquiries: [{ id: other, version: 1 }],
      state: 'closed',
    });
    expect(changed.map(({ first_response_at: first }) => first)).toEqual([null]);
    expect(await waiting()).toEqual([0, 0, []]);
    // what an agent's page counts
    expect(await database().rows(sql`select id from enquiry where first_response_at is not null`)).toEqual([]);
  });
});

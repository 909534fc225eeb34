import { dayInMs } from '@contract/durations';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount, makeListing } from '../../../test/support/factories';
import { testDeps } from '../../../test/support/testServer';
import { erasuresKey } from '../files/dataFolder';
import { retention } from '../lib/retention';
import { sweepOldData, sweepOldDataJob } from './sweepOldData';

describeOnBoth('R43 data that is older than the privacy policy says', (database) => {
  const now = new Date('2026-11-24T04:00:00Z');
  const holding = async () => true;
  /** A day after a period has ended, and a day before. */
  const around = (months: number, days = 0) => {
    const end = new Date(now);
    end.setUTCMonth(end.getUTCMonth() - months);
    const at = end.getTime() - days * dayInMs;
    return { over: new Date(at - dayInMs), within: new Date(at + dayInMs) };
  };
  const enquiry = async (name: string, at: Date) =>
    (await database().row<{ id: number }>(sql`
      insert into enquiry (client_id, kind, name, email, message, created_at) values (${name}, 'contact', ${name}, 'asha@people.example', 'Hello', ${at}) returning id`))!
      .id;

  beforeEach(() => database().run(sql`delete from newsletter_subscriber`));

  it('is erased, and what is younger stays', async () => {
    const asked = around(retention.enquiryMonths);
    await enquiry('old', asked.over);
    const answered = await enquiry('answered since', asked.over);
    await enquiry('young', asked.within);
    await database().run(sql`
      insert into enquiry_message (enquiry_id, client_id, kind, author_name, body, created_at) values (${answered}, 'reply', 'reply', 'Desk', 'Dear Asha', ${asked.within})`);
    const { id } = await makeAccount(database());
    for (const [name, at] of Object.entries(asked))
      await database().run(sql`insert into person (name, last_contact_at) values (${name}, ${at})`);
    await database().run(sql`
      with old as (insert into person (name, last_contact_at) values ('spoken with since', ${asked.over}) returning id)
      insert into person_note (client_id, person_id, kind, author_name, body, created_at) select 'call', id, 'call', 'Desk', 'Called', ${asked.within} from old`);
    const met = around(retention.meetingMonths);
    for (const [topic, at] of Object.entries(met))
      await database().run(sql`
        insert into meeting (account_id, client_id, starts_at, status, held_until, topic) values (${id}, ${topic}, ${at}, 'booked', ${at}, ${topic})`);
    const reported = around(0, retention.problemReportDays);
    for (const [message, at] of Object.entries(reported))
      await database().run(sql`
        insert into problem_report (client_id, kind, message, page, build, created_at) values (${message}, 'problem', ${message}, '/', 'b', ${at})`);
    // by their time, or by the request of one that was never agreed
    for (const [name, created, starts] of [
      ['visit over', met.over, met.over],
      ['visit within', met.over, met.within],
      ['request over', met.over, null],
      ['request within', met.within, null],
    ] as const)
      await database().run(sql`
        insert into visit (property_title, name, email, phone, timezone, mode, client_id, state, starts_at, nonce, token_hash, calendar_hash, created_at, changed_at)
        values ('', ${name}, 'asha@people.example', '', 'Asia/Kolkata', 'video', ${name}, 'cancelled', ${starts}, ${name}, ${name}, ${name}, ${created}, ${created})`);
    const unproven = around(0, retention.unconfirmedDays);
    const { id: home } = await makeListing(database());
    for (const [name, state, at] of [
      ['documents over', 'asked', asked.over],
      ['documents within', 'asked', asked.within],
      ['unproven over', 'unconfirmed', unproven.over],
      ['unproven within', 'unconfirmed', unproven.within],
    ] as const)
      await database().run(sql`
        insert into document_request (property_id, name, email, message, state, asked_at)
        values (${home}, ${name}, ${`${name.replace(' ', '.')}@people.example`}, '', ${state}, ${at})`);
    const mailed = around(0, retention.emailDays);
    for (const [subject, at] of Object.entries(mailed)) {
      await database().run(
        sql`insert into mail (recipient, subject, body, created_at, sent_at) values ('asha@people.example', ${subject}, '', ${at}, ${at})`,
      );
      await database().run(
        sql`insert into mail (recipient, subject, body, created_at, sent_at, newsletter_id) values ('asha@people.example', ${`news ${subject}`}, '', ${at}, ${at}, 1)`,
      );
      await database().run(
        sql`insert into mail (recipient, subject, body, created_at, failure) values ('asha@people.example', ${`failed ${subject}`}, '', ${at}, 'no such mailbox')`,
      );
    }
    const subscribed = around(0, retention.unconfirmedDays);
    for (const [name, at] of Object.entries(subscribed))
      await database().run(
        sql`insert into newsletter_subscriber (email, token_hash, created_at) values (${`${name}@people.example`}, ${name}, ${at})`,
      );
    await database().run(
      sql`insert into newsletter_subscriber (email, token_hash, created_at, confirmed_at) values ('leela@people.example', 'leela', ${subscribed.over}, ${subscribed.over})`,
    );
    // a search of each visitor: deleted, never confirmed, and silent
    const silent = around(retention.silentSearchMonths);
    const deleted = around(0, retention.deletedSearchDays);
    const visitor = async (name: string) =>
      (await database().row<{ id: number }>(
        sql`insert into search_subscriber (email, nonce, token_hash) values (${`${name}@people.example`}, '', ${name}) returning id`,
      ))!.id;
    const [nila, ravi] = [await visitor('nila'), await visitor('ravi')];
    for (const [name, of, confirmed, paused, changed, gone] of [
      ['deleted', nila, now, null, now, deleted.over],
      ['deleted lately', nila, now, null, now, deleted.within],
      ['silent', nila, now, 'by_reader', silent.over, null],
      ['silent lately', nila, now, 'by_reader', silent.within, null],
      ['unconfirmed', ravi, null, null, now, null],
    ] as const)
      await database().run(sql`
        insert into saved_search (subscriber_id, query, name, frequency, nonce, created_at, confirmed_at, paused, changed_at, deleted_at)
        values (${of}, ${name}, ${name}, 'daily', '', ${subscribed.over}, ${confirmed}, ${paused}, ${changed}, ${gone})`);
    const counted = around(0, retention.searchCountDays);
    for (const [words, day] of Object.entries(counted))
      await database().run(sql`
        with said as (insert into search_sentence (words) values (${`villa ${words}`}) returning id),
          opened as (insert into search_opening (sentence_id, property_id, day, times) select id, ${home}, ${day}::date, 1 from said)
        insert into search_day (sentence_id, day, searches, without_fit) select id, ${day}::date, 1, 1 from said`);

    expect(await sweepOldData(database(), now, holding)).toEqual({
      enquiries: 1,
      meetings: 1,
      problemReports: 1,
      visits: 2,
      documentRequests: 2,
      people: 1,
      emails: 2,
      newsletters: 1,
      subscribers: 1,
      searches: 3,
      searchAddresses: 1,
      searchCounts: 1,
      searchOpenings: 1,
      searchSentences: 1,
    });
    const left = async (query: ReturnType<typeof sql>) =>
      (await database().rows<{ it: string }>(query)).map(({ it }) => it);
    expect(await left(sql`select name as it from enquiry order by id`)).toEqual(['answered since', 'young']);
    expect(await left(sql`select name as it from person order by name`)).toEqual(['spoken with since', 'within']);
    expect(await left(sql`select topic as it from meeting order by starts_at`)).toEqual(['', 'within']);
    expect(await left(sql`select message as it from problem_report`)).toEqual(['within']);
    expect(await left(sql`select name as it from visit order by name`)).toEqual(['request within', 'visit within']);
    expect(await left(sql`select name as it from document_request order by name`)).toEqual([
      'documents within',
      'unproven within',
    ]);
    expect(await left(sql`select subject || ' ' || recipient as it from mail order by subject`)).toEqual([
      'failed within asha@people.example',
      'news over ',
      'news within asha@people.example',
      'within asha@people.example',
    ]);
    expect(await left(sql`select email as it from newsletter_subscriber order by email`)).toEqual([
      'leela@people.example',
      'within@people.example',
    ]);
    expect(await left(sql`select name as it from saved_search order by name`)).toEqual([
      'deleted lately',
      'silent lately',
    ]);
    expect(await left(sql`select email as it from search_subscriber`)).toEqual(['nila@people.example']);
    expect(await left(sql`select words as it from search_sentence`)).toEqual(['villa within']);
    expect(new Set(Object.values(await sweepOldData(database(), now, holding)))).toEqual(new Set([0]));
  });

  it('is erased by sweep-old-data, which also notes the erasures that a crash left out', async () => {
    const { deps, remove } = testDeps(database(), { now: () => now });
    const noted = path.join(deps.settings.dataDir, erasuresKey);
    await enquiry('oldest', around(retention.enquiryMonths).over);
    await database().run(sql`insert into erasure (account_id, joined_at, erased_at) values (77, ${now}, ${now})`);
    expect(await sweepOldDataJob.run(deps, holding)).toMatchObject({ enquiries: 1 });
    expect(await readFile(noted, 'utf8')).toContain('"account":77,');
    await database().run(sql`delete from erasure`);
    remove();
  });

  it('stops when another process has taken over', async () => {
    await enquiry('oldest', around(retention.enquiryMonths).over);
    await database().run(
      sql`insert into newsletter_subscriber (email, token_hash, created_at) values ('x@people.example', 'x', ${around(0, retention.unconfirmedDays).over})`,
    );
    expect(await sweepOldData(database(), now, async () => false)).toMatchObject({ enquiries: 1, subscribers: 0 });
  });
});

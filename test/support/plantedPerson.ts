/*
 * plantPerson(deps, mark, password?)   an account with rows in every table that holds personal data, each text with a
 * mark of its own: { id, headers, marks, taxMarks }. Pictures and an email as a file are on the disk.
 */
import { hourInMs } from '@contract/durations';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ServerDeps } from '@server/app';
import { originalKey } from '@server/media/pictureFiles';
import { hashPassword } from '@server/modules/accounts/passwords';
import sql, { type Sql } from 'sql-template-tag';
import { makeAccount, makeListing, makeShortlist, type TestAccount } from './factories';
import { drawPicture } from './pictures';
import { plantDocuments } from './plantedDocuments';
import { plantImports } from './plantedImports';
import { plantPeople } from './plantedPeople';
import { plantSearches } from './plantedSearches';
import { plantVisits } from './plantedVisits';

export interface PlantedPerson extends TestAccount {
  email: string;
  /** Each stands in one place of the database. */
  marks: readonly string[];
  /** In payments and invoices. */
  taxMarks: readonly string[];
  /** Of the marks, those that emails to others repeat. */
  copied: readonly string[];
  pictures: readonly string[];
  listingId: number;
}

export const plantedPassword = 'a courtyard in Indore';
let count = 0;

export async function plantPerson(deps: ServerDeps, kind: string): Promise<PlantedPerson> {
  const { database, settings, media } = deps;
  const marks: string[] = [];
  /** A new word that occurs nowhere else. */
  const mark = (what: string): string => {
    const made = `${kind}${String.fromCharCode(97 + (count % 26))}${(count += 1)}x${what}`;
    marks.push(made);
    return made;
  };
  const idOf = async (query: Sql) => (await database.row<{ id: number }>(query))?.id ?? 0;
  const picture = async (seed: number) => {
    const file = path.join(os.tmpdir(), `planted-${process.pid}-${count}-${seed}`);
    writeFileSync(file, await drawPicture({ seed: count * 10 + seed, width: 300, height: 200 }));
    const row = await media.take(database, file);
    const before = new Date(deps.now().getTime() - hourInMs);
    utimesSync(path.join(settings.dataDir, originalKey(row.hash)), before, before);
    await database.run(sql`update media set created_at = ${before} where id = ${row.id}`);
    await media.variant(`${row.hash}-300.webp`);
    return row;
  };

  const [username, name, phone] = [mark('username'), mark('name'), mark('phone')];
  const email = `${mark('address')}@people.example`;
  const account = await makeAccount(database, {
    username,
    name,
    phone,
    email,
    passwordHash: await hashPassword(plantedPassword),
    now: deps.now(),
  });
  const { id } = account;
  const avatar = await picture(1);
  await database.run(sql`update account set avatar_media_id = ${avatar.id}, roles = '{agent}' where id = ${id}`);
  await database.run(sql`update session set device = ${mark('device')} where account_id = ${id}`);
  await database.run(sql`
    insert into email_link (token_hash, account_id, purpose, email, expires_at) values (${`${id} link`}, ${id}, 'confirm', ${`${mark('newaddress')}@people.example`}, now() + interval '1 day')`);
  await database.run(
    sql`insert into password_reset (token_hash, account_id, expires_at) values (${`${id} reset`}, ${id}, now() + interval '1 hour')`,
  );
  await database.run(sql`
    insert into authenticator (account_id, name, secret, created_at) values (${id}, ${mark('app')}, 'encrypted', now())`);
  await database.run(sql`
    insert into passkey (account_id, name, credential_id, public_key, counter, created_at) values (${id}, ${mark('passkey')}, ${`${id} credential`}, 'key', 0, now())`);
  await database.run(sql`insert into recovery_code (account_id, code_hash) values (${id}, 'hash')`);

  const listing = await makeListing(database, {
    ownerId: id,
    title: mark('title'),
    description: mark('description'),
    location: mark('location'),
    status: mark('status'),
  });
  await database.run(
    sql`update property set parking = ${mark('parking')}, rera_number = ${mark('rera')}, rera_reason = ${mark('exemption')} where id = ${listing.id}`,
  );
  const draft = await makeListing(database, { ownerId: id, lifecycle: 'draft', title: mark('draft') });
  const shown = await picture(2);
  await database.run(
    sql`insert into property_image (property_id, media_id, alt, position) values (${listing.id}, ${shown.id}, ${mark('alt')}, 0)`,
  );
  const other = await makeListing(database);
  const favourites = await makeShortlist(database, id, {
    isDefault: true,
    name: mark('favourites'),
    homes: [other.id],
  });
  const list = await makeShortlist(database, id, { name: mark('list'), homes: [other.id] });
  for (const [shortlist, what] of [
    [favourites, 'liked'],
    [list, 'thought'],
  ] as const)
    await database.run(sql`
      insert into shortlist_vote (shortlist_id, property_id, account_id, vote, note) values (${shortlist}, ${other.id}, ${id}, 'yes', ${mark(what)})`);
  await database.run(
    sql`insert into shortlist_activity (shortlist_id, account_id, kind, property_id) values (${list}, ${id}, 'noted', ${other.id})`,
  );
  await database.run(sql`
    insert into shortlist_invitation (shortlist_id, role, token_hash, expires_at) values (${list}, 'edit', ${`${id} invitation`}, now() + interval '1 day')`);

  const copied = [mark('visitor'), mark('visitormessage')];
  // enquiries: sent while logged in from another address, sent without a login, and received
  const sent = await idOf(sql`
    insert into enquiry (client_id, kind, name, email, phone, message, account_id, property_id, owner_id, property_title)
    values (${`${id} sent`}, 'visit', ${mark('sender')}, ${`${mark('senderaddress')}@people.example`}, ${mark('senderphone')}, ${mark('message')}, ${id}, ${other.id}, ${other.ownerId}, 'A house') returning id`);
  const byAddress = await idOf(sql`
    insert into enquiry (client_id, kind, name, email, phone, message)
    values (${`${id} visitor`}, 'contact', ${copied[0]}, ${email.toUpperCase()}, ${mark('visitorphone')}, ${copied[1]}) returning id`);
  const received = await idOf(sql`
    insert into enquiry (client_id, kind, name, email, message, property_id, owner_id, property_title)
    select ${`${id} received`}, 'visit', 'Asha', ${`asha${id}@people.example`}, 'May I see it?', id, owner_id, title from property where id = ${listing.id} returning id`);
  await database.run(sql`
    insert into enquiry (client_id, kind, name, email, message, property_id, property_title)
    select ${`${id} office`}, 'contact', 'Asha', ${`asha${id}@people.example`}, 'Is it real?', id, title from property where id = ${listing.id}`);
  await database.run(
    sql`insert into enquiry_note (enquiry_id, account_id, notes, changed_at) values (${received}, ${id}, ${mark('ownnote')}, now())`,
  );
  await database.run(
    sql`insert into enquiry_opening (enquiry_id, account_id, opened_at) values (${received}, ${id}, now())`,
  );
  await plantImports(database, { id, email, enquiryId: byAddress }, mark);
  for (const [enquiry, what] of [
    [sent, 'reply'],
    [byAddress, 'note'],
  ] as const)
    await database.run(sql`
      insert into enquiry_message (enquiry_id, client_id, kind, author_name, body, created_at) values (${enquiry}, ${`${id} ${what}`}, ${what}, 'Desk', ${mark(what)}, now())`);

  const meetingId = await idOf(sql`
    insert into meeting (account_id, client_id, starts_at, status, held_until, topic, phone, property_title, link, kind, property_id)
    values (${id}, ${`${id} meeting`}, ${new Date(deps.now().getTime() + (id + 100) * hourInMs)}, 'booked', now(), ${mark('topic')}, ${mark('meetingphone')}, ${mark('meetingtitle')},
      ${`https://meet.example/${mark('link')}`}, 'video', ${listing.id}) returning id`);
  await database.run(sql`
    insert into review (account_id, rating, review, name, role, property, reply, replied_at)
    values (${id}, 5, ${mark('review')}, ${mark('reviewer')}, ${mark('role')}, ${mark('reviewed')}, ${mark('answer')}, now())`);
  await database.run(sql`
    insert into review (account_id, rating, review, name, state, rejected_because) values (${id}, 1, ${mark('rejected')}, '', 'rejected', ${mark('because')})`);

  const reported = (sender: string, account: number | null) => sql`
    insert into problem_report (client_id, kind, message, email, account_id, error, page, build, browser, viewport, created_at)
    values (${`${id} report ${sender}`}, 'problem', ${mark('problem')}, ${sender}, ${account}, ${mark('stack')}, ${`/?search=${mark('visitedpage')}`}, 'a build', ${mark('browser')}, ${mark('window')}, now())`;
  await database.run(reported('', id));
  await database.run(reported(email, null));
  const subscriber = await idOf(
    sql`insert into newsletter_subscriber (email, token_hash, confirmed_at) values (${email}, ${`${id} subscriber`}, now()) returning id`,
  );
  await plantDocuments(database, { id, email, listingId: listing.id, otherId: other.id, now: deps.now() }, mark);
  await plantPeople(database, { id, email }, mark);
  await plantVisits(database, { id, email, listingId: listing.id, now: deps.now() }, mark);
  const [ownSearch, visitorsSearch] = await plantSearches(database, { id, email, listingId: listing.id }, mark);
  for (const [purpose, column, row] of [
    ['saved_search', sql`saved_search_id`, ownSearch],
    ['saved_search', sql`saved_search_id`, visitorsSearch],
    ['newsletter', sql`subscriber_id`, subscriber],
    ['enquiry', sql`enquiry_id`, byAddress],
    ['account', sql`account_id`, id],
  ] as const)
    await database.run(
      sql`insert into consent (purpose, policy, given_at, ${column}) values (${purpose}, ${mark('policy')}, now(), ${row})`,
    );
  await database.run(sql`
    insert into mail (recipient, subject, body, calendar, html, failure, next_try_at)
    values (${email}, ${mark('subject')}, ${mark('body')}, ${mark('calendar')}, ${mark('html')}, ${mark('failure')}, now() + interval '1 day')`);
  await database.run(sql`
    insert into mail (recipient, subject, body, next_try_at)
    select ${settings.company.email}, 'Enquiry from ' || name, 'Name: ' || name || E'\n\n' || message || E'\n\n' || email, now() + interval '1 day' from enquiry where id = ${byAddress}`);
  await database.run(sql`
    insert into mail (recipient, subject, body, sent_at) values (${`asha${id}@people.example`}, ${`We received your enquiry about ${marks.find((one) => one.endsWith('xtitle'))}`}, '', now())`);
  mkdirSync(path.join(settings.dataDir, 'outbox'), { recursive: true });
  writeFileSync(path.join(settings.dataDir, 'outbox', `${id}-own.eml`), `To: ${email}\r\n\r\nHello`);
  writeFileSync(
    path.join(settings.dataDir, 'outbox', `${id}-about.eml`),
    `To: ${settings.company.email}\r\n\r\nName: ${name}`,
  );

  await database.run(sql`
    insert into billing_info (account_id, name, address, city, state, zip, country, gstin)
    values (${id}, ${mark('billname')}, ${mark('billaddress')}, ${mark('billcity')}, ${mark('billstate')}, ${mark('billzip')}, ${mark('billcountry')}, ${mark('gstin')})`);
  await database.run(
    sql`insert into payment_method (account_id, card_type, last4, expiry) values (${id}, ${mark('card')}, ${mark('last')}, ${mark('expiry')})`,
  );
  const taxMarks = [mark('paid'), mark('billed'), mark('event')];
  marks.splice(-3);
  const payment = await idOf(sql`
    insert into payment (account_id, receipt, gateway, provider_order_id, amount_in_paise, description, status, completed_at, meeting_id, property_id)
    values (${id}, ${`receipt ${id}`}, 'sandbox', ${`order ${id}`}, 299900, ${taxMarks[0]}, 'completed', now(), ${meetingId}, ${draft.id}) returning id`);
  await database.run(
    sql`insert into invoice (series, number, payment_id, billed_to) values ('AE', ${payment}, ${payment}, ${JSON.stringify({ name: taxMarks[1] })}::jsonb)`,
  );
  await database.run(
    sql`insert into payment_event (payment_id, cause, body) values (${payment}, 'webhook', ${JSON.stringify({ note: taxMarks[2] })}::jsonb)`,
  );
  const addOn = await idOf(
    sql`insert into add_on (name, description, delivery) values (${`Tour for ${id}`}, '', 'tour') returning id`,
  );
  const grant = await idOf(
    sql`insert into add_on_grant (account_id, payment_id, add_on_id, granted_at) values (${id}, ${payment}, ${addOn}, now()) returning id`,
  );
  await database.run(sql`
    insert into addon_order (account_id, grant_id, property_id, ordered_at, photographer, address, cancel_reason, links)
    values (${id}, ${grant}, ${draft.id}, now(), ${mark('photographer')}, ${mark('visited')}, ${mark('reason')}, ${[mark('post')]}::text[])`);
  await database.run(sql`
    insert into tour (property_id, title, plan, changed_at)
    values (${draft.id}, ${mark('tour')}, ${JSON.stringify({ name: mark('plan'), drawing: null, image: null })}::jsonb, now())`);
  await database.run(sql`
    insert into tour_scene (property_id, media_id, client_id, title, alt, links, position)
    values (${draft.id}, ${(await picture(9)).id}, ${`scene ${id}`}, ${mark('room')}, ${mark('seen')}, ${JSON.stringify([{ label: mark('way') }])}::jsonb, 0)`);
  // texts that this person wrote as a colleague
  const colleague = await idOf(
    sql`insert into enquiry (client_id, kind, name, email, message, assignee_id) values (${`${id} assigned`}, 'contact', 'Asha', ${`asha${id}@people.example`}, 'Hello', ${id}) returning id`,
  );
  await database.run(sql`
    insert into enquiry_message (enquiry_id, client_id, kind, author_id, author_name, body, created_at) values (${colleague}, ${`${id} answer`}, 'reply', ${id}, ${name}, 'Dear Asha', now())`);
  await database.run(sql`
    insert into enquiry_message (enquiry_id, client_id, kind, author_name, sent_from, message_id, body, left_out, created_at)
    values (${colleague}, ${`${id} other`}, 'received', ${`${mark('writer')} (${email})`}, ${email.toLowerCase()}, ${`<${mark('messageid')}@people.example>`}, ${mark('written')}, ${[mark('leftout')]}::text[], now())`);
  await database.run(sql`
    insert into content_revision (subject_type, subject_id, number, fields, saved_by, saved_name, saved_at) values ('page', ${id}, 1, '{}', ${id}, ${name}, now())`);
  return {
    ...account,
    email,
    marks,
    taxMarks,
    copied,
    pictures: [avatar.hash, shown.hash],
    listingId: listing.id,
  };
}

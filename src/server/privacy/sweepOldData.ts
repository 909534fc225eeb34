import { dayInMs, hourInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import type { PrivacyDeps } from './privacyDeps';
import { defineJob, type KeepLease } from '../jobs/defineJob';
import { eraseLeftovers } from './eraseLeftovers';
import { keepErasures } from './erasureLog';
import { monthsBefore, retention } from '../lib/retention';

const atOnce = 500;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayInMs);

/** The statements that end what is too old, each for a few hundred rows. */
const steps = (now: Date) => ({
  enquiries: sql`
    delete from enquiry where id in (
      select e.id from enquiry e where e.created_at < ${monthsBefore(now, retention.enquiryMonths)}
        and not exists (select from enquiry_message m where m.enquiry_id = e.id and m.created_at >= ${monthsBefore(now, retention.enquiryMonths)})
      order by e.created_at limit ${atOnce})`,
  meetings: sql`
    update meeting set topic = '', phone = '', link = '', property_title = '' where id in (
      select id from meeting where starts_at < ${monthsBefore(now, retention.meetingMonths)} and (topic, phone, link, property_title) <> ('', '', '', '')
      order by starts_at limit ${atOnce})`,
  problemReports: sql`
    delete from problem_report where id in (
      select id from problem_report where created_at < ${daysBefore(now, retention.problemReportDays)} order by created_at limit ${atOnce})`,
  visits: sql`
    delete from visit where id in (
      select id from visit where created_at < ${monthsBefore(now, retention.meetingMonths)} and (starts_at is null or starts_at < ${monthsBefore(now, retention.meetingMonths)})
      order by created_at limit ${atOnce})`,
  documentRequests: sql`
    delete from document_request where id in (
      select id from document_request where asked_at < ${monthsBefore(now, retention.enquiryMonths)}
        or state = 'unconfirmed' and asked_at < ${daysBefore(now, retention.unconfirmedDays)}
      order by asked_at limit ${atOnce})`,
  // after the last that they sent
  people: sql`
    delete from person where id in (
      select p.id from person p where p.last_contact_at < ${monthsBefore(now, retention.enquiryMonths)}
        and not exists (select from enquiry e where e.person_id = p.id) and not exists (select from visit v where v.person_id = p.id)
        and not exists (select from search_subscriber s where s.person_id = p.id) and not exists (select from person_account l where l.person_id = p.id)
        and not exists (select from person_note n where n.person_id = p.id and n.created_at >= ${monthsBefore(now, retention.enquiryMonths)})
      order by p.last_contact_at limit ${atOnce})`,
  emails: sql`
    delete from mail where id in (
      select id from mail where newsletter_id is null and (sent_at < ${daysBefore(now, retention.emailDays)} or sent_at is null and created_at < ${daysBefore(now, retention.emailDays)})
      limit ${atOnce})`,
  // the row stays for the count of those who got it
  newsletters: sql`
    update mail set recipient = '', failure = null where id in (
      select id from mail where newsletter_id is not null and recipient <> '' and sent_at < ${daysBefore(now, retention.emailDays)} limit ${atOnce})`,
  subscribers: sql`
    delete from newsletter_subscriber where id in (
      select id from newsletter_subscriber where confirmed_at is null and created_at < ${daysBefore(now, retention.unconfirmedDays)} limit ${atOnce})`,
  searches: sql`
    delete from saved_search where id in (
      select id from saved_search where deleted_at < ${daysBefore(now, retention.deletedSearchDays)}
        or subscriber_id is not null and confirmed_at is null and created_at < ${daysBefore(now, retention.unconfirmedDays)}
        or subscriber_id is not null and (paused is not null or frequency = 'never') and changed_at < ${monthsBefore(now, retention.silentSearchMonths)}
      limit ${atOnce})`,
  // after the last of its searches
  searchAddresses: sql`
    delete from search_subscriber where id in (
      select v.id from search_subscriber v where not exists (select from saved_search s where s.subscriber_id = v.id) limit ${atOnce})`,
  searchCounts: sql`
    delete from search_day where (sentence_id, day) in (
      select sentence_id, day from search_day where day < ${daysBefore(now, retention.searchCountDays)}::date limit ${atOnce})`,
  searchOpenings: sql`
    delete from search_opening where (sentence_id, property_id, day) in (
      select sentence_id, property_id, day from search_opening where day < ${daysBefore(now, retention.searchCountDays)}::date limit ${atOnce})`,
  // after the last of their days
  searchSentences: sql`
    delete from search_sentence where id in (
      select s.id from search_sentence s where not exists (select from search_day d where d.sentence_id = s.id)
        and not exists (select from search_opening o where o.sentence_id = s.id) limit ${atOnce})`,
});

/** Erases what is older than the privacy policy says. @returns how much, by kind */
export async function sweepOldData(
  database: Database,
  now: Date,
  keepLease: KeepLease,
): Promise<Record<keyof ReturnType<typeof steps>, number>> {
  const swept = {
    enquiries: 0,
    meetings: 0,
    problemReports: 0,
    visits: 0,
    documentRequests: 0,
    people: 0,
    emails: 0,
    newsletters: 0,
    subscribers: 0,
    searches: 0,
    searchAddresses: 0,
    searchCounts: 0,
    searchOpenings: 0,
    searchSentences: 0,
  };
  for (const [kind, step] of Object.entries(steps(now)))
    for (;;) {
      const many = await database.run(step);
      swept[kind as keyof typeof swept] += many;
      if (!(await keepLease())) return swept;
      if (many < atOnce) break;
    }
  return swept;
}

export const sweepOldDataJob = defineJob({
  name: 'sweep-old-data',
  every: 6 * hourInMs,
  initialDelay: hourInMs / 12,
  lease: 120,
  async run(
    deps: Pick<PrivacyDeps, 'database' | 'settings' | 'media' | 'files' | 'secret' | 'now' | 'log'>,
    keepLease,
  ) {
    const { database, files, now } = deps;
    const swept = await sweepOldData(database, now(), keepLease);
    // a crash right after an erasure may have left it out
    await keepErasures(database, files);
    return { ...swept, erasedAgain: await eraseLeftovers(deps) };
  },
});

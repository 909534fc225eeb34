import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { PaymentsDeps } from '../paymentsDeps';
import { queueEmail } from '../../email/outbox';
import { defineJob } from '../../jobs/defineJob';
import { type EndingPackage, packageEndingEmail } from './paymentEmails';
import { packageVersionAt } from './prices';

type ReminderDeps = Pick<PaymentsDeps, 'database' | 'settings' | 'now' | 'log'>;

/** Emails of one run; the next run continues. */
const BATCH_SIZE = 100;

/**
 * Reminds buyers 7 days, 3 days and 1 day before a package ends: each once, only the latest if several are due, none if
 * renewed. The reminder and its email are stored in one transaction.
 */
export async function sendEndingReminders({ database, settings, now }: ReminderDeps): Promise<number> {
  return database.transaction(async (tx) => {
    const endings = await claimEndings(tx, now());
    for (const ending of endings) await queueEmail(tx, packageEndingEmail(ending, settings));
    return endings.length;
  });
}

function claimEndings(tx: Queryable, at: Date): Promise<EndingPackage[]> {
  return tx.rows<EndingPackage>(sql`
    with due as (
      select g.id, g.account_id, g.package_id, g.expires_at, g.contacts - g.contacts_used as contacts_left,
        case when g.expires_at <= ${at}::timestamptz + interval '1 day' then 1 when g.expires_at <= ${at}::timestamptz + interval '3 days' then 3 else 7 end as days
      from package_grant g where g.starts_at <= ${at} and g.expires_at > ${at} and g.expires_at <= ${at}::timestamptz + interval '7 days'
    ), told as (
      insert into package_notice (grant_id, days, told_at)
      select id, days, ${at} from due
      where not exists (select 1 from package_notice n where n.grant_id = due.id and n.days <= due.days)
        and not exists (select 1 from package_grant later where later.account_id = due.account_id and later.package_id = due.package_id and later.expires_at > due.expires_at and later.expires_at > later.starts_at)
      order by expires_at limit ${BATCH_SIZE}
      on conflict do nothing returning grant_id, days
    )
    select told.grant_id, told.days, p.name as package, p.id as package_id, p.retired_at is null as on_sale, due.contacts_left, v.price_in_paise, due.expires_at, a.email as "to", coalesce(nullif(a.name, ''), a.username) as buyer
    from told join due on due.id = told.grant_id join package p on p.id = due.package_id join ${packageVersionAt(at)} on true join account a on a.id = due.account_id where a.disabled_at is null`);
}

export const remindPackageEndingsJob = defineJob({
  name: 'remind-package-endings',
  every: minuteInMs,
  lease: 120,
  run: async (deps: ReminderDeps) => ({ reminded: await sendEndingReminders(deps) }),
});

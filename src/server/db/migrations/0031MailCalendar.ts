import type { Migration } from './migration';

/** Emails may carry an iCalendar entry, stored and deleted with their text. */
export const mailCalendar: Migration = {
  id: '0031_mail_calendar',
  sql: String.raw`
alter table mail add column calendar text not null default '';
`,
};

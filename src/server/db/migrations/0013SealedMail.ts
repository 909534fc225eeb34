import type { Migration } from './migration';

/** Emails that contain a token are stored encrypted, so a copy of the database reveals none. */
export const sealedMail: Migration = {
  id: '0013_sealed_mail',
  sql: String.raw`
alter table mail
  add column sealed boolean not null default false,
  -- whole milliseconds, like the sender's clock, so that an email is due immediately
  alter column next_try_at set default date_trunc('milliseconds', now());
`,
};

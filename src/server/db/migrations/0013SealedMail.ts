import type { Migration } from './migration';

/** Letters that hold a key are stored sealed: a copy of the database opens nothing. */
export const sealedMail: Migration = {
  id: '0013_sealed_mail',
  sql: String.raw`
alter table mail
  add column sealed boolean not null default false,
  -- whole milliseconds, as the sender's clock has them: a letter is due the moment it is posted
  alter column next_try_at set default date_trunc('milliseconds', now());
`,
};

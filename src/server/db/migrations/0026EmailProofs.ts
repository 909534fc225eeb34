import type { Migration } from './migration';

/**
 * Email addresses are proven by a link. Accounts from before this step count as proven: their addresses were unique. From here on only a
 * proven address is unique, so an account that merely names an address keeps nobody from registering or proving it.
 */
export const emailProofs: Migration = {
  id: '0026_email_proofs',
  sql: String.raw`
alter table account add column email_verified_at timestamptz;
update account set email_verified_at = created_at;
drop index account_email;
create index account_email on account (lower(email));
create unique index account_proven_email on account (lower(email)) where email_verified_at is not null;

create table email_link (
  -- SHA-256 of the token; the token itself is only in the email
  token_hash text primary key,
  account_id int not null references account on delete cascade,
  -- confirm: proves "email" and makes it the account's; undo: gives "email" back after a change
  purpose text not null check (purpose in ('confirm', 'undo')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_link_account on email_link (account_id, purpose);
create index email_link_expiry on email_link (expires_at);
`,
};

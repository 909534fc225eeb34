-- Email addresses are confirmed by a link. Older accounts count as confirmed, because their addresses were unique. From
-- now on only a confirmed address is unique, so an unconfirmed one does not stop others from registering or confirming
-- it.

alter table account add column email_verified_at timestamptz;
update account set email_verified_at = created_at;
drop index account_email;
create index account_email on account (lower(email));
create unique index account_proven_email on account (lower(email)) where email_verified_at is not null;

create table email_link (
  -- SHA-256 of the token; the token itself is only in the email
  token_hash text primary key,
  account_id int not null references account on delete cascade,
  -- confirm: confirms "email" and makes it the account's; undo: restores "email" after a change
  purpose text not null check (purpose in ('confirm', 'undo')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_link_account on email_link (account_id, purpose);
create index email_link_expiry on email_link (expires_at);

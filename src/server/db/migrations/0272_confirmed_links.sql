-- The link that confirmed an account's address, as a hash: one that is opened again is not called dead.
alter table account add column confirmed_link_hash text not null default '';
create index account_confirmed_link on account (confirmed_link_hash) where confirmed_link_hash <> '';

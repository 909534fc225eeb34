-- An address whose mail server says that it does not exist gets nothing more until it is confirmed again.

create table bounced_address (
  address text primary key check (address = lower(address)),
  reason text not null,
  at timestamptz not null
);
alter table mail add column bounced_at timestamptz;
drop index mail_waiting;
create index mail_waiting on mail (next_try_at) where sent_at is null and bounced_at is null;

-- Reminders sent once to buyers, and the last query to the provider.

-- reminders sent before a package ends, by days
create table package_notice (
  grant_id int not null references package_grant on delete cascade,
  days int not null,
  told_at timestamptz not null default now(),
  primary key (grant_id, days)
);
create index package_grant_expires on package_grant (expires_at);

alter table payment
  -- when the buyer last triggered a query to the provider, and whether a payment attempt was in progress
  add column asked_at timestamptz,
  add column under_way boolean not null default false;

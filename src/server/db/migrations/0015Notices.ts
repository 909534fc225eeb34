import type { Migration } from './migration';

/** What buyers are told in time, once, and what the provider was asked last. */
export const notices: Migration = {
  id: '0015_notices',
  sql: String.raw`
-- that a package ends in so many days was told
create table package_notice (
  grant_id int not null references package_grant on delete cascade,
  days int not null,
  told_at timestamptz not null default now(),
  primary key (grant_id, days)
);
create index package_grant_expires on package_grant (expires_at);

alter table payment
  -- when its buyer last had the provider asked, and whether an attempt was under way there
  add column asked_at timestamptz,
  add column under_way boolean not null default false;
`,
};

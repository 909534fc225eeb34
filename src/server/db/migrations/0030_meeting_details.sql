-- A meeting's topic, kind and outcome, and its calendar entry.

alter table meeting
  add column kind text not null default 'office' check (kind in ('office', 'video', 'call')),
  add column topic text not null default '',
  -- the number to call; empty for the account's own
  add column phone text not null default '',
  add column property_id int references property on delete set null,
  -- its title when the meeting was booked
  add column property_title text not null default '',
  -- the UID and the sequence number of its calendar entry
  add column calendar_id uuid not null default gen_random_uuid(),
  add column calendar_sequence int not null default 0,
  -- how often its buyer has moved it
  add column moves int not null default 0,
  -- why it was cancelled
  add column ended text check (ended in ('unpaid', 'released', 'cancelled', 'refunded'));
-- for the deletion of a listing
create index meeting_property on meeting (property_id) where property_id is not null;
create index meeting_account on meeting (account_id, starts_at, id);

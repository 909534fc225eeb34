import type { Migration } from './migration';

/** What a meeting is about and how it is held, what became of it, and what calendars know it by. */
export const meetingDetails: Migration = {
  id: '0030_meeting_details',
  sql: String.raw`
alter table meeting
  add column kind text not null default 'office' check (kind in ('office', 'video', 'call')),
  add column topic text not null default '',
  -- the number to call; the account's own where this is empty
  add column phone text not null default '',
  add column property_id int references property on delete set null,
  -- as it was called when the meeting was chosen
  add column property_title text not null default '',
  -- the UID of its calendar entry, and how often that entry was changed
  add column calendar_id uuid not null default gen_random_uuid(),
  add column calendar_sequence int not null default 0,
  -- how often its buyer has moved it
  add column moves int not null default 0,
  -- why it is cancelled
  add column ended text check (ended in ('unpaid', 'released', 'cancelled', 'refunded'));
-- a listing that is deleted finds the meetings about it
create index meeting_property on meeting (property_id) where property_id is not null;
create index meeting_account on meeting (account_id, starts_at, id);
`,
};

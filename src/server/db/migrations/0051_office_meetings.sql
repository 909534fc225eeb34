-- Meetings that the office confirms, moves and cancels.

alter table meeting
  add column version int not null default 1,
  -- by the office, for the time it is at now
  add column confirmed_at timestamptz,
  -- of a video meeting
  add column link text not null default '' check (link = '' or link ~ '^https://'),
  drop constraint meeting_ended_check,
  add constraint meeting_ended_check check (ended in ('unpaid', 'released', 'cancelled', 'refunded', 'office'));
create trigger meeting_version before update on meeting for each row execute function next_version();
create index meeting_starts on meeting (starts_at, id);

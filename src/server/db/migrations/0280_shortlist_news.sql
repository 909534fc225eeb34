-- What is new on a shared list: a mark for its members, and an email a day at most. Numbers of `shortlist_activity`, not
-- times, so that no clock tells anything twice. The members of today have seen what there is.

alter table shortlist_member
  add column seen_activity int not null default 0,
  add column told_activity int not null default 0,
  add column emails boolean not null default true;

-- whoever looks changes nothing that others see
drop trigger shortlist_changed on shortlist_member;
create trigger shortlist_changed after insert or delete or update of role, invitation_id on shortlist_member
  for each row execute function notify_shortlist();

update shortlist_member m set seen_activity = coalesce(
  (select max(id) from shortlist_activity l where l.shortlist_id = m.shortlist_id), 0);

create table shortlist_reader (
  account_id int primary key references account on delete cascade,
  -- when the last email about all lists of the account was queued
  told_at timestamptz,
  -- lists that the account joins later send no emails either
  stopped_at timestamptz
);

-- what is emailed, by its age
create index shortlist_activity_said on shortlist_activity (at) where kind in ('voted', 'noted');

-- The privacy policy says what a link shows. Only a shipped sentence changes; the office's own texts stay.
update static_page set content = replace(content, 'your votes, your notes and what you add or remove.', 'your votes, your notes and what you add or remove. Whoever has the link of a shared list sees its homes and its owner''s name.')
  where page = 'privacy-policy' and position('Whoever has the link of a shared list sees' in content) = 0;

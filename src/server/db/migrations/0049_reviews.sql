-- Reviews that the office reads before the site shows them, and its answers.

alter table review
  add column version int not null default 1,
  add column state text not null default 'published' check (state in ('pending', 'published', 'rejected')),
  add column rejected_because text not null default '',
  add column reply text not null default '',
  add column replied_at timestamptz,
  add check ((reply = '') = (replied_at is null)),
  add check ((rejected_because <> '') = (state = 'rejected'));
create trigger review_version before update on review for each row execute function next_version();
drop index review_newest;
create index review_newest on review (state, created_at, id);
create index review_all on review (created_at, id);

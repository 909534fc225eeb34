-- The owner's status of an enquiry is the owner's own: the office's status, its clocks and its version do not follow it.

alter table enquiry
  add column owner_state text not null default 'new' check (owner_state in ('new', 'answered', 'closed')),
  -- when the owner chose it; null until they do
  add column owner_state_at timestamptz;

drop trigger enquiry_version on enquiry;
-- what owners have seen so far stays as they saw it
update enquiry set owner_state = state where owner_id is not null and state <> 'new';
create trigger enquiry_version before update on enquiry for each row
  when (old.owner_state = new.owner_state and old.owner_state_at is not distinct from new.owner_state_at)
  execute function next_version();

drop index enquiry_owner_state;
create index enquiry_owner_state on enquiry (owner_id, owner_state, id) where owner_id is not null;

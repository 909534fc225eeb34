-- What a listing says about the register of the state's authority, and which papers we have seen. The papers themselves are not stored.
alter table property
  add column rera_status text not null default 'not_stated' check (rera_status in ('not_stated', 'registered', 'exempt')),
  add column rera_reason text;
-- no change that its owner made
alter table property disable trigger user;
update property set rera_status = 'registered' where rera_number is not null;
alter table property enable trigger user;

create table property_papers (
  property_id int primary key references property on delete cascade,
  -- begins with 2: version 1 is that of a listing whose papers nobody has looked at
  version int not null default 2,
  -- the day in India on which we saw it, by the kind of paper
  seen jsonb not null default '{}'
);
create trigger property_papers_version before update on property_papers for each row execute function next_version();
-- by row: deleting a listing that has none announces nothing
create trigger property_papers_changed after insert or update or delete on property_papers for each row execute function content_changed();

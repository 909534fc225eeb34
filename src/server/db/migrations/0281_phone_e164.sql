-- Telephone numbers in E.164 beside what was typed: null until they are read, empty for one that nobody can read. Numbers
-- from before are read by the job `read-phones`.

create function forget_read_phone() returns trigger language plpgsql as $$
begin
  -- also what an erasure leaves
  if new.phone is distinct from old.phone and new.phone_e164 is not distinct from old.phone_e164 then
    new.phone_e164 := null;
  end if;
  return new;
end $$;

alter table account add column phone_e164 text;
create index account_unread_phone on account (id) where phone <> '' and phone_e164 is null;
create trigger account_phone before update of phone on account for each row execute function forget_read_phone();

alter table enquiry add column phone_e164 text;
create index enquiry_unread_phone on enquiry (id) where phone <> '' and phone_e164 is null;
create trigger enquiry_phone before update of phone on enquiry for each row execute function forget_read_phone();

alter table meeting add column phone_e164 text;
create index meeting_unread_phone on meeting (id) where phone <> '' and phone_e164 is null;
create trigger meeting_phone before update of phone on meeting for each row execute function forget_read_phone();

alter table visit add column phone_e164 text;
create index visit_unread_phone on visit (id) where phone <> '' and phone_e164 is null;
create trigger visit_phone before update of phone on visit for each row execute function forget_read_phone();

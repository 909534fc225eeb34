-- What the office sets itself: company details, hours and holidays. Until it does, the environment's values hold.

create table office_settings (
  id int primary key check (id = 1),
  version int not null default 1,
  -- null: nothing was saved yet
  saved jsonb
);
insert into office_settings (id) values (1);
create trigger office_settings_version before update on office_settings for each row execute function next_version();
-- cached pages show company details
create trigger office_settings_changed after insert or update on office_settings
  for each statement execute function content_changed();
create function office_settings_saved() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_settings_changed', '');
  return null;
end $$;
create trigger office_settings_saved after insert or update on office_settings
  for each statement execute function office_settings_saved();

-- Fixed pages that the office edits.

alter table static_page
  add column version int not null default 1,
  add column saved_at timestamptz not null default now();
create function static_page_saved() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.saved_at := now();
  end if;
  return new;
end $$;
create trigger static_page_saved before update on static_page for each row execute function static_page_saved();

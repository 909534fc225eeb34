-- What the office searches in accounts, in lower case: reading it takes a third of comparing three columns without regard to
-- case. A generated column would look changed to next_version() in every update.

alter table account add column search_text text not null default '';
update account set search_text = lower(username || E'\n' || name || E'\n' || email);

create function account_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(new.username || E'\n' || new.name || E'\n' || new.email);
  return new;
end $$;
-- before account_version, by its name
create trigger account_search_text before insert or update of username, name, email on account for each row execute function account_search_text();

-- The version of the content, for processes that no notification reaches: the sum of the counts in a table. It grows with
-- each transaction that changes content, at the moment at which others see the change.

-- One row for each transaction at the same time, so that none waits for another: a row of its own would be a queue for
-- everybody who changes anything, and a sequence would grow before the change is seen.
create table content_version (
  slot uuid primary key default gen_random_uuid(),
  changes bigint not null default 0
) with (fillfactor = 50);

create function count_content_change() returns void language plpgsql as $$
declare free uuid;
begin
  -- once for each transaction; undone together with what it counts
  if current_setting('aangan.content_counted', true) = 'on' then return; end if;
  select slot into free from content_version limit 1 for update skip locked;
  if found then
    update content_version set changes = changes + 1 where slot = free;
  else
    insert into content_version (changes) values (1);
  end if;
  perform set_config('aangan.content_counted', 'on', true);
end $$;

create or replace function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  perform count_content_change();
  return null;
end $$;
create or replace function shown_property_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed where lifecycle <> 'draft') then
    perform pg_notify('content_changed', 'property');
    perform count_content_change();
  end if;
  return null;
end $$;
create or replace function shown_image_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed join property on property.id = changed.property_id where lifecycle <> 'draft') then
    perform pg_notify('content_changed', 'property_image');
    perform count_content_change();
  end if;
  return null;
end $$;
-- the fold of the map notifies itself, once for all squares
create function map_cell_counted() returns trigger language plpgsql as $$
begin
  perform count_content_change();
  return null;
end $$;
create trigger map_cell_counted after insert or update or delete on map_cell
  for each statement execute function map_cell_counted();

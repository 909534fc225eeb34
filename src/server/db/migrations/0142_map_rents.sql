-- A rent is lower than any price, so the lowest of both says nothing. The squares of the map keep the lowest rent beside
-- the lowest price of what is not for rent, which `min_price` is from now on.

alter table map_cell add column min_rent bigint;
alter table map_cell_change add column rent bigint;

create or replace function property_on_map() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.lifecycle = 'published' and old.map_x is not null;
  becomes boolean := tg_op <> 'DELETE' and new.lifecycle = 'published' and new.map_x is not null;
begin
  if was and becomes and (old.map_x, old.map_y, old.price_rank, old.purpose = 'rent') = (new.map_x, new.map_y, new.price_rank, new.purpose = 'rent') then return null; end if;
  if was then insert into map_cell_change (x, y, change) values (old.map_x, old.map_y, -1); end if;
  if becomes then
    insert into map_cell_change (x, y, change, price, rent) values (new.map_x, new.map_y, 1,
      case when new.purpose <> 'rent' then new.price_in_paise end, case when new.purpose = 'rent' then new.price_in_paise end);
  end if;
  return null;
end $$;
drop trigger property_on_map on property;
create trigger property_on_map after insert or delete or update of lifecycle, latitude, longitude, location_precision, location, city_id, price_in_paise, purpose on property
  for each row execute function property_on_map();

create or replace function fold_map_changes() returns void language plpgsql as $$
declare
  xs int[];
  ys int[];
begin
  perform pg_advisory_xact_lock(hashtext('map_cell'));
  with gone as (delete from map_cell_change returning x, y),
  touched as (select distinct x, y from gone),
  counted as (
    select touched.x, touched.y, count(property.id)::int as listings,
      min(property.price_in_paise) filter (where property.purpose <> 'rent') as min_price,
      min(property.price_in_paise) filter (where property.purpose = 'rent') as min_rent
    from touched left join property on property.map_x = touched.x and property.map_y = touched.y and property.lifecycle = 'published' group by 1, 2
  ),
  emptied as (delete from map_cell using counted where level = 0 and (map_cell.x, map_cell.y) = (counted.x, counted.y) and counted.listings = 0),
  filled as (
    insert into map_cell (level, x, y, listings, sum_x, sum_y, west, south, east, north, min_price, min_rent)
    select 0, x, y, listings, x::bigint * listings, y::bigint * listings, x, y, x, y, min_price, min_rent from counted where listings > 0
    on conflict (level, x, y) do update set listings = excluded.listings, sum_x = excluded.sum_x, sum_y = excluded.sum_y,
      min_price = excluded.min_price, min_rent = excluded.min_rent
  )
  select array_agg(x), array_agg(y) into xs, ys from touched;
  if xs is null then return; end if;

  for wider in 1..3 loop
    with touched as (select distinct x >> (3 * wider) as x, y >> (3 * wider) as y from unnest(xs, ys) touched (x, y)),
    counted as (
      select touched.x, touched.y, coalesce(sum(listings), 0)::int as listings, sum(sum_x)::bigint as sum_x, sum(sum_y)::bigint as sum_y,
        min(west) as west, min(south) as south, max(east) as east, max(north) as north, min(min_price) as min_price, min(min_rent) as min_rent
      from touched left join map_cell part on part.level = 3 * (wider - 1)
        and part.x between touched.x * 8 and touched.x * 8 + 7 and part.y between touched.y * 8 and touched.y * 8 + 7
      group by 1, 2
    ),
    emptied as (delete from map_cell using counted where level = 3 * wider and (map_cell.x, map_cell.y) = (counted.x, counted.y) and counted.listings = 0)
    insert into map_cell (level, x, y, listings, sum_x, sum_y, west, south, east, north, min_price, min_rent)
    select 3 * wider, x, y, listings, sum_x, sum_y, west, south, east, north, min_price, min_rent from counted where listings > 0
    on conflict (level, x, y) do update set listings = excluded.listings, sum_x = excluded.sum_x, sum_y = excluded.sum_y,
      west = excluded.west, south = excluded.south, east = excluded.east, north = excluded.north,
      min_price = excluded.min_price, min_rent = excluded.min_rent;
  end loop;
  -- the lowest price of a square may have risen
  perform pg_notify('content_changed', 'map_cell');
end $$;

-- count every square again; a change and its opposite leave the numbers as they are
insert into map_cell_change (x, y, change) select x, y, change from map_cell, unnest(array[-1, 1]) change where level = 0;
select fold_map_changes();

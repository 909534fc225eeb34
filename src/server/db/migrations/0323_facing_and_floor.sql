-- Where a home's front looks, and on which of how many floors above the ground it lies.

-- its number, and which that is of the building's: its lower, middle or upper third, the ground, the top
create function floor_marks(floor smallint, floors smallint) returns text[] language sql immutable parallel safe as $$
  select case when floor is null then null else array_remove(array[
    floor::text,
    case when floor = 0 then 'ground' end,
    case when floors = 0 or floor > floors then null
      when floor * 3 <= floors then 'low' when floor * 3 > floors * 2 then 'high' when floors is not null then 'middle' end,
    case when floors > 0 and floor = floors then 'top' end
  ], null) end
$$;

alter table property
  add column facing text check (facing in ('north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west')),
  add column floor smallint check (floor >= 0),
  add column floors smallint check (floors >= 0),
  add column floor_marks text[] generated always as (floor_marks(floor, floors)) stored;

create or replace function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[
    '~u' || listing.furnishing,
    '~v' || listing.possession,
    '~w' || left(possession_from(listing.possession, listing.possession_month), 4),
    '~y' || facet_step(listing.plot_area),
    '~z' || facet_step(listing.carpet_area),
    '~f' || listing.facing
  ], null)
    || array(select '~k' || least from generate_series(1, least(listing.parking_spaces, 9)) least)
    || array(select '~x' || mark from unnest(floor_marks(listing.floor, listing.floors)) mark) $$;

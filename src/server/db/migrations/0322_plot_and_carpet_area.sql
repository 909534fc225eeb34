-- Square feet of the land, and of what the walls enclose, as facets by half octaves like the size.
alter table property
  add column plot_area int check (plot_area >= 1),
  add column carpet_area int check (carpet_area >= 1);

create or replace function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[
    '~u' || listing.furnishing,
    '~v' || listing.possession,
    '~w' || left(possession_from(listing.possession, listing.possession_month), 4),
    '~y' || facet_step(listing.plot_area),
    '~z' || facet_step(listing.carpet_area)
  ], null)
    || array(select '~k' || least from generate_series(1, least(listing.parking_spaces, 9)) least) $$;

-- The registered listings, as a facet of the index of words.
create or replace function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[
    '~u' || listing.furnishing,
    '~v' || listing.possession,
    '~w' || left(possession_from(listing.possession, listing.possession_month), 4),
    '~y' || facet_step(listing.plot_area),
    '~z' || facet_step(listing.carpet_area),
    '~f' || listing.facing,
    case when listing.rera_status = 'registered' then '~jregistered' end
  ], null)
    || array(select '~k' || least from generate_series(1, least(listing.parking_spaces, 9)) least)
    || array(select '~x' || mark from unnest(floor_marks(listing.floor, listing.floors)) mark) $$;

-- no change that somebody made
alter table property disable trigger user;
update property set search = search || array_to_tsvector(array['~jregistered']) where rera_status = 'registered';
alter table property enable trigger user;

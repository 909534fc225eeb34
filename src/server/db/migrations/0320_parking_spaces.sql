-- How many cars have a place, as a number. Until now it was text only, which stays; its numbers are read once.
alter table property add column parking_spaces smallint check (parking_spaces >= 0);

-- "1 covered, 2 open" are three; "2 stacked, 1 with EV point" are two: the second number is about the first
create function spaces_in(parking text) returns int language sql immutable parallel safe as $$
  select case
    when parking ~* '^\s*(no|none|nil|false|not available)\M' then 0
    else (select sum(case found[1] when 'one' then 1 when 'two' then 2 when 'three' then 3 when 'four' then 4 when 'five' then 5 else found[1]::int end)
      from regexp_matches(lower(parking), '(?:^|[,;+&]\s|\mand\M|\mplus\M)\s*(?:(?:parking|garage|space|spaces)\s+)?(?:for\s+)?(\m(?:\d{1,3}|one|two|three|four|five)\M)(?![%]|[.,]\d|\s*(?:st|nd|rd|th|with|sq|ft|feet|x)\M)', 'g') found)
  end
$$;

-- each migration that adds a facet replaces this function; the trigger calls it with every change
create or replace function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array['~u' || listing.furnishing], null)
    || array(select '~k' || least from generate_series(1, least(listing.parking_spaces, 9)) least) $$;

drop trigger property_y_facets on property;
create trigger property_y_facets before insert or update on property for each row execute function property_facets();

-- no change that its owner made
alter table property disable trigger user;
update property set parking_spaces = least(spaces_in(parking), 999) where spaces_in(parking) is not null;
update property set search = search || array_to_tsvector(filter_facets(property)) where parking_spaces > 0;
alter table property enable trigger user;
drop function spaces_in;

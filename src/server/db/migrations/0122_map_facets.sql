-- Where a listing is published, as facets beside its words, so that the index of words answers a box together with them:
-- `~g` is its square of the map's level 3, about 2.5 kilometres wide, and `~h` the one of level 6, about 21.

create function map_facets(longitude float8, latitude float8) returns text[] language sql immutable parallel safe as $$
  select case when longitude is null then '{}' else
    array['~g' || (x >> 3) || '.' || (y >> 3), '~h' || (x >> 6) || '.' || (y >> 6)] end
  from (select round(longitude * 1000 / 3)::int as x, round(latitude * 1000 / 3)::int as y) square
$$;

create or replace function property_shown_point() returns trigger language plpgsql as $$
begin
  if new.latitude is null then
    -- of no locality if it is not known
    new.shown_latitude := (select rounded_degrees(known.latitude) from locality known where known.id = new.locality_id);
    new.shown_longitude := (select rounded_degrees(known.longitude) from locality known where known.id = new.locality_id);
  elsif new.location_precision = 'exact' then
    new.shown_latitude := new.latitude;
    new.shown_longitude := new.longitude;
  else
    new.shown_latitude := rounded_degrees(new.latitude);
    new.shown_longitude := rounded_degrees(new.longitude);
  end if;
  if tg_op = 'UPDATE' then
    new.search := ts_delete(new.search, map_facets(old.shown_longitude, old.shown_latitude));
  end if;
  new.search := new.search || array_to_tsvector(map_facets(new.shown_longitude, new.shown_latitude));
  return new;
end $$;

-- also whenever property_words, which runs before, makes the words again
drop trigger property_xy on property;
create trigger property_xy before insert or update of latitude, longitude, location_precision, title, description, location, city_id, property_type_id, purpose, bedrooms, price_in_paise, size_in_sqft, amenity_ids on property
  for each row execute function property_shown_point();

alter table property disable trigger user;
update property set search = search || array_to_tsvector(map_facets(shown_longitude, shown_latitude)) where shown_longitude is not null;
alter table property enable trigger user;

-- Where listings are. `latitude` and `longitude` are the point that its owner set, which only they and the office see.
-- Everything that others see reads the published point: a trigger rounds it for the precision `area`, to a grid of about
-- 300 metres, always the same way, so that saving again reveals nothing more. Without an owner's point it is the
-- locality's, on the same grid.

alter table property
  add column latitude float8 check (latitude between -90 and 90),
  add column longitude float8 check (longitude between -180 and 180),
  add column location_precision text not null default 'area' check (location_precision in ('exact', 'area')),
  add column shown_latitude float8,
  add column shown_longitude float8,
  add constraint property_point check ((latitude is null) = (longitude is null)),
  add constraint property_shown_point check ((shown_latitude is null) = (shown_longitude is null));

-- thousandths of a degree are divided last, so that the result is the nearest number to the decimal
create function rounded_degrees(angle float8) returns float8 language sql immutable parallel safe
  as $$ select round(angle * 1000 / 3) * 3 / 1000 $$;

create function property_shown_point() returns trigger language plpgsql as $$
begin
  if new.latitude is null then
    select rounded_degrees(known.latitude), rounded_degrees(known.longitude) into new.shown_latitude, new.shown_longitude from locality known where known.id = new.locality_id;
  elsif new.location_precision = 'exact' then
    new.shown_latitude := new.latitude;
    new.shown_longitude := new.longitude;
  else
    new.shown_latitude := rounded_degrees(new.latitude);
    new.shown_longitude := rounded_degrees(new.longitude);
  end if;
  return new;
end $$;
-- triggers run in the order of their names: after property_words, which finds the locality
create trigger property_xy before insert or update of latitude, longitude, location_precision, location, city_id on property
  for each row execute function property_shown_point();

-- the published point follows from what the history already shows
create or replace function recorded_columns(given property) returns jsonb language sql stable as $$
  select to_jsonb(given)
    - array['search', 'version', 'price_rank', 'size_rank', 'submitted_at', 'created_at', 'changed_at', 'confirmed_at', 'confirm_by', 'warned_at', 'client_id', 'draft_reason', 'has_pictures', 'locality_id', 'shown_latitude', 'shown_longitude']
    || jsonb_build_object('lifecycle', case when given.submitted_at is null then given.lifecycle else 'in_review' end)
$$;

alter table property disable trigger user;
update property set shown_latitude = rounded_degrees(known.latitude), shown_longitude = rounded_degrees(known.longitude) from locality known where known.id = property.locality_id;
alter table property enable trigger user;

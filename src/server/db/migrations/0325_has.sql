-- What else there is of a listing, for the filter "has": at least four photos, a floor plan, a tour, a video, a price that
-- was last changed to a lower one. Kept in one column by the tables that know it.
alter table property
  add column video text check (video ~ '^https://'),
  add column has text[] not null default '{}';

create function known_of(listing int) returns text[] language sql stable as $$
  select array_remove(array[
    case when (select count(*) = 4 from (select 1 from property_image where property_id = listing and kind = 'photo' limit 4) photos) then 'photos' end,
    case when exists (select 1 from property_image where property_id = listing and kind = 'floor_plan')
      or exists (select 1 from tour where property_id = listing and plan is not null) then 'floor_plan' end,
    case when exists (select 1 from tour_scene where property_id = listing and published) then 'tour' end,
    case when (select video is not null from property where id = listing) then 'video' end,
    case when (select after_in_paise < before_in_paise from property_price_change where property_id = listing order by id desc limit 1) then 'price_cut' end
  ], null)
$$;

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
    || array(select '~x' || mark from unnest(floor_marks(listing.floor, listing.floors)) mark)
    || array(select '~b' || mark from unnest(listing.has) mark) $$;

-- this column is no change that somebody made: whoever edits the listing need not read it again
drop trigger property_version on property;
create trigger property_version before update on property for each row
  when (old.has is not distinct from new.has) execute function next_version();

create function property_has() returns trigger language plpgsql as $$
begin
  update property set has = known_of(id) from (select distinct property_id from changed) touched
    where id = touched.property_id and has <> known_of(id);
  return null;
end $$;
create trigger property_image_known_added after insert on property_image referencing new table as changed for each statement execute function property_has();
create trigger property_image_known_changed after update on property_image referencing new table as changed for each statement execute function property_has();
create trigger property_image_known_removed after delete on property_image referencing old table as changed for each statement execute function property_has();
create trigger tour_known_added after insert on tour referencing new table as changed for each statement execute function property_has();
create trigger tour_known_changed after update on tour referencing new table as changed for each statement execute function property_has();
create trigger tour_known_removed after delete on tour referencing old table as changed for each statement execute function property_has();
create trigger tour_scene_known_added after insert on tour_scene referencing new table as changed for each statement execute function property_has();
create trigger tour_scene_known_changed after update on tour_scene referencing new table as changed for each statement execute function property_has();
create trigger tour_scene_known_removed after delete on tour_scene referencing old table as changed for each statement execute function property_has();
create trigger price_change_known_added after insert on property_price_change referencing new table as changed for each statement execute function property_has();
create trigger price_change_known_removed after delete on property_price_change referencing old table as changed for each statement execute function property_has();

-- before the facets, which read it
create function property_video() returns trigger language plpgsql as $$
begin
  new.has := array_remove(new.has, 'video') || case when new.video is null then '{}'::text[] else '{video}'::text[] end;
  return new;
end $$;
create trigger property_x_video before insert or update of video on property for each row execute function property_video();

-- no change that somebody made
alter table property disable trigger user;
update property set has = known_of(id) where known_of(id) <> '{}';
update property set search = search || array_to_tsvector(array(select '~b' || mark from unnest(has) mark)) where has <> '{}';
alter table property enable trigger user;

-- The add-on that features one listing for some days, chosen by its owner; featuring by the office has no term.

alter table add_on
  -- how many days it features one listing; null if the office does it
  add column feature_days int check (feature_days > 0);
update add_on set feature_days = 30 where name = 'Featured listing';

alter table property
  -- the end of the paid term; null for a listing featured by the office
  add column featured_until timestamptz;
create index property_featured_until on property (featured_until) where featured_until is not null;

-- setting or clearing "featured" without a term also ends a paid term
create function featuring_by_office() returns trigger language plpgsql as $$
begin
  if new.featured is distinct from old.featured and new.featured_until is not distinct from old.featured_until then new.featured_until := null; end if;
  return new;
end $$;
create trigger property_featured_by_office before update of featured on property for each row execute function featuring_by_office();

alter table add_on_grant
  -- the chosen listing and its term
  add column property_id int references property on delete set null,
  add column featured_from timestamptz,
  add column featured_until timestamptz;
create index add_on_grant_property on add_on_grant (property_id) where property_id is not null;

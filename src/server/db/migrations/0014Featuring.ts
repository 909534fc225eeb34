import type { Migration } from './migration';

/** The add-on that features one listing for some days, chosen by its owner; what the office features by itself has no term. */
export const featuring: Migration = {
  id: '0014_featuring',
  sql: String.raw`
alter table add_on
  -- for so many days it features one listing; null: the office arranges it
  add column feature_days int check (feature_days > 0);
update add_on set feature_days = 30 where name = 'Featured listing';

alter table property
  -- paid for until then; null of a featured one: by the office, without a term
  add column featured_until timestamptz;
create index property_featured_until on property (featured_until) where featured_until is not null;

-- whoever turns the star without naming a term turns it for good: a term that was paid for ends with it
create function featuring_by_office() returns trigger language plpgsql as $$
begin
  if new.featured is distinct from old.featured and new.featured_until is not distinct from old.featured_until then new.featured_until := null; end if;
  return new;
end $$;
create trigger property_featured_by_office before update of featured on property for each row execute function featuring_by_office();

alter table add_on_grant
  -- the listing that was chosen, and the term it brought
  add column property_id int references property on delete set null,
  add column featured_from timestamptz,
  add column featured_until timestamptz;
create index add_on_grant_property on add_on_grant (property_id) where property_id is not null;
`,
};

-- Drafts, single uploads of pictures, views, and owners' confirmations of published listings.

-- the agency's own accounts, whose listings need no confirmation
alter table account add column is_office boolean not null default false;
update account set is_office = true where password_hash = 'none';

alter table property
  alter column property_type_id drop not null,
  alter column city_id drop not null,
  add constraint property_whole check (lifecycle = 'draft' or (property_type_id is not null and city_id is not null)),
  -- the client's id of a draft, so that a repeated request creates no second one
  add column client_id text,
  add column archived_reason text,
  add column confirmed_at timestamptz not null default now(),
  -- when its owner should confirm it again; null means never
  add column confirm_by timestamptz,
  -- when the owner was notified about it
  add column warned_at timestamptz;
update property set confirm_by = now() + interval '21 days' from account
  where account.id = owner_id and not account.is_office and not account.is_superuser and lifecycle = 'published';
create unique index property_client on property (owner_id, client_id) where client_id is not null;
create index property_unconfirmed on property (confirm_by) where lifecycle = 'published' and confirm_by is not null and warned_at is null;
create index property_warned on property (warned_at) where lifecycle = 'published' and warned_at is not null;
create index property_drafts on property (changed_at) where lifecycle = 'draft';

alter table property_image add column client_id text;
create unique index property_image_client on property_image (property_id, client_id) where client_id is not null;

-- a view counts once per visitor and day; the visitor is a keyed hash that changes every day
create table property_look (
  property_id int not null references property on delete cascade,
  day date not null,
  visitor text not null,
  primary key (property_id, day, visitor)
);
create index property_look_day on property_look (day);
-- not in the listing's row, so that counting invalidates no cache
create table property_views (
  property_id int primary key references property on delete cascade,
  views int not null
);

-- as in 0003, also for listings without a type or city
create or replace function property_words() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', folded(new.title)), 'A') ||
    setweight(to_tsvector('simple', folded(new.location || ' ' || coalesce((select name from city where id = new.city_id), '') || ' ' ||
      coalesce((select name from property_type where id = new.property_type_id), ''))), 'B') ||
    setweight(to_tsvector('simple', folded(new.description)), 'D') ||
    array_to_tsvector(array['~c' || coalesce(new.city_id, 0), '~t' || coalesce(new.property_type_id, 0), '~p' || new.purpose, '~b' || least(coalesce(new.bedrooms, 0), 9),
      '~m' || facet_step(coalesce(new.price_in_paise, 9007199254740991)), '~s' || facet_step(coalesce(new.size_in_sqft, 0))]
      || array(select '~a' || amenity from unnest(new.amenity_ids) amenity));
  return new;
end $$;
-- words are stored when a listing is published: unfinished words of a draft must not be found
drop trigger property_vocabulary on property;
create trigger property_vocabulary after insert or update of title, description, location, city_id, property_type_id, lifecycle on property
  for each row when (new.lifecycle <> 'draft') execute function property_vocabulary();

-- changes of a draft invalidate no cache, because nobody else sees it
create function shown_property_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed where lifecycle <> 'draft') then perform pg_notify('content_changed', 'property'); end if;
  return null;
end $$;
create function shown_image_changed() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed join property on property.id = changed.property_id where lifecycle <> 'draft') then perform pg_notify('content_changed', 'property_image'); end if;
  return null;
end $$;
drop trigger property_changed on property;
create trigger property_added after insert on property referencing new table as changed for each statement execute function shown_property_changed();
create trigger property_changed after update on property referencing new table as changed for each statement execute function shown_property_changed();
create trigger property_removed after delete on property referencing old table as changed for each statement execute function shown_property_changed();
drop trigger property_image_changed on property_image;
create trigger property_image_added after insert on property_image referencing new table as changed for each statement execute function shown_image_changed();
create trigger property_image_changed after update on property_image referencing new table as changed for each statement execute function shown_image_changed();
create trigger property_image_removed after delete on property_image referencing old table as changed for each statement execute function shown_image_changed();

-- Whether a home is furnished. Filters that are a facet of the index of words beside those of `property_words`: each
-- migration that adds one replaces `filter_facets` and names its column in the trigger.
alter table property add column furnishing text check (furnishing in ('unfurnished', 'semi', 'full'));

create function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array['~u' || listing.furnishing], null) $$;

create function property_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.search := ts_delete(new.search, filter_facets(old));
  end if;
  new.search := new.search || array_to_tsvector(filter_facets(new));
  return new;
end $$;

-- triggers run in the order of their names: also whenever property_words, which runs before, makes the words again
create trigger property_y_facets before insert or update of furnishing, title, description, location, city_id, property_type_id, purpose, bedrooms, price_in_paise, size_in_sqft, amenity_ids on property
  for each row execute function property_facets();

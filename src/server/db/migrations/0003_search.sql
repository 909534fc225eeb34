-- Words: a weighted `tsvector` ('simple', accents folded; stemming would break prefixes) maintained by a trigger, and a
-- vocabulary in which every word is also stored with each spelling that lacks one letter, so that a word with one
-- letter wrong, missing, added or swapped is found by equality alone (symmetric deletion, W. Garbe's SymSpell).

create extension if not exists unaccent;
-- removes accents and turns signs into spaces: the parser would keep "villa/bungalow", "2.5" or "Indore.Near" as one word
create function folded(text) returns text language sql immutable parallel safe strict
  as $$ select translate(public.unaccent('public.unaccent'::regdictionary, translate($1, '₹', ' ')), '!"#$%&''()*+,-./:;<=>?@[\]^_{|}~' || chr(96), repeat(' ', 32)) $$;

create table search_word (word text primary key);
create index search_word_prefix on search_word (word text_pattern_ops);
create table search_variant (variant text not null, word text not null references search_word on delete cascade, primary key (variant, word));
create index search_variant_word on search_variant (word);

create function spelling_variants(word text) returns setof text language sql immutable parallel safe strict
  as $$ select word union select overlay(word placing '' from place for 1) from generate_series(1, length(word)) place $$;

create function learn_words(vector tsvector) returns void language sql as $$
  with fresh as (
    insert into search_word select word from unnest(tsvector_to_array(vector)) word
    where word !~ '^~' and length(word) between 2 and 32
    on conflict do nothing returning word
  )
  insert into search_variant select variant, word from fresh, spelling_variants(word) variant
  where length(word) >= 4 and word !~ '^[0-9]+$'
  on conflict do nothing
$$;

-- the half octave of an amount; similar prices or sizes share it
create function facet_step(amount bigint) returns int language sql immutable parallel safe strict
  as $$ select floor(2 * ln(greatest(amount, 1)::float8) / ln(2::float8))::int $$;

create function property_words() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', folded(new.title)), 'A') ||
    setweight(to_tsvector('simple', folded(new.location || ' ' || (select name from city where id = new.city_id) || ' ' ||
      (select name from property_type where id = new.property_type_id))), 'B') ||
    setweight(to_tsvector('simple', folded(new.description)), 'D') ||
    -- facets, so that one index scan covers words and filters
    array_to_tsvector(array['~c' || new.city_id, '~t' || new.property_type_id, '~p' || new.purpose, '~b' || least(coalesce(new.bedrooms, 0), 9),
      '~m' || facet_step(coalesce(new.price_in_paise, 9007199254740991)), '~s' || facet_step(coalesce(new.size_in_sqft, 0))]
      || array(select '~a' || amenity from unnest(new.amenity_ids) amenity));
  return new;
end $$;
create trigger property_words before insert or update of title, description, location, city_id, property_type_id, purpose, bedrooms, price_in_paise, size_in_sqft, amenity_ids on property
  for each row execute function property_words();

create function property_vocabulary() returns trigger language plpgsql as $$
begin
  perform learn_words(new.search);
  return null;
end $$;
create trigger property_vocabulary after insert or update of title, description, location, city_id, property_type_id on property
  for each row execute function property_vocabulary();

create index property_search on property using gin (search) with (fastupdate = off);
alter table property alter column search set statistics 1000;

-- caches of lists and pages listen to this; one notification per statement
create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;
create trigger property_changed after insert or update or delete on property for each statement execute function content_changed();
create trigger property_image_changed after insert or update or delete on property_image for each statement execute function content_changed();

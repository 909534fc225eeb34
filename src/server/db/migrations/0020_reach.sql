-- Keeps searches for words fast among a million listings. Facets combine type, city and purpose, so that a word is
-- intersected with one list instead of three; others cover minimum bedrooms, and blocks of ids, so that the newest can
-- be searched alone. `search_place` stores the type and city in which each word has ever occurred, and the listings if
-- they are few, so that words that never occur together find nothing at once.

-- "ids": the listings that contain the word there, up to eight; null for more. No foreign keys to type and city:
-- deleted ones do no harm, and each word of each listing would check them
create table search_place (word text not null, property_type_id int not null, city_id int not null, ids int[], primary key (word, property_type_id, city_id));

create function words_of_listings(first int, last int) returns table (word text, type int, city int, ids int[]) language sql stable as $$
  select word, property_type_id, city_id, (array_agg(id))[1:9] from property, unnest(tsvector_to_array(search)) word
  where id between first and last and lifecycle <> 'draft' and word !~ '^~' group by 1, 2, 3 order by 1, 2, 3
$$;

-- always in the order of words, so that concurrent writers wait without deadlocks
create function learn_places(first int, last int) returns void language sql as $$
  insert into search_place select word, type, city, case when cardinality(ids) <= 8 then ids end from words_of_listings(first, last) on conflict do nothing;
  select 1 from search_place place join words_of_listings(first, last) stood on place.word = stood.word and place.property_type_id = stood.type and place.city_id = stood.city
  where place.ids is not null and not place.ids @> stood.ids order by place.word, place.property_type_id, place.city_id for update of place;
  update search_place place set ids = case when cardinality(place.ids || stood.ids) <= 8 then array(select distinct unnest(place.ids || stood.ids)) end
  from words_of_listings(first, last) stood
  where place.word = stood.word and place.property_type_id = stood.type and place.city_id = stood.city and place.ids is not null and not place.ids @> stood.ids
$$;

create or replace function property_vocabulary() returns trigger language plpgsql as $$
begin
  perform learn_words(new.search);
  perform learn_places(new.id, new.id);
  return null;
end $$;

-- "~t1", "~c2", "~psale", and combinations of two or three: "~tc1.2", "~tp1.sale", "~cp2.sale", "~tcp1.2.sale"
create function kind_facets(type int, city int, purpose text) returns text[] language sql immutable parallel safe
  as $$ select array['~t' || type, '~c' || city, '~p' || purpose, '~tc' || type || '.' || city, '~tp' || type || '.' || purpose, '~cp' || city || '.' || purpose, '~tcp' || type || '.' || city || '.' || purpose] $$;

create or replace function property_words() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', folded(new.title)), 'A') ||
    setweight(to_tsvector('simple', folded(new.location || ' ' || coalesce((select name from city where id = new.city_id), '') || ' ' ||
      coalesce((select name from property_type where id = new.property_type_id), ''))), 'B') ||
    setweight(to_tsvector('simple', folded(new.description)), 'D') ||
    array_to_tsvector(kind_facets(coalesce(new.property_type_id, 0), coalesce(new.city_id, 0), new.purpose)
      || array['~m' || facet_step(coalesce(new.price_in_paise, 9007199254740991)), '~s' || facet_step(coalesce(new.size_in_sqft, 0)), '~n' || new.id / 4096, '~o' || new.id / 32768,
        '~q' || coalesce(new.property_type_id, 0) || '.' || coalesce(new.city_id, 0) || '.' || new.purpose || '.' || new.id / 32768]
      || array(select '~r' || rooms from generate_series(1, least(coalesce(new.bedrooms, 0), 9)) rooms)
      || array(select '~a' || amenity from unnest(new.amenity_ids) amenity));
  return new;
end $$;

update property set title = title;

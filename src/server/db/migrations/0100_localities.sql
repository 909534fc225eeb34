-- The localities that a search can name. A listing's own is found in its location as text, and stored as a column and
-- as the facet `~l`, so that the index of words answers it together with them. `test/architecture` holds the rows equal
-- to the table of `contract/sentences`.

create table locality (id int primary key, name text not null unique, city text not null, longitude float8 not null, latitude float8 not null, spellings text[] not null);
insert into locality (id, name, city, longitude, latitude, spellings) values
  (1, 'Vijay Nagar', 'indore', 75.8937, 22.7533, '{vijay nagar, vijaynagar, विजय नगर, विजयनगर}'),
  (2, 'Palasia', 'indore', 75.8865, 22.724, '{palasia, palasiya, पलासिया}'),
  (3, 'New Palasia', 'indore', 75.88, 22.728, '{new palasia, new palasiya, न्यू पलासिया}'),
  (4, 'Saket Nagar', 'indore', 75.9, 22.7245, '{saket nagar, saketnagar, saket, साकेत नगर}'),
  (5, 'Kanadia Road', 'indore', 75.923, 22.7185, '{kanadia road, kanadia, kanadiya, kanadiya road, कनाड़िया रोड}'),
  (6, 'Bicholi Mardana', 'indore', 75.924, 22.701, '{bicholi mardana, bicholi, बिचौली मर्दाना}'),
  (7, 'Mahalakshmi Nagar', 'indore', 75.911, 22.762, '{mahalakshmi nagar, mahalakshminagar, mahalaxmi nagar, mahalaxminagar, महालक्ष्मी नगर}'),
  (8, 'Nipania', 'indore', 75.9275, 22.768, '{nipania, nipaniya, निपानिया}'),
  (9, 'Scheme 140', 'indore', 75.9095, 22.7085, '{scheme 140, scheme no 140, scheme number 140, स्कीम 140}'),
  (10, 'Rajendra Nagar', 'indore', 75.8275, 22.6755, '{rajendra nagar, rajendranagar, राजेंद्र नगर, राजेन्द्र नगर}'),
  (11, 'AB Road', 'indore', 75.8345, 22.6645, '{ab road, एबी रोड}'),
  (12, 'Rau', 'indore', 75.8115, 22.637, '{rau, राऊ}'),
  (13, 'Manpur', 'indore', 75.62, 22.431, '{manpur, मानपुर}'),
  (14, 'Choral Road', 'indore', 75.902, 22.476, '{choral road, choral, चोरल रोड}'),
  (15, 'Simrol Road', 'indore', 75.896, 22.587, '{simrol road, simrol, सिमरोल रोड}'),
  (16, 'Super Corridor', 'indore', 75.818, 22.7545, '{super corridor, सुपर कॉरिडोर}'),
  (17, 'Ujjain Road', 'indore', 75.845, 22.799, '{ujjain road, उज्जैन रोड}'),
  (18, 'Sapna Sangeeta Road', 'indore', 75.867, 22.7005, '{sapna sangeeta road, sapna sangeeta, sapna sangita, sapna sangita road, सपना संगीता रोड}'),
  (19, 'Koregaon Park', 'pune', 73.894, 18.5365, '{koregaon park, koregaon, kp, कोरेगाव पार्क, कोरेगांव पार्क}'),
  (20, 'Boat Club Road', 'pune', 73.8765, 18.538, '{boat club road, boat club, बोट क्लब रोड}'),
  (21, 'Kalyani Nagar', 'pune', 73.902, 18.548, '{kalyani nagar, kalyaninagar, कल्याणी नगर}'),
  (22, 'Viman Nagar', 'pune', 73.9143, 18.567, '{viman nagar, vimannagar, विमान नगर, विमाननगर}'),
  (23, 'Kharadi', 'pune', 73.94, 18.5515, '{kharadi, खराडी}'),
  (24, 'Magarpatta', 'pune', 73.927, 18.515, '{magarpatta, मगरपट्टा}'),
  (25, 'Bavdhan', 'pune', 73.7785, 18.516, '{bavdhan, bawdhan, बावधन}'),
  (26, 'Pashan', 'pune', 73.793, 18.54, '{pashan, पाषाण}'),
  (27, 'Baner', 'pune', 73.785, 18.559, '{baner, बाणेर, बानेर}'),
  (28, 'Balewadi', 'pune', 73.7735, 18.5755, '{balewadi, बालेवाडी}'),
  (29, 'Aundh', 'pune', 73.811, 18.56, '{aundh, औंध}'),
  (30, 'Mahalunge', 'pune', 73.75, 18.5725, '{mahalunge, mhalunge, म्हाळुंगे, म्हालुंगे}'),
  (31, 'Hinjewadi', 'pune', 73.7389, 18.5913, '{hinjewadi, hinjawadi, hinjavadi, हिंजवडी}'),
  (32, 'Lavale', 'pune', 73.718, 18.542, '{lavale, लवळे, लवले}'),
  (33, 'Mulshi', 'pune', 73.519, 18.513, '{mulshi, मुळशी, मुलशी}'),
  (34, 'Tamhini', 'pune', 73.425, 18.45, '{tamhini, ताम्हिणी}'),
  (35, 'Panshet', 'pune', 73.617, 18.384, '{panshet, पानशेत}'),
  (36, 'Panshet Road', 'pune', 73.696, 18.3915, '{panshet road, पानशेत रोड, पानशेत रस्ता}');

-- the first locality that a location names, and of two at the same place the longer: "Panshet Road", not "Panshet"
create function locality_of(location text, city int) returns int language sql stable as $$
  select known.id from locality known, unnest(known.spellings) spelling,
    (select ' ' || regexp_replace(lower(folded(location)), '\s+', ' ', 'g') || ' ' as text) given
  where (city is null or known.city = (select slug from city served where served.id = locality_of.city))
    and strpos(given.text, ' ' || regexp_replace(lower(folded(spelling)), '\s+', ' ', 'g') || ' ') > 0
  order by strpos(given.text, ' ' || regexp_replace(lower(folded(spelling)), '\s+', ' ', 'g') || ' '), length(spelling) desc limit 1
$$;

alter table property add column locality_id int;

-- derived from the location, whose change the history already shows
create or replace function recorded_columns(given property) returns jsonb language sql stable as $$
  select to_jsonb(given)
    - array['search', 'version', 'price_rank', 'size_rank', 'submitted_at', 'created_at', 'changed_at', 'confirmed_at', 'confirm_by', 'warned_at', 'client_id', 'draft_reason', 'has_pictures', 'locality_id']
    || jsonb_build_object('lifecycle', case when given.submitted_at is null then given.lifecycle else 'in_review' end)
$$;

create or replace function property_words() returns trigger language plpgsql as $$
begin
  new.locality_id := locality_of(new.location, new.city_id);
  new.search :=
    setweight(to_tsvector('simple', folded(new.title)), 'A') ||
    setweight(to_tsvector('simple', folded(new.location || ' ' || coalesce((select name from city where id = new.city_id), '') || ' ' ||
      coalesce((select name from property_type where id = new.property_type_id), ''))), 'B') ||
    setweight(to_tsvector('simple', folded(new.description)), 'D') ||
    array_to_tsvector(kind_facets(coalesce(new.property_type_id, 0), coalesce(new.city_id, 0), new.purpose)
      || array['~m' || facet_step(coalesce(new.price_in_paise, 9007199254740991)), '~s' || facet_step(coalesce(new.size_in_sqft, 0)), '~n' || new.id / 4096, '~o' || new.id / 32768,
        '~q' || coalesce(new.property_type_id, 0) || '.' || coalesce(new.city_id, 0) || '.' || new.purpose || '.' || new.id / 32768]
      || case when new.locality_id is null then '{}' else array['~l' || new.locality_id] end
      || array(select '~r' || rooms from generate_series(1, least(coalesce(new.bedrooms, 0), 9)) rooms)
      || array(select '~a' || amenity from unnest(new.amenity_ids) amenity));
  return new;
end $$;

-- not by the trigger, which would make the words of every listing again; each place is looked up once
update property set locality_id = found.locality, search = search || array_to_tsvector(array['~l' || found.locality])
  from (
    select location, city_id, locality_of(location, city_id) as locality
    from (select distinct location, city_id from property) place offset 0
  ) found
  where found.locality is not null and found.location = property.location and found.city_id is not distinct from property.city_id;

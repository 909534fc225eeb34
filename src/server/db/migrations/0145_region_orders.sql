-- Lists and maps of a region, a locality and amenities, from indexes alone: the indexes of the orders contain the
-- locality, those of the map the amenities, and the map has one by type. The listings of localities are in squares of the
-- map, so that a region finds its own among them.

drop index property_map;
create index property_map on property (map_x, map_y) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, featured, amenity_ids, id) where lifecycle = 'published';
drop index property_map_fourth;
create index property_map_fourth on property (map_x, map_y) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, featured, amenity_ids, id) where lifecycle = 'published' and id % 4 = 0;
drop index property_map_sixteenth;
create index property_map_sixteenth on property (map_x, map_y) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, featured, amenity_ids, id) where lifecycle = 'published' and id % 16 = 0;
drop index property_map_sixty_fourth;
create index property_map_sixty_fourth on property (map_x, map_y) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, featured, amenity_ids, id) where lifecycle = 'published' and id % 64 = 0;
drop index property_newest;
create index property_newest on property (id) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_price;
create index property_price on property (price_rank, id) include (city_id, property_type_id, purpose, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_purpose_price;
create index property_purpose_price on property (purpose, price_rank, id) include (city_id, property_type_id, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_type_price;
create index property_type_price on property (property_type_id, price_rank, id) include (city_id, purpose, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_type_purpose_price;
create index property_type_purpose_price on property (property_type_id, purpose, price_rank, id) include (city_id, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_buy_price;
create index property_buy_price on property (price_rank, id) include (city_id, property_type_id, purpose, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published' and purpose <> 'rent';
drop index property_type_buy_price;
create index property_type_buy_price on property (property_type_id, price_rank, id) include (city_id, purpose, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published' and purpose <> 'rent';
drop index property_size;
create index property_size on property (size_rank, id) include (city_id, property_type_id, purpose, price_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_type_size;
create index property_type_size on property (property_type_id, size_rank, id) include (city_id, purpose, price_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_city_type;
create index property_city_type on property (city_id, property_type_id, id) include (purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id) where lifecycle = 'published';
drop index property_locality;
create index property_locality on property (locality_id, map_x, map_y) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, featured, id) where lifecycle = 'published';
create index property_type_map on property (property_type_id, map_x, map_y) include (city_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, featured, amenity_ids, id) where lifecycle = 'published';
-- whether a type has so many rooms at all
create index property_type_rooms on property (property_type_id, bedrooms) where lifecycle = 'published' and bedrooms is not null;

-- Lists of a region in the order of price or size. One step of an order is an eighth of an octave, one place a square of
-- about ten kilometres; of each step and place the listings are sorted by the other of the two. So a list reads, step by
-- step, the places that its region touches, and in each no price or size that it does not ask for.

create function rank_step(rank bigint) returns int language sql immutable parallel safe
  as $$ select floor(ln(greatest(rank, 1)::float8) * 11.541560327111707)::int $$;

create index property_price_step on property (rank_step(price_rank), (map_x >> 5), (map_y >> 5), size_rank)
  include (price_rank, id, city_id, property_type_id, purpose, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, amenity_ids, map_x, map_y) where lifecycle = 'published';
create index property_size_step on property (rank_step(size_rank::bigint), (map_x >> 5), (map_y >> 5), price_rank)
  include (size_rank, id, city_id, property_type_id, purpose, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, amenity_ids, map_x, map_y) where lifecycle = 'published';

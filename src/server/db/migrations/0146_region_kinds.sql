-- More lists and counts from an index that holds just what they ask for.

-- With a condition of its own, the index by rooms hid from the planner what `property_kinds` knows: that plots have none.
drop index property_type_rooms;
create index property_type_rooms on property (property_type_id, bedrooms);
create index property_rooms_price on property (property_type_id, bedrooms, price_rank, id) include (city_id, purpose, size_rank, bathrooms, shown_longitude, shown_latitude, locality_id, map_x, map_y) where lifecycle = 'published' and bedrooms is not null;

-- Lists of a region by price or size: of one type, they pass no listing of another.
drop index property_price_step;
create index property_price_step on property (rank_step(price_rank), (map_x >> 5), (map_y >> 5), property_type_id, size_rank)
  include (price_rank, id, city_id, purpose, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, amenity_ids, map_x, map_y) where lifecycle = 'published';
drop index property_size_step;
create index property_size_step on property (rank_step(size_rank::bigint), (map_x >> 5), (map_y >> 5), property_type_id, price_rank)
  include (size_rank, id, city_id, purpose, bedrooms, bathrooms, shown_longitude, shown_latitude, locality_id, amenity_ids, map_x, map_y) where lifecycle = 'published';

-- Lists of localities by price or size.
create index property_locality_price on property (locality_id, property_type_id, price_rank, id) include (city_id, purpose, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude) where lifecycle = 'published';
create index property_locality_size on property (locality_id, property_type_id, size_rank, id) include (city_id, purpose, price_rank, bedrooms, bathrooms, shown_longitude, shown_latitude) where lifecycle = 'published';

-- a locality is in one city
create statistics property_places (mcv) on city_id, locality_id from property;

analyze property;

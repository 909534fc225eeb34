-- The listings of localities, with everything that their other filters and the map read, so that no row of the table is
-- read for them.
create index property_locality on property (locality_id, id) include (city_id, property_type_id, purpose, price_rank, size_rank, bedrooms, bathrooms, shown_longitude, shown_latitude, map_x, map_y) where lifecycle = 'published';

-- Which types a step of price or size holds at all within a range of the other: lists of a region skip the steps without.
create index property_price_kind on property (rank_step(price_rank), property_type_id, purpose, size_rank) where lifecycle = 'published';
create index property_size_kind on property (rank_step(size_rank::bigint), property_type_id, purpose, price_rank) where lifecycle = 'published';

analyze property;

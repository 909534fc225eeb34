-- An index of prices to buy: price filters without a purpose exclude rents, which fill the cheap end of the other
-- indexes.

create index property_buy_price on property (price_rank, id) include (city_id, property_type_id, purpose, size_rank, bedrooms, bathrooms)
  where lifecycle = 'published' and purpose <> 'rent';
create index property_type_buy_price on property (property_type_id, price_rank, id) include (city_id, purpose, size_rank, bedrooms, bathrooms)
  where lifecycle = 'published' and purpose <> 'rent';

-- A price of 0 was shown as a price, and is none: "Price on request".
update property set price_in_paise = null where price_in_paise = 0;
delete from property_price_change where coalesce(before_in_paise, 0) = 0 and coalesce(after_in_paise, 0) = 0;
update property_price_change set before_in_paise = nullif(before_in_paise, 0), after_in_paise = nullif(after_in_paise, 0)
  where before_in_paise = 0 or after_in_paise = 0;
alter table property add constraint property_price_is_not_zero check (price_in_paise > 0);

-- What is impossible or unusual about published listings, as a job finds it, and what somebody said is right.
create table property_unusual (
  property_id int primary key references property on delete cascade,
  -- null: nothing any more
  field text check (field in ('price', 'size', 'latitude')),
  -- the values that were confirmed; with others it is asked again
  confirmed_as text
);
create index property_unusual_found on property_unusual (property_id) where field is not null;

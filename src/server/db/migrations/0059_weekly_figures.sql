-- What the charts of the last weeks count: views by day, and when listings were marked as sold.

-- who viewed what is deleted after a day; this says only how many
create table property_day_views (
  day date primary key,
  views int not null
);
insert into property_day_views (day, views) select day, count(*)::int from property_look group by day;
create index property_created on property (created_at) where lifecycle <> 'draft';
create index property_change_sold on property_change (at, property_id) where after ->> 'lifecycle' = 'sold';

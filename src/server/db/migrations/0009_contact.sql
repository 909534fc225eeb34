-- For the contact page: meetings with the visitor's time zone, an index of expiring holds, links of advertisements.

alter table meeting add column timezone text not null default 'Asia/Kolkata';
create index meeting_held on meeting (held_until) where status = 'held';

-- the link of the picture; only advertisements have one
alter table site_image add column link text check (link ~ '^https://');
-- one advertisement per place
create unique index site_image_advertisement on site_image (position) where name = 'advertisement';

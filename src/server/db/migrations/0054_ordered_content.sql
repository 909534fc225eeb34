-- Construction services and slides that the office changes. Their order is not part of a row's version.

alter table construction_service
  add column version int not null default 1,
  -- of the request that added it, so that a second attempt adds nothing
  add column client_id text unique;
create trigger construction_service_version before update of icon, title, description, features, media_id, alt
  on construction_service for each row execute function next_version();

alter table site_image add column client_id text unique;
drop trigger site_image_version on site_image;
create trigger site_image_version before update of media_id, alt, title, subtitle, description, link, starts_at, ends_at
  on site_image for each row execute function next_version();

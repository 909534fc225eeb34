-- When an advertisement is shown, and its version for the office.

alter table site_image
  add column version int not null default 1,
  -- null: at once
  add column starts_at timestamptz,
  -- null: until it is removed
  add column ends_at timestamptz,
  add check (ends_at > starts_at);
create trigger site_image_version before update on site_image for each row execute function next_version();

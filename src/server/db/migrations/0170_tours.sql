-- A tour of a listing: panoramas with ways between them and a floor plan. Whoever may change the tour uploads its
-- panoramas; an add-on order is delivered once the tour is published.

create table tour (
  property_id int primary key references property on delete cascade,
  version int not null default 1,
  title text not null,
  -- its name, its drawing or the floor plan among the listing's pictures; null without a plan
  plan jsonb,
  changed_at timestamptz not null
);
create trigger tour_version before update on tour for each row execute function next_version();
create trigger tour_changed after insert or update or delete on tour for each statement execute function content_changed();

alter table tour_scene
  add column alt text not null default '',
  add column initial_yaw_deg double precision not null default 0,
  add column links jsonb not null default '[]',
  -- where it was taken on the plan, and which way its middle looks
  add column plan_x double precision,
  add column plan_y double precision,
  add column north_offset_deg double precision,
  add column uploaded_at timestamptz not null default now();
update tour_scene set client_id = 'scene-' || id;
insert into tour (property_id, title, changed_at)
select p.id, p.title, now() from property p where exists (select 1 from tour_scene s where s.property_id = p.id and s.published);
alter table tour_scene drop column order_id;
create unique index tour_scene_client on tour_scene (property_id, client_id);

alter table property_image
  add column kind text not null default 'photo' check (kind in ('photo', 'floor_plan'));

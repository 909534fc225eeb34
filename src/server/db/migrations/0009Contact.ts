import type { Migration } from './migration';

/** What the contact page needs: meetings in the zone of whoever chose them, holds that run out found quickly, advertisements that lead somewhere. */
export const contact: Migration = {
  id: '0009_contact',
  sql: String.raw`
alter table meeting add column timezone text not null default 'Asia/Kolkata';
create index meeting_held on meeting (held_until) where status = 'held';

-- where a click on the picture leads, if anywhere; only advertisements have one
alter table site_image add column link text check (link ~ '^https://');
-- an advertisement stands in one place, and a place has one
create unique index site_image_advertisement on site_image (position) where name = 'advertisement';
`,
};

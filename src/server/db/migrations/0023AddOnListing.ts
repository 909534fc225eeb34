import type { Migration } from './migration';

/** The listing of a bought add-on, if the buyer named one. */
export const addOnListing: Migration = {
  id: '0023_add_on_listing',
  sql: String.raw`
alter table payment add column property_id int references property on delete set null;
create index payment_property on payment (property_id) where property_id is not null;
`,
};

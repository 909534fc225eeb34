-- Whether one can move in, or when.
create function possession_from(possession text, possession_month text) returns text language sql immutable parallel safe
  as $$ select case when possession = 'ready' then '0000' else possession_month end $$;

alter table property
  add column possession text check (possession in ('ready', 'under_construction')),
  add column possession_month text check (possession_month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- compared with a month: what is ready comes before all
  add column possession_from text collate "C" generated always as (possession_from(possession, possession_month)) stored;

create or replace function filter_facets(listing property) returns text[] language sql immutable parallel safe
  as $$ select array_remove(array[
    '~u' || listing.furnishing,
    '~v' || listing.possession,
    '~w' || left(possession_from(listing.possession, listing.possession_month), 4)
  ], null)
    || array(select '~k' || least from generate_series(1, least(listing.parking_spaces, 9)) least) $$;

-- what the database makes by itself is no change that somebody made
create or replace function recorded_columns(given property) returns jsonb language sql stable as $$
  select to_jsonb(given)
    - array['search', 'version', 'price_rank', 'size_rank', 'submitted_at', 'created_at', 'changed_at', 'confirmed_at', 'confirm_by', 'warned_at', 'client_id', 'draft_reason', 'has_pictures', 'locality_id', 'shown_latitude', 'shown_longitude', 'possession_from', 'floor_marks', 'has']
    || jsonb_build_object('lifecycle', case when given.submitted_at is null then given.lifecycle else 'in_review' end)
$$;

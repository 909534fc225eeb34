-- The first response to an enquiry follows from what happened: our first reply, or the moment at which staff marked it as
-- answered, as long as that stands. Closing an enquiry is no response.

alter table enquiry
  -- when staff marked it as answered, having replied in another way; it counts unless the enquiry is new again
  add column answered_at timestamptz,
  -- when staff set it back to new, and from which state: undone soon after, the mark is what it was
  add column reopened_at timestamptz,
  add column reopened_from text check (reopened_from in ('answered', 'closed'));

-- What is stored may be a closing, an owner's change of status, or the time of the enquiry itself. The conversation and the
-- audit have every reply and mark of ours; a time with neither behind it is none.
alter table enquiry disable trigger enquiry_version;
with change as (
  select subject_id::int as enquiry_id, id, at, after ->> 'state' as state from audit_entry
  where action = 'enquiry.update' and subject_type = 'enquiry' and after ->> 'state' is not null
), marked as (
  select c.enquiry_id, min(c.at) as at from change c
  where c.state = 'answered'
    and not exists (select from change later where later.enquiry_id = c.enquiry_id and later.id > c.id and later.state = 'new')
  group by c.enquiry_id
), replied as (
  select enquiry_id, min(created_at) as at from enquiry_message where kind = 'reply' group by enquiry_id
), known as (
  select e.id, m.at as answered_at, least(r.at, case when e.state <> 'new' then m.at end) as first_response_at
  from enquiry e left join marked m on m.enquiry_id = e.id left join replied r on r.enquiry_id = e.id
  where e.first_response_at is not null
)
update enquiry e set answered_at = known.answered_at, first_response_at = known.first_response_at
from known where known.id = e.id
  and (e.first_response_at is distinct from known.first_response_at or known.answered_at is not null);
alter table enquiry enable trigger enquiry_version;

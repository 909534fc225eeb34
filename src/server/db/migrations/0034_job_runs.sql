-- The last run of each recurring job, for the office. One row per job, so the table never grows.

create table job_run (
  name text primary key,
  started_at timestamptz not null,
  duration_in_ms int not null check (duration_in_ms >= 0),
  next_run_at timestamptz not null,
  -- its result, or why it failed
  counts jsonb,
  error text,
  check ((counts is null) <> (error is null))
);

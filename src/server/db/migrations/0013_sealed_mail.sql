-- Emails that contain a token are stored encrypted, so a copy of the database reveals none.

alter table mail
  add column sealed boolean not null default false,
  -- whole milliseconds, like the sender's clock, so that an email is due immediately
  alter column next_try_at set default date_trunc('milliseconds', now());

-- Emails may carry an iCalendar entry, stored and deleted with their text; an index counts the recent enquiries of an
-- address.

alter table mail add column calendar text not null default '';
create index enquiry_sender on enquiry (lower(email), created_at);

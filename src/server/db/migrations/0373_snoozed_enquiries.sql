-- An enquiry that rests until an agent wants to go on with it.

alter table enquiry add column snoozed_until timestamptz;
create index enquiry_snoozed on enquiry (snoozed_until, id) where snoozed_until is not null;

-- What somebody typed for an address that is not proven belongs to the link that was sent for it: a second request or
-- search for the same address stands beside the first, and only the one whose link is opened counts.

drop index document_request_waits;
create unique index document_request_waits on document_request (property_id, lower(email)) where state = 'asked';

drop index saved_search_subscriber;
create unique index saved_search_subscriber on saved_search (subscriber_id, query) where subscriber_id is not null and deleted_at is null and confirmed_at is not null;

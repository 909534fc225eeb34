-- An answer that was lost is asked for again: the client's id of the first request finds what it made.

-- of the list's owner, who made it
alter table shortlist_member add column client_id text;
create unique index shortlist_member_client on shortlist_member (account_id, client_id) where client_id is not null;
alter table shortlist_invitation add column client_id text;
create unique index shortlist_invitation_client on shortlist_invitation (shortlist_id, client_id) where client_id is not null;
alter table document_request add column client_id text;
create unique index document_request_client on document_request (client_id) where client_id is not null;
alter table saved_search add column client_id text;
create unique index saved_search_client on saved_search (subscriber_id, client_id) where client_id is not null;

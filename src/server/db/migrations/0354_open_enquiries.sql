-- Enquiries that are not closed, the oldest first: of everybody, of one assignee, of nobody.
create index enquiry_open on enquiry (id) where state <> 'closed';
create index enquiry_open_assigned on enquiry (assignee_id, id) where state <> 'closed';

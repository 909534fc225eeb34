-- How an enquiry reached us. What staff entered or a file brought are not the words of the person.

alter table enquiry
  add column channel text not null default 'site'
    constraint enquiry_channel check (channel in ('site', 'email', 'phone', 'walk_in', 'whatsapp', 'office', 'import'));
update enquiry e set channel = 'import' from imported_enquiry i where i.enquiry_id = e.id;
update enquiry set channel = 'email' where client_id like 'email-%' and account_id is null and kind = 'contact';
update enquiry e set channel = 'office'
  from audit_entry a where a.action = 'enquiry.create' and a.subject_type = 'enquiry' and a.subject_id = e.id::text;

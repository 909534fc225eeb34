-- Emails that people send us, in the conversation of their enquiry.

alter table enquiry_message drop constraint enquiry_message_kind_check;
alter table enquiry_message
  add constraint enquiry_message_kind_check check (kind in ('note', 'reply', 'received')),
  -- of a received email: who sent it, in small letters, its Message-ID, and the names of attached files, which are not stored
  add column sent_from text not null default '',
  add column message_id text not null default '',
  add column left_out text[] not null default '{}';
create index enquiry_message_sender on enquiry_message (sent_from) where sent_from <> '';

-- when the person last wrote back by email
alter table enquiry add column answered_back_at timestamptz;
create function person_wrote_back() returns trigger language plpgsql as $$
begin
  update person set last_contact_at = new.answered_back_at where id = new.person_id and last_contact_at < new.answered_back_at;
  return null;
end $$;
create trigger enquiry_wrote_back after update of answered_back_at on enquiry
  for each row when (new.answered_back_at is not null and new.person_id is not null) execute function person_wrote_back();

alter table mail
  -- a colleague wrote it by hand to one person
  add column is_letter boolean not null default false,
  -- the Message-ID of the email that it answers
  add column in_reply_to text not null default '';

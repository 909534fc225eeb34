-- Lists of the office that stay fast with a million enquiries: words to search by, and an index for every filter.

-- punctuation separates words, also inside email addresses
create function plain_words(given text) returns text language sql immutable as $$
  select translate(given, '!"#$%&''()*+,-./:;<=>?@[\]^_{|}~' || chr(96), repeat(' ', 32))
$$;
alter table enquiry add column search tsvector;
create function enquiry_words() returns trigger language plpgsql as $$
begin
  new.search := to_tsvector('simple', plain_words(concat_ws(' ', new.name, new.email, new.message, new.property_title)));
  return new;
end $$;
alter table enquiry disable trigger enquiry_version;
update enquiry set search = to_tsvector('simple', plain_words(concat_ws(' ', name, email, message, property_title)));
alter table enquiry enable trigger enquiry_version;
create trigger enquiry_search before insert or update of name, email, message, property_title on enquiry
  for each row execute function enquiry_words();
create index enquiry_search on enquiry using gin (search);

-- people remember how a number begins, or its last digits
create index enquiry_phone_start on enquiry (phone_digits(phone) text_pattern_ops) where phone <> '';
create index enquiry_phone_end on enquiry (reverse(phone_digits(phone)) text_pattern_ops) where phone <> '';

create index enquiry_kind on enquiry (kind, id);
create index enquiry_state_kind on enquiry (state, kind, id);
drop index enquiry_assignee;
create index enquiry_assignee on enquiry (assignee_id, id);
create index enquiry_assignee_state on enquiry (assignee_id, state, id);
create index enquiry_newest on enquiry (created_at);

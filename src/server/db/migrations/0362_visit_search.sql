-- The office's search finds visits by who comes: words of name, email address and home, a number's beginning or end.
create index visit_search on visit using gin (to_tsvector('simple', plain_words(name || ' ' || email || ' ' || property_title)));
create index visit_phone_start on visit (phone_digits(phone) text_pattern_ops) where phone <> '';
create index visit_phone_end on visit (reverse(phone_digits(phone)) text_pattern_ops) where phone <> '';

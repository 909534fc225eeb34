-- The office's search finds names however they are spelt (Sunita, Suneetha, सुनीता), and any part of a telephone number.

-- What a name sounds like: small Latin letters without what spellings differ by, words apart. Devanagari is read letter
-- by letter. An "a" counts only at the beginning of a word, because Devanagari does not write the short one.
create function name_key(given text) returns text language plpgsql immutable parallel safe as $$
declare
  key text := lower(given);
begin
  key := replace(replace(key, 'ph', 'f'), 'x', 'ks');
  key := regexp_replace(key, 'c(?!h)', 'k', 'g');
  key := regexp_replace(key, '([bcdgjklprst])h', '\1', 'g');
  key := regexp_replace(key, 'oo|ou|ow', 'u', 'g');
  key := translate(replace(key, 'ee', 'i'), 'yzwq', 'ijvk');
  key := replace(replace(key, 'ज्ञ', 'gi'), 'ऐ', 'ai');
  key := replace(replace(replace(key, 'औ', 'au'), 'ऋ', 'ri'), 'ृ', 'ri');
  -- the letters at the end have no counterpart and go: the long a, marks that join, mute or dot a letter
  key := translate(key,
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएओिीुूेैोौॅॉंँ' || U&'\0958\0959\095A\095B\095C\095D\095E\095F' || 'ाः्' || U&'\093C\200C\200D',
    'kkggnccjjnttddnttddnpfbbmirllvssshaaiiuueoiiuueioueonn' || 'kkgjddfi');
  key := regexp_replace(key, 'n(?=[pb])', 'm', 'g');
  key := regexp_replace(key, '(?<=[a-z])a', '', 'g');
  key := regexp_replace(key, '([a-z])\1+', '\1', 'g');
  return btrim(regexp_replace(key, '[^a-z]+', ' ', 'g'));
end $$;

-- A search for names that sound like its words; three letters are a beginning. Null without a letter.
create function name_query(given text) returns tsquery language sql immutable parallel safe as $$
  select to_tsquery('simple', string_agg(word || case when length(word) > 2 then ':*' else '' end, ' & '))
  from regexp_split_to_table(name_key(given), ' ') word where word <> ''
$$;

create index enquiry_name_key on enquiry using gin (to_tsvector('simple', name_key(name)));
create index visit_name_key on visit using gin (to_tsvector('simple', name_key(name)));
create index account_name_key on account using gin (to_tsvector('simple', name_key(name)));

-- All runs of four of the digits that `phone_digits` keeps; an index calls no function of ours within another.
create function phone_parts(phone text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(substr(digits, at, 4)), '{}')
  from (select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) as digits) known, generate_series(1, length(digits) - 3) at
$$;
create index enquiry_phone_parts on enquiry using gin (phone_parts(phone)) where phone <> '';
create index visit_phone_parts on visit using gin (phone_parts(phone)) where phone <> '';
create index account_phone_parts on account using gin (phone_parts(phone)) where phone <> '';
drop index enquiry_phone_start, enquiry_phone_end, visit_phone_start, visit_phone_end;

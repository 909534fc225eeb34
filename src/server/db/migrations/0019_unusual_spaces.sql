-- Unusual spaces, as in pasted titles, separate words too.

-- as in 0003; the parser treats unknown spaces as letters, and unaccent knows only a few of them
create or replace function folded(text) returns text language sql immutable parallel safe strict
  as $$ select translate(public.unaccent('public.unaccent'::regdictionary, translate($1,
      U&'\20B9\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\2060\3000\FEFF', repeat(' ', 23))),
    '!"#$%&''()*+,-./:;<=>?@[\]^_{|}~' || chr(96), repeat(' ', 32)) $$;

update property set title = title
where title || location || description ~ U&'[\0085\00A0\1680\2000-\200B\2028\2029\202F\205F\2060\3000\FEFF]';

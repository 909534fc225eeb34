-- A locality's spellings as they are compared, so that a listing's locality is found without folding all of them again.

alter table locality add column compared_spellings text[] not null default '{}';

create function locality_compared() returns trigger language plpgsql as $$
begin
  new.compared_spellings := array(
    select ' ' || regexp_replace(lower(folded(spelling)), '\s+', ' ', 'g') || ' ' from unnest(new.spellings) with ordinality known (spelling, place) order by place
  );
  return new;
end $$;
create trigger locality_compared before insert or update of spellings on locality for each row execute function locality_compared();
update locality set spellings = spellings;

-- the spelling that comes first in the location, and of those the longest
create or replace function locality_of(location text, city int) returns int language sql stable as $$
  select known.id from (select ' ' || regexp_replace(lower(folded(location)), '\s+', ' ', 'g') || ' ' as text offset 0) given,
    locality known, unnest(known.compared_spellings) compared
  where (city is null or known.city = (select slug from city served where served.id = locality_of.city))
    and strpos(given.text, compared) > 0
  order by strpos(given.text, compared), length(compared) desc limit 1
$$;

-- Articles as the office writes them: drafts, and a moment of publication instead of a day.

drop trigger blog_post_changed on blog_post;
drop trigger blog_post_edited on blog_post;
alter table blog_post
  add column version int not null default 1,
  -- null: a draft; in the future: scheduled
  add column published_at timestamptz,
  add column saved_at timestamptz not null default now(),
  -- of the request that created it, so that a second attempt creates nothing
  add column client_id text unique,
  add column search tsvector;
-- punctuation separates words
create function article_words(title text, author text, excerpt text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', translate(title || ' ' || author || ' ' || excerpt, '!"#$%&''()*+,-./:;<=>?@[\]^_{|}~' || chr(96), repeat(' ', 32)))
$$;
update blog_post set published_at = published_on::timestamp at time zone 'UTC',
  saved_at = greatest(edited_at, published_on::timestamp at time zone 'UTC'),
  search = article_words(title, author, excerpt);
alter table blog_post drop column published_on;
create index blog_post_newest on blog_post (published_at, id);
create index blog_post_category on blog_post (category, published_at, id);
create index blog_post_search on blog_post using gin (search);

-- a view is no change
create function blog_post_saved() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.saved_at := now();
  end if;
  if (old.title, old.category, old.excerpt, old.author, old.content) is distinct from (new.title, new.category, new.excerpt, new.author, new.content) then
    new.edited_at := now();
  end if;
  return new;
end $$;
create trigger blog_post_saved before update of title, media_id, alt, category, featured, excerpt, author, content, published_at on blog_post
  for each row execute function blog_post_saved();
drop function blog_post_edited;

create function blog_post_words() returns trigger language plpgsql as $$
begin
  new.search := article_words(new.title, new.author, new.excerpt);
  return new;
end $$;
create trigger blog_post_words before insert or update of title, author, excerpt on blog_post
  for each row execute function blog_post_words();

create trigger blog_post_changed after insert or update of title, media_id, alt, category, featured, excerpt, author, content, published_at or delete on blog_post
  for each statement execute function content_changed();

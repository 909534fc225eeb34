-- When an article's text last changed, for the blog's feed. Views do not count.

alter table blog_post add column edited_at timestamptz;

create function blog_post_edited() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  return new;
end $$;
create trigger blog_post_edited before update of title, category, excerpt, author, published_on, content on blog_post for each row
  when ((old.title, old.category, old.excerpt, old.author, old.published_on, old.content) is distinct from (new.title, new.category, new.excerpt, new.author, new.published_on, new.content))
  execute function blog_post_edited();

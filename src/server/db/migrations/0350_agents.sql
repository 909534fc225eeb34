-- Who answers for a home: what visitors read of an agent beside the name and picture of their account. Everybody who may
-- answer has a row; it is on the site once its owner or a superuser shows it.
create table agent (
  account_id int primary key references account on delete cascade,
  version int not null default 1,
  shown boolean not null default false,
  phone text not null default '',
  -- read once when it is saved; empty for a number that cannot be read
  phone_e164 text,
  email text not null default '',
  rera_number text not null default '',
  languages text[] not null default '{}'
);
create trigger agent_version before update on agent for each row execute function next_version();
create trigger agent_changed after insert or update or delete on agent for each statement execute function content_changed();
insert into agent (account_id) select id from account where is_superuser or 'agent' = any(roles);

create function begin_agent() returns trigger language plpgsql as $$
begin
  insert into agent (account_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger account_is_agent after insert or update of roles, is_superuser on account for each row
  when (new.is_superuser or 'agent' = any(new.roles)) execute function begin_agent();
-- who may answer, and their picture
create trigger account_agent_changed after update of roles, is_superuser, disabled_at, avatar_media_id on account
  for each statement execute function content_changed();

alter table property add column agent_id int references agent on delete set null;
create index property_agent on property (agent_id, id) where agent_id is not null;

alter table review add column agent_id int references agent on delete set null;
create index review_agent on review (agent_id, created_at, id) where agent_id is not null;

-- the first replies of an agent in 90 days
create index enquiry_first_replies on enquiry (assignee_id, first_response_at) where first_response_at is not null;

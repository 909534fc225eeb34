-- Roles of accounts, and the audit of what staff change: rows that cannot be changed, chained by hashes so that a gap shows. Ids are given
-- inside the lock that the chain needs, so they have no gaps either.

alter table account
  add column roles text[] not null default '{}' constraint account_roles check (roles <@ array['agent', 'editor']),
  add column version int not null default 1;
create function next_version() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger account_version before update on account for each row execute function next_version();
create index account_newest on account (created_at desc, id desc);
create index mail_newest on mail (id desc) where sent_at is null;

create table audit_entry (
  id int primary key,
  at timestamptz not null,
  -- no foreign key: an entry outlives what it tells of
  actor_id int not null,
  actor_name text not null,
  role text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  address text not null,
  hash bytea not null
);
create index audit_entry_actor on audit_entry (actor_id, id desc);
create index audit_entry_subject on audit_entry (subject_type, subject_id, id desc);
create index audit_entry_action on audit_entry (action, id desc);
create index audit_entry_at on audit_entry (at, id);

-- the last entry, so that one that is taken off the end shows too
create table audit_head (
  only_row boolean primary key default true check (only_row),
  id int not null,
  hash bytea not null
);
insert into audit_head (id, hash) values (0, '');

create function audit_hash(previous bytea, entry audit_entry) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.actor_name, entry.role, entry.action,
    entry.subject_type, entry.subject_id, entry.before, entry.after, entry.request_id, entry.address)::text, 'UTF8'))
$$;

create function chain_audit_entry() returns trigger language plpgsql as $$
declare head audit_head;
begin
  select * into head from audit_head for update;
  new.id := head.id + 1;
  new.hash := audit_hash(head.hash, new);
  update audit_head set id = new.id, hash = new.hash;
  return new;
end $$;
create trigger audit_entry_chain before insert on audit_entry for each row execute function chain_audit_entry();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_fixed before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_kept before truncate on audit_entry for each statement execute function refuse_change();
create trigger audit_head_kept before delete on audit_head for each row execute function refuse_change();
create trigger audit_head_not_emptied before truncate on audit_head for each statement execute function refuse_change();

-- A request that was let in before its account was erased may write after it. So every new row of an account locks the
-- account, as its foreign key does, and checks it again: of an erased one it is refused (AE001).

create function refuse_of_erased() returns trigger language plpgsql as $$
declare
  owner int;
begin
  execute format('select ($1).%I', tg_argv[0]) into owner using new;
  if owner is null then return new; end if;
  -- waits for an erasure that is under way; the next statement sees it
  perform from account where id = owner for key share;
  perform from account where id = owner and erased_at is not null;
  if found then raise exception 'the account is erased' using errcode = 'AE001'; end if;
  return new;
end $$;

do $$
declare
  named text;
begin
  foreach named in array array['session', 'password_reset', 'email_link', 'authenticator', 'passkey', 'recovery_code',
    'login_challenge', 'payment_method', 'billing_info', 'enquiry', 'enquiry_note', 'review', 'problem_report', 'consent',
    'meeting', 'visit', 'document_request', 'saved_search', 'shortlist_member', 'shortlist_vote', 'shortlist_activity'] loop
    execute format('create trigger %I before insert on %I for each row execute function refuse_of_erased(''account_id'')', named || '_of_living', named);
  end loop;
end $$;
create trigger property_of_living before insert on property for each row execute function refuse_of_erased('owner_id');
create trigger enquiry_message_of_living before insert on enquiry_message for each row execute function refuse_of_erased('author_id');
create trigger content_revision_of_living before insert on content_revision for each row execute function refuse_of_erased('saved_by');

-- erasing again empties what is left
create function refuse_erased_account() returns trigger language plpgsql as $$
begin
  if new.username not like 'erased %' or (new.email, new.name, new.phone, new.password_hash) is distinct from ('', '', '', 'erased')
    or new.avatar_media_id is not null or new.email_verified_at is not null or new.second_factor_since is not null or new.disabled_at is null
  then raise exception 'the account is erased' using errcode = 'AE001'; end if;
  return new;
end $$;
create trigger account_erased before update on account for each row when (old.erased_at is not null and new.erased_at is not null)
  execute function refuse_erased_account();

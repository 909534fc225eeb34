-- Nobody answers for the homes of an account that is disabled: they leave the site, as from now on when one is disabled.
-- Homes of the company and of staff stay.
create temporary table disabled_owner on commit drop as
  select id from account where disabled_at is not null and not is_office and not is_superuser and roles = '{}';
update property set lifecycle = 'archived', archived_reason = 'The account is disabled.', warned_at = null
  where lifecycle = 'published' and owner_id in (select id from disabled_owner);
update property set submitted_at = null where submitted_at is not null and owner_id in (select id from disabled_owner);
update document_request set state = 'revoked'
  where state = 'shared' and property_id in (select p.id from property p join disabled_owner d on d.id = p.owner_id);
drop table disabled_owner;

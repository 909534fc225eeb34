-- When the login began that asked for an address, so that undoing a change ends what was made in that login; when
-- recovery codes were made and documents shared.
alter table email_link add column since timestamptz;
alter table recovery_code add column made_at timestamptz not null default 'epoch';
alter table recovery_code alter column made_at set default now();
alter table document_request add column shared_at timestamptz;

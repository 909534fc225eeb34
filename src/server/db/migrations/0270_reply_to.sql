-- The person who answers an email; empty where the company does.
alter table mail add column reply_to text not null default '';

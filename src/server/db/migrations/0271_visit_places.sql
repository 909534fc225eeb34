-- Where a visitor comes to: an address or a meeting point, from the host.
alter table visit add column place text not null default '';

-- The privacy policy names it. Only shipped sentences change; the office's own texts stay.
update static_page set content = replace(content, 'the home’s owner sees your name, and your address and number once a time is agreed.', 'the home’s owner sees your name, and your address and number once a time is agreed; you then see the owner’s name and number and the place of the visit.')
  where page = 'privacy-policy';

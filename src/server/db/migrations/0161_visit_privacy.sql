-- The privacy policy names visits. Only shipped sentences change; the office's own texts stay.

update static_page set content = replace(content, 'Meetings and the newsletter: the date, time and time zone you choose;', 'Visits to homes: your name, e-mail address and phone number, your time zone, the times you propose and the reason you give for cancelling; the home’s owner sees your name, and your address and number once a time is agreed. Meetings and the newsletter: the date, time and time zone you choose;')
  where page = 'privacy-policy' and position('Visits to homes: your name' in content) = 0;
update static_page set content = replace(content, 'what you told us for a meeting 24 months after it,', 'what you told us for a meeting or a visit 24 months after it,')
  where page = 'privacy-policy';

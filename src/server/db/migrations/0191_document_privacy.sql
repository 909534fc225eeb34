-- The privacy policy names requests for documents. Only shipped sentences change; the office's own texts stay.

update static_page set content = replace(content, 'Meetings and the newsletter: the date, time and time zone you choose;', 'Requests for documents of a home: your name, e-mail address and message, and which pages you opened and when; the home’s owner sees them, and each page shows your name, your address and the day. Meetings and the newsletter: the date, time and time zone you choose;')
  where page = 'privacy-policy' and position('Requests for documents of a home' in content) = 0;
update static_page set content = replace(content, 'Enquiries and our answers are erased 24 months after the last contact,', 'Enquiries and our answers are erased 24 months after the last contact, requests for documents 24 months after you asked,')
  where page = 'privacy-policy';
update static_page set content = replace(content, 'an address that nobody confirmed for the newsletter or a saved search after 30 days', 'an address that nobody confirmed for the newsletter, a saved search or documents after 30 days')
  where page = 'privacy-policy';

-- The privacy policy says what a recording leaves out. Only the shipped sentences change; the office's own texts stay.

update static_page set content = replace(content, 'words, addresses, numbers and passwords that you type, and messages of others, are taken out in your browser before anything is sent.', 'names, messages, searched words, the texts of your listings, street addresses, e-mail addresses, telephone numbers and passwords that you type, and messages of others, are taken out in your browser before anything is sent; what you choose, cities and states (also of a billing address), and amounts, such as a price, stay.')
  where page = 'privacy-policy';
update static_page set content = replace(content, 'Reports of a problem: what you write, the page, the name of your browser', 'Reports of a problem: what you write, the page with its address, the name of your browser')
  where page = 'privacy-policy';

-- The privacy policy says what members of a shared list see of each other. Only a shipped sentence changes; the office's own texts
-- stay.

update static_page set content = replace(content, 'When you log in they are joined with those of your account.', 'When you log in they are joined with those of your account. The members of a list that you share or join see your name, your votes, your notes and what you add or remove.')
  where page = 'privacy-policy' and position('The members of a list that you share or join' in content) = 0;

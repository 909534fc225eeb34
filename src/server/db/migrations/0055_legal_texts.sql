-- The office edits the legal texts. Their version and its date are the row's own from now on, no longer the first line
-- of the text.

alter table static_page disable trigger static_page_saved;
update static_page set
  saved_at = (to_date(substring(content from '^Version of (\d{1,2} [A-Z][a-z]+ \d{4})\.'), 'FMDD FMMonth YYYY') + time '12:00') at time zone 'UTC',
  content = regexp_replace(content, '^Version of [^\n]*\n+', '')
where page in ('privacy-policy', 'terms-and-conditions', 'disclaimer') and content ~ '^Version of \d{1,2} [A-Z][a-z]+ \d{4}\.\n';
alter table static_page enable trigger static_page_saved;

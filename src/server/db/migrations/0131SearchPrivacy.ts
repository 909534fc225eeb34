import type { Migration } from './migration';

/** A shipped sentence of the privacy policy, and its new text. */
type Change = readonly [was: string, is: string];

const changes: readonly Change[] = [
  [
    'the e-mail address you confirm for the newsletter.',
    'the e-mail address you confirm for the newsletter. Saved searches: what you search for, the name you give it, how often you want e-mails about it, your time zone, and which listings we have told you of; without an account also the e-mail address you confirm.',
  ],
  [
    'and to send the newsletter to those who have confirmed it.',
    'to e-mail you what your saved searches find, and to send the newsletter to those who have confirmed it.',
  ],
  [
    'The website asks for a separate consent in one place only: the newsletter begins when you confirm your address, and every newsletter has a link that ends it. We record when you confirmed it and which version of this policy stood then, and delete the record when you end it.',
    'The website asks for a separate consent in two places only: the newsletter and, without an account, the e-mails of a saved search begin when you confirm your address. Every such e-mail has a link that ends them. We record when you agreed and which version of this policy stood then. The record is deleted with the subscription or the saved search.',
  ],
  [
    'and an address that nobody confirmed for the newsletter after 30 days.',
    'an address that nobody confirmed for the newsletter or a saved search after 30 days, a saved search that you delete after 7 days, and one that was saved without an account and sends no e-mails after 12 months.',
  ],
  [
    'favourites, the newsletter, and your account with all of these.',
    'favourites, saved searches, the newsletter, and your account with all of these.',
  ],
];

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

/** The privacy policy names saved searches. Only shipped sentences change; the office's own texts stay. */
export const searchPrivacy: Migration = {
  id: '0131_search_privacy',
  sql: changes
    .map(
      ([was, is]) =>
        `update static_page set content = replace(content, ${quoted(was)}, ${quoted(is)}) where page = 'privacy-policy' and position(${quoted(was)} in content) > 0;`,
    )
    .join('\n'),
};

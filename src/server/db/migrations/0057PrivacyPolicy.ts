import type { Migration } from './migration';

/** A shipped sentence of the privacy policy, and its new text. */
type Change = readonly [was: string, is: string];

const changes: readonly Change[] = [
  [
    'Some you end yourself: listings, photographs, your picture, favourites and the newsletter. Everything else, such as accounts, enquiries, reviews and meetings, has no period yet: it stays until the office deletes it by hand. Payments and invoices stay because tax and company law require records. Counsel must settle the periods before the website is used in business.',
    'Enquiries and our answers are erased 24 months after the last contact, what you told us for a meeting 24 months after it, e-mails to you 180 days after they were sent, and an address that nobody confirmed for the newsletter after 30 days. Some you end yourself: listings, photographs, your picture, favourites, the newsletter, and your account with all of these. Accounts, listings and reviews stay until then. Payments and invoices with their billing details stay, also after an account is erased, because tax and company law require records. Backups hold a copy until they are replaced; when one is restored, erased accounts are erased again. Counsel must confirm the periods before the website is used in business.',
  ],
  [
    'The website has no button yet that exports your data or deletes your account: write to us, and the office does it by hand.',
    'There you can also download everything we hold of you, and erase your account at once. Without an account, write to us, and the office does it by hand.',
  ],
  [
    'It keeps no other record of consent.',
    'We record when you confirmed it and which version of this policy stood then, and delete the record when you end it. We keep no other record of consent.',
  ],
];

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

/**
 * The privacy policy promises the export, the erasure and the periods that the program now keeps. Only shipped sentences
 * change; the office's own texts stay.
 */
export const privacyPolicy: Migration = {
  id: '0057_privacy_policy',
  sql: [
    ...changes.map(
      ([was, is]) =>
        `update static_page set content = replace(content, ${quoted(was)}, ${quoted(is)}) where page = 'privacy-policy' and position(${quoted(was)} in content) > 0;`,
    ),
  ].join('\n'),
};

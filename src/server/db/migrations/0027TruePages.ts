import type { Migration } from './migration';

/** A shipped sentence of a page, and its new text. */
type Change = readonly [page: string, was: string, is: string];

const pages: readonly Change[] = [
  [
    'about',
    'Each home is visited before it is shown. We measure it, ask for the last twelve months of bills, and note what is wrong as well as what is right. A buyer receives the carpet area, the running costs and the state of the papers before the second viewing. A seller receives a valuation with the sales it is based on.',
    'Listings on this website are posted by their owners, developers and agents, and by us; a listing appears as its owner wrote it, before we have seen the home. Ask us for the carpet area, the last twelve months of bills and the state of the papers before you view: we say what we have seen ourselves and what we know from the owner only. A seller who works with us receives a valuation with the sales it is based on.',
  ],
  [
    'privacy-policy',
    'Accounts: your username and e-mail address, and, if you add them, your name, telephone number and picture.',
    'Accounts: your username and e-mail address, which you confirm by a link, and, if you add them, your name, telephone number and picture.',
  ],
  [
    'privacy-policy',
    'A published listing shows your display name. Hidden data',
    'A listing’s page does not name its owner; your display name, or your username without one, is part of its public data and stands beside your reviews. Hidden data',
  ],
  [
    'privacy-policy',
    'and, until the tab is closed, what you have begun to write or choose, such as a review or the time of a meeting.',
    'the listings you saw last or compare, a listing you have begun with its photographs until it is posted or discarded, and, until the tab is closed, what else you have begun to write or choose, such as a review or the time of a meeting.',
  ],
  [
    'privacy-policy',
    'Our basis is your consent, given when you send a form or open an account, or a use that the law permits without it, such as complying with tax law or using details you volunteered for the purpose you gave them. You may withdraw consent at any time, as easily as you gave it. What was done before remains lawful, and some services will then no longer be possible.',
    'Details that you send us are used for the purpose you sent them for, or where the law permits or demands it, such as for tax. The website asks for a separate consent in one place only: the newsletter begins when you confirm your address, and every newsletter has a link that ends it. It keeps no other record of consent. To object to any other use, write to us; the office then does by hand what you ask for.',
  ],
  [
    'privacy-policy',
    'The following periods are proposals for counsel to confirm. Enquiries: 24 months after the last contact. Accounts: until you delete them, and 30 days in backups after that. Listings: while published, and 12 months in the archive. Newsletter addresses: until you unsubscribe. Technical records: 180 days. Payments and invoices: 8 years from the end of the financial year, because tax and company law require records. When a period ends, the data is erased or made anonymous, unless a dispute or a legal order requires it to be kept.',
    'Some data ends by itself: a login after 12 hours without use and 7 days at most, links in e-mails after an hour to 7 days, and the text of an e-mail that held such a link once it is sent. Some you end yourself: listings, photographs, your picture, favourites and the newsletter. Everything else, such as accounts, enquiries, reviews and meetings, has no period yet: it stays until the office deletes it by hand. Payments and invoices stay because tax and company law require records. Counsel must settle the periods before the website is used in business.',
  ],
  [
    'privacy-policy',
    'and nominate a person to exercise these rights if you die or become unable to. Much of this you can do yourself under your profile.',
    'and nominate a person to exercise these rights if you die or become unable to. Under your profile you can see and correct your name, telephone number, e-mail address and picture, see what you have done here, and end your logins. The website has no button yet that exports your data or deletes your account: write to us, and the office does it by hand.',
  ],
  [
    'privacy-policy',
    'The website is not meant for persons under 18, and we do not knowingly collect their data without the verifiable consent of a parent or guardian.',
    'The website is not meant for persons under 18. It does not ask for your age.',
  ],
  [
    'privacy-policy',
    'When this policy changes, the new text and its date appear here. Where the change needs your consent, we will ask for it again.',
    'When this policy changes, the new text and its date appear here.',
  ],
  [
    'disclaimer',
    'Descriptions, prices and photographs may come from owners, developers and agents. We check what we reasonably can, but do not warrant that they are complete, correct or current.',
    'Descriptions, prices and photographs may come from owners, developers and agents. Their listings are published as they were written, without our having visited the property or checked its papers, and we do not warrant that they are complete, correct or current.',
  ],
  ['privacy-policy', 'Version of 21 November 2026.', 'Version of 23 November 2026.'],
  ['terms-and-conditions', 'Version of 21 November 2026.', 'Version of 23 November 2026.'],
  ['disclaimer', 'Version of 21 November 2026.', 'Version of 23 November 2026.'],
];

const slides: readonly (readonly [was: string, is: string])[] = [
  [
    'Stone, timber and water, measured and visited by us before they are shown to you, with the papers open from the first viewing.',
    'Stone, timber and water, and rooms that open onto both. Look closely, ask for the papers, and come when the lamps are lit.',
  ],
  [
    'Carpet and terrace areas stated separately, the wind checked at dusk, and the lift timed. The skyline needs no help from us.',
    'Ask for carpet and terrace areas separately, come at dusk for the wind, and time the lift. The skyline needs no help from us.',
  ],
  [
    'From two bedrooms near the offices of Kharadi to whole floors in Indore, each with its running costs listed beside its price.',
    'From two bedrooms near the offices of Kharadi to whole floors in Indore, to live in, to let or to keep.',
  ],
  [
    'Water’s edge, hill and farm road, described as they are in May and in August, including the last two kilometres of the drive.',
    'Water’s edge, hill and farm road. Ask how a place is in May and in August, and about the last two kilometres of the drive.',
  ],
];

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

/**
 * Pages promised visits, checks, periods and consent that the site does not provide. Only shipped sentences change; the
 * office's own texts stay.
 */
export const truePages: Migration = {
  id: '0027_true_pages',
  sql: [
    ...pages.map(
      ([page, was, is]) =>
        `update static_page set content = replace(content, ${quoted(was)}, ${quoted(is)}) where page = ${quoted(page)};`,
    ),
    ...slides.map(
      ([was, is]) =>
        `update site_image set description = ${quoted(is)} where name = 'hero' and description = ${quoted(was)};`,
    ),
  ].join('\n'),
};

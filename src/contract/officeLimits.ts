/** The figures by which we present ourselves on the home page, About us and the reviews. */
export const figureNames = [
  'properties_sold',
  'clients',
  'closed_clients',
  'years',
  'rating',
  'satisfaction',
  'average_sale',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Limits of what only the office sends, apart from `limits`, which the site loads first. */
export const officeLimits = {
  /** Why a review was not published, or a meeting cancelled. */
  reason: { max: 500 },
  /** An article or a page; the excerpt is also its description for search engines. */
  article: { content: 60_000, excerpt: 300 },
  /** Packages and add-ons; their prices in whole rupees. */
  catalogue: {
    name: 60,
    description: 300,
    features: 12,
    feature: 120,
    price: 9_999_999,
    days: 3_650,
    allowance: 100_000,
  },
  /** How somebody reaches staff, who enter it. */
  enteredChannels: ['phone', 'walk_in', 'whatsapp', 'email', 'office'],
  /** What another program says about a lead, and the name of its key. */
  inbound: { reference: 100, source: 300, keyName: 60, keys: 50, leadsAnHour: 600 },
  /** Listings that are changed at once. */
  bulkListings: 5_000,
  /** Enquiries of a listing are counted up to here. */
  countedEnquiries: 1_000,
  /** Advertisement slots: 1 and 2 are on the home page, 3 and 4 on the contact page. */
  advertisement: { slots: 4 },
  /** Where a photographer goes. */
  address: 300,
  /** Our registration as an agent. */
  reraNumber: 40,
  /** Where a rate of costs was read. */
  rateSource: 200,
  /** What was searched: for so many days, and only what was searched so often. */
  searches: { days: 90, least: 3 },
  /** Links to the posts of one add-on. */
  posts: 10,
  /** The address of another site. */
  link: { max: 2_000 },
  /** Construction services; each has a list of what it includes. */
  service: { most: 24, title: 80, description: 600, features: 12, feature: 160 },
  /** The slides of the home page; its buttons have room for five. */
  slide: { most: 5, title: 80, subtitle: 120, description: 240 },
  /** A figure such as "500+", and what it counts. */
  figure: { value: 12, counts: 120 },
  /** The people of the page About us. */
  person: { most: 12, name: 80, role: 80, text: 400 },
  /** What staff write down of a contact. */
  contact: { tags: 20, tag: 40, zone: 64, reason: 200, nextStep: 200, note: 4_000 },
  /** Texts for WhatsApp, with what they may have filled in. */
  template: { most: 5, name: 40, text: 1_000, placeholders: ['name', 'listing', 'company'] },
} as const;

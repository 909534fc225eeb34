/** Numbers that the forms and the server must agree on. Plain constants, so that a screen can use them without the schemas. */
export const limits = {
  username: { min: 3, max: 150 },
  /** Characters; NIST SP 800-63B asks for at least 8 and for long ones to be taken. */
  password: { min: 8, max: 128 },
  name: { max: 120 },
  address: { max: 300 },
  email: { max: 254 },
  phone: { max: 24 },
  message: { max: 4_000 },
  search: { max: 200 },
  title: { max: 160 },
  description: { max: 8_000 },
  location: { max: 160 },
  shortText: { max: 80 },
  bedrooms: { min: 1, max: 99 },
  bathrooms: { min: 1, max: 99 },
  /** Square feet. */
  size: { min: 1, max: 100_000_000 },
  yearBuilt: { min: 1900, max: 2100 },
  /** Rupees; keeps every amount in paise a safe integer. */
  rupees: { max: 9_999_999_999 },
  review: { max: 2_000 },
  rating: { min: 1, max: 5 },
  picture: { bytes: 10 * 1024 * 1024, perListing: 20, megapixels: 50 },
  /** Places for an advertisement: 1 and 2 stand on the home page, 3 and 4 on the contact page. */
  advertisement: { slots: 4, alt: 200, link: 2_000 },
  /** What is said of a picture to who cannot see it. */
  alt: { max: 300 },
  /** Pixels across; an avatar is square. */
  avatar: { size: 256 },
  /** Unpublished listings an account may have waiting before it is asked to finish or delete one. */
  drafts: { max: 50 },
  /** A listing is asked after when its owner has not confirmed it for so many days, and leaves the search so many days later. */
  confirmation: { days: 21, graceDays: 7 },
  notes: { max: 2_000 },
  page: { default: 24, max: 100 },
  /**
   * `held`: how many unpaid slots an account may hold at once; `days`: how many days one request for the calendar may span; `minutes`: how long
   * a meeting lasts. A buyer may move one `moves` times and cancel it until `changeHours` before it begins, as the terms say.
   */
  meeting: { held: 2, days: 31, minutes: 60, topic: 500, moves: 1, changeHours: 12 },
  /** Listings that one question may name by their ids. */
  ids: { max: 100 },
  /** Listings that a browser keeps for a visitor; an account keeps as many as it likes. */
  keptHere: { max: 100 },
  compared: { max: 4 },
} as const;

/** Limits that the forms and the server share. Plain constants, so that the app can use them without the schemas. */
export const limits = {
  username: { min: 3, max: 150 },
  /** Characters; NIST SP 800-63B requires at least 8, and that long passwords are accepted. */
  password: { min: 8, max: 128 },
  name: { max: 120 },
  displayName: { max: 80 },
  address: { max: 300 },
  email: { max: 254 },
  phone: { max: 60 },
  message: { max: 4_000 },
  search: { max: 200 },
  title: { max: 160 },
  description: { max: 8_000 },
  shortText: { max: 80 },
  bedrooms: { min: 1, max: 99 },
  bathrooms: { min: 1, max: 99 },
  floors: { min: 0, max: 200 },
  parkingSpaces: { min: 0, max: 999 },
  /** Square feet. */
  size: { min: 10, max: 100_000_000 },
  /** Rupees; keeps every amount in paise a safe integer. */
  rupees: { max: 9_999_999_999 },
  /** Rupees, to buy or a month's rent; 0 is "Price on request". */
  price: { min: 1_000, max: 9_999_999_999 },
  /** How far a listing's point may be from the middle of its city. */
  pointFromCity: { km: 100 },
  /**
   * A price is unusual if it is so many times above or below the median of the newest published homes of its city, type
   * and purpose: by the square foot, or as a whole where the size is not known. With fewer homes in its city, those of
   * all cities stand in; with fewer there, too, every price is usual.
   */
  unusual: { homes: 5, newest: 500, timesPerSquareFoot: 8, timesWhole: 20 },
  review: { max: 2_000 },
  picture: { bytes: 10 * 1024 * 1024, perListing: 20, megapixels: 50 },
  /** A picture's alternative text. */
  alt: { max: 300 },
  /** The width in pixels; an avatar is square. */
  avatar: { size: 256 },
  notes: { max: 2_000 },
  page: { default: 24, max: 100 },
  /** How many listing ids one request may contain. */
  ids: { max: 100 },
  /** How many favourites a browser stores for a visitor; an account has no limit. */
  localFavourites: { max: 100 },
  compared: { max: 4 },
} as const;

/**
 * Limits of a listing's documents, apart from `limits`, which the site loads first.
 * `pages`: of one document; `days`: how long a link works.
 */
export const documentLimits = {
  perListing: 20,
  pages: 40,
  title: 120,
  message: 1_000,
  days: { min: 1, max: 30, usual: 7 },
} as const;

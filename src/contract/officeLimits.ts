/** Limits of what only the office sends, apart from `limits`, which the site loads first. */
export const officeLimits = {
  /** Why a review was not published, or a meeting cancelled. */
  reason: { max: 500 },
  /** An article or a page; the excerpt is also its description for search engines. */
  article: { content: 60_000, excerpt: 300 },
  /** The address of another site. */
  link: { max: 2_000 },
} as const;

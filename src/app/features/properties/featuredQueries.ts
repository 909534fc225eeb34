/** Queries that pages and their preloads must make with the same arguments. */

/** The home page's, as specified. */
export const featuredQuery = { featured: 'true', ordering: '-id', limit: 3 } as const;

/** All featured listings. */
export const flaggedQuery = { featured: 'true', ordering: '-id', limit: 24 } as const;

/** One request for the four groups of the featured page. */
export const groupedQuery = {
  type: ['Penthouse', 'Villa', 'Apartment', 'Duplex'],
  ordering: '-id' as const,
  limit: 100,
};

export const newestQuery = { ordering: '-id', limit: 3 } as const;

/** The plain list. */
export const plainListQuery = { ordering: '-id', limit: 100 } as const;

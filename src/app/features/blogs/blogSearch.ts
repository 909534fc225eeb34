import type { BlogCategory, BlogListQuery } from '@contract/blogs';

/** The specification's categories, after All. */
export const categories: readonly BlogCategory[] = [
  'Market Trends',
  'Luxury Living',
  'Investment Tips',
  'Property Guides',
];

/** Articles that a list shows at first, and that Load More Articles adds. */
export const articlesPerPage = 6;

/** What the address of the blog says; no category is All. */
export interface BlogSearch {
  category?: BlogCategory;
  /** How many times `articlesAtOnce` are shown; 1 at first. */
  page: number;
}

/** URL → search; what is no category, or no page, is as if it were not there. */
export function readBlogSearch(params: URLSearchParams): BlogSearch {
  const category = categories.find((known) => known === params.get('category'));
  const page = /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { ...(category && { category }), page };
}

/** Search → the blog's address. */
export function blogAddress({ category, page }: BlogSearch): string {
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `/blog?${params}` : '/blog';
}

/** The article above the list of All. */
export const featuredBlogQuery: BlogListQuery = { featured: 'true', limit: 1 };

/** One page of a list; `exclude` is the article that stands above it. */
export function toBlogQuery({ category, page }: BlogSearch, exclude: number | undefined): BlogListQuery {
  return {
    ...(category && { category }),
    ...(exclude !== undefined && { exclude }),
    limit: articlesPerPage,
    offset: (page - 1) * articlesPerPage,
  };
}

/** Which pages stand below each other: those up to the asked one that hold anything. */
export function pagesShown(page: number, total: number): number[] {
  const filled = Math.max(1, Math.ceil(total / articlesPerPage));
  return Array.from({ length: Math.min(page, filled) }, (_, at) => at + 1);
}

/** What an address without an article offers instead. */
export const latestBlogQuery: BlogListQuery = { limit: 3 };

/** Other articles of an article's category. */
export function relatedBlogQuery({ id, category }: { id: number; category: BlogCategory }): BlogListQuery {
  return { category, exclude: id, limit: 3 };
}

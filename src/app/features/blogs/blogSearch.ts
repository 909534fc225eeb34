import type { BlogCategory, BlogListQuery } from '@contract/blogs';

/** The specification's categories, after All. */
export const categories: readonly BlogCategory[] = [
  'Market Trends',
  'Luxury Living',
  'Investment Tips',
  'Property Guides',
];

/** Articles shown at first, and added by Load More Articles. */
export const articlesPerPage = 6;

/** The blog's filter in the address; All without a category. */
export interface BlogSearch {
  category?: BlogCategory;
  /** How many batches of `articlesAtOnce` are shown; 1 at first. */
  page: number;
}

/** URL → search; invalid categories and pages are ignored. */
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

/** The query of one page; `exclude` is the article above the list. */
export function toBlogQuery({ category, page }: BlogSearch, exclude: number | undefined): BlogListQuery {
  return {
    ...(category && { category }),
    ...(exclude !== undefined && { exclude }),
    limit: articlesPerPage,
    offset: (page - 1) * articlesPerPage,
  };
}

/** The pages to show below each other: up to the requested one, as far as they have articles. */
export function pagesShown(page: number, total: number): number[] {
  const filled = Math.max(1, Math.ceil(total / articlesPerPage));
  return Array.from({ length: Math.min(page, filled) }, (_, at) => at + 1);
}

/** The query of articles to offer on a page that does not exist. */
export const latestBlogQuery: BlogListQuery = { limit: 3 };

/** The query of other articles in an article's category. */
export function relatedBlogQuery({ id, category }: { id: number; category: BlogCategory }): BlogListQuery {
  return { category, exclude: id, limit: 3 };
}

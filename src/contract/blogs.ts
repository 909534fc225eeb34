import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ById, FieldProblem, Id, Page, Picture, Problem, QueryFlag } from './shared';

export const blogCategories = ['Market Trends', 'Luxury Living', 'Investment Tips', 'Property Guides'] as const;
export const BlogCategory = z.enum(blogCategories, messages.chooseOneOf(blogCategories.join(', ')));
export type BlogCategory = z.output<typeof BlogCategory>;

export const BlogCard = z.object({
  id: Id,
  title: z.string(),
  image: z.nullable(z.string()),
  picture: z.nullable(Picture),
  category: BlogCategory,
  featured: z.boolean(),
  views: z.int(),
  excerpt: z.string(),
  author: z.string(),
  /** Day of publication, YYYY-MM-DD. */
  date: z.string(),
  /** Such as "6 min read". */
  readTime: z.string(),
});
export type BlogCard = z.output<typeof BlogCard>;

/** A complete article; `content` is Markdown. */
export const BlogPost = z.extend(BlogCard, { content: z.string() });
export type BlogPost = z.output<typeof BlogPost>;

export const BlogListQuery = z.extend(Page, {
  category: z.optional(BlogCategory),
  featured: z.optional(z.enum(['true', 'false'])),
  exclude: z.optional(
    z.union([z.string(), z.number()]).check(z.refine((id) => /^\d{1,9}$/.test(String(id)), messages.enterAWholeNumber)),
  ),
});
export type BlogListQuery = z.input<typeof BlogListQuery>;

export const blogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/blogs/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Articles, newest first.',
    query: BlogListQuery,
    responses: { 200: z.array(BlogCard), 400: FieldProblem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/blogs/:id/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Returns one article; a read counts once per visitor and day. `ahead` prefetches without counting.',
    params: ById,
    query: z.object({ ahead: z.optional(QueryFlag) }),
    responses: { 200: BlogPost, 400: FieldProblem, 404: Problem },
  }),
};

import { blogEndpoints } from '@contract/blogs';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

export const blogsApi = injectEndpoints(({ query }) => ({
  listBlogs: query(blogEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('Blog', page?.rows ?? []),
  }),
  /** One article. `ahead` prefetches it without counting a view; both kinds of request share a cache entry. */
  getBlog: query(blogEndpoints.get, {
    argument: (article: { id: string; ahead?: true }) => article,
    serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
    providesTags: (_post, _error, { id }) => [idTag('Blog', id)],
  }),
}));

export const { useListBlogsQuery, useGetBlogQuery } = blogsApi;

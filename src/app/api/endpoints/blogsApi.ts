import type { BlogCard, BlogListQuery, BlogPost } from '@contract/blogs';
import { api } from '../api';
import { idTag, tagsOfList } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';

/** One article; the same answer serves whoever asked ahead and whoever reads. */
export interface ArticleAsk {
  id: string;
  /** Before anybody reads it: a link is pointed at, a page is drawn. */
  ahead?: true;
}

export const blogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlogs: build.query<Paged<BlogCard>, BlogListQuery>({
      query: (params) => ({ url: '/api/blogs/', params }),
      transformResponse: (rows: BlogCard[], meta) => withPageHeaders(rows, meta),
      providesTags: (page) => tagsOfList('Blog', page?.rows ?? []),
    }),
    getBlog: build.query<BlogPost, ArticleAsk>({
      query: ({ id, ahead }) => ({ url: `/api/blogs/${encodeURIComponent(id)}/`, ...(ahead && { params: { ahead } }) }),
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
      providesTags: (_post, _error, { id }) => [idTag('Blog', id)],
    }),
  }),
});

export const { useListBlogsQuery, useGetBlogQuery } = blogsApi;

import type { BlogCard, BlogListQuery, BlogPost } from '@contract/blogs';
import { api } from '../../api/api';
import { idTag, tagsOfList } from '../../api/tags';
import { type Paged, withPaging } from '../../api/withPaging';

export const blogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBlogs: build.query<Paged<BlogCard>, BlogListQuery>({
      query: (params) => ({ url: '/api/blogs/', params }),
      transformResponse: (rows: BlogCard[], meta) => withPaging(rows, meta),
      providesTags: (page) => tagsOfList('Blog', page?.rows ?? []),
    }),
    getBlog: build.query<BlogPost, string>({
      query: (id) => `/api/blogs/${encodeURIComponent(id)}/`,
      providesTags: (_post, _error, id) => [idTag('Blog', id)],
    }),
  }),
});

export const { useListBlogsQuery, useGetBlogQuery } = blogsApi;

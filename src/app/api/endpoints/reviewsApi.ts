import type { NewReview, Review } from '@contract/reviews';
import { api } from '../api';
import { listTag, tagsOfList, unlessRefused } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<Paged<Review>, { limit: number; offset: number }>({
      query: (params) => ({ url: '/api/reviews/', params }),
      transformResponse: (rows: Review[], meta) => withPageHeaders(rows, meta),
      providesTags: (page) => tagsOfList('Review', page?.rows ?? []),
    }),
    createReview: build.mutation<Review, NewReview>({
      query: (body) => ({ url: '/api/reviews/', method: 'POST', body }),
      invalidatesTags: (_review, refusal) => unlessRefused(refusal, [listTag('Review')]),
    }),
  }),
});

export const { useListReviewsQuery, useCreateReviewMutation } = reviewsApi;

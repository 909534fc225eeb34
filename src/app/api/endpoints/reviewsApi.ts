import { reviewEndpoints } from '@contract/reviews';
import { injectEndpoints } from '../injectEndpoints';
import { listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

export const reviewsApi = injectEndpoints(({ query, mutation }) => ({
  listReviews: query(reviewEndpoints.list, {
    argument: (page: { limit: number; offset: number }) => page,
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('Review', page?.rows ?? []),
  }),
  createReview: mutation(reviewEndpoints.create, {
    invalidatesTags: (_review, refusal) => unlessRefused(refusal, [listTag('Review')]),
  }),
}));

export const { useListReviewsQuery, useCreateReviewMutation } = reviewsApi;

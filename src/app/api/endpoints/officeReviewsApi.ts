import { officeReviewEndpoints } from '@contract/officeReviews';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';
import { withPageHeaders } from '../withPaging';

/** What a change of a review makes old: also the site's own list in this tab. */
const changed: Tag[] = [listTag('OfficeReview'), listTag('Review'), listTag('OfficeToday'), listTag('OfficeAudit')];

/** Reviews as editors see them. A refused change refreshes the list too: someone else may have changed it. */
export const officeReviewsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeReviews: query(officeReviewEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeReview')],
  }),
  publishReview: mutation(officeReviewEndpoints.publish, { invalidatesTags: changed }),
  rejectReview: mutation(officeReviewEndpoints.reject, { invalidatesTags: changed }),
  replyToReview: mutation(officeReviewEndpoints.reply, { invalidatesTags: changed }),
}));

export const {
  useListOfficeReviewsQuery,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReplyToReviewMutation,
} = officeReviewsApi;

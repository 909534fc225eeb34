import { officeNewsletterEndpoints } from '@contract/officeNewsletters';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

const changed = (id: number): Tag[] => [
  idTag('OfficeNewsletter', id),
  listTag('OfficeNewsletter'),
  listTag('OfficeEmail'),
  listTag('OfficeAudit'),
];

/** Newsletters as editors write them. A refused change refreshes the newsletter too: someone else may have changed it. */
export const officeNewslettersApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listNewsletters: query(officeNewsletterEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeNewsletter', page?.rows ?? []),
  }),
  getNewsletter: query(officeNewsletterEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_newsletter, _error, id) => [idTag('OfficeNewsletter', id)],
  }),
  createNewsletter: mutation(officeNewsletterEndpoints.create, {
    invalidatesTags: [listTag('OfficeNewsletter'), listTag('OfficeAudit')],
  }),
  changeNewsletter: mutation(officeNewsletterEndpoints.change, {
    invalidatesTags: (_newsletter, _refusal, { id }) => changed(Number(id)),
  }),
  deleteNewsletter: mutation(officeNewsletterEndpoints.remove, {
    invalidatesTags: [listTag('OfficeNewsletter'), listTag('OfficeAudit')],
  }),
  testNewsletter: mutation(officeNewsletterEndpoints.test, {
    invalidatesTags: [listTag('OfficeEmail'), listTag('OfficeAudit')],
  }),
  sendNewsletter: mutation(officeNewsletterEndpoints.send, {
    invalidatesTags: (_newsletter, _refusal, { id }) => changed(Number(id)),
  }),
  listSubscribers: query(officeNewsletterEndpoints.subscribers, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
  }),
  saveSubscribersCsv: download<void>(build, officeNewsletterEndpoints.subscribersCsv, () => ({
    request: requestTo(officeNewsletterEndpoints.subscribersCsv, undefined),
    name: 'subscribers.csv',
  })),
}));

export const {
  useListNewslettersQuery,
  useGetNewsletterQuery,
  useCreateNewsletterMutation,
  useChangeNewsletterMutation,
  useDeleteNewsletterMutation,
  useTestNewsletterMutation,
  useSendNewsletterMutation,
  useListSubscribersQuery,
  useSaveSubscribersCsvMutation,
} = officeNewslettersApi;

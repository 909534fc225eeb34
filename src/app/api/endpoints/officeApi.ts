import { officeRoutes } from '@contract/routes/office';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * What superusers manage, and the open work of all staff. A refused change refreshes its row too: someone else may
 * have changed it.
 */
export const officeApi = injectOfficeEndpoints(({ query, mutation }) => ({
  getOfficeToday: query(officeRoutes.today, { providesTags: [listTag('OfficeToday')] }),
  getOfficeSetup: query(officeRoutes.setup, { providesTags: [listTag('OfficeSettings')] }),
  searchOffice: query(officeRoutes.search, { keepUnusedDataFor: 0 }),
  listOfficeAccounts: query(officeRoutes.accounts, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeAccount', page?.rows ?? []),
  }),
  changeOfficeAccount: mutation(officeRoutes.changeAccount, {
    invalidatesTags: (_account, _refusal, { id }) => [idTag('OfficeAccount', Number(id)), listTag('OfficeAudit')],
  }),
  endAccountSessions: mutation(officeRoutes.endAccountSessions, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_none, _refusal, id) => [idTag('OfficeAccount', id), listTag('OfficeAudit')],
  }),
  listOfficeEmails: query(officeRoutes.emails, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeEmail', page?.rows ?? []),
  }),
  retryOfficeEmail: mutation(officeRoutes.retryEmail, {
    invalidatesTags: [listTag('OfficeEmail'), listTag('OfficeToday'), listTag('OfficeAudit')],
  }),
  listAudit: query(officeRoutes.audit, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeAudit')],
  }),
}));

export const {
  useGetOfficeTodayQuery,
  useGetOfficeSetupQuery,
  useSearchOfficeQuery,
  useListOfficeAccountsQuery,
  useChangeOfficeAccountMutation,
  useEndAccountSessionsMutation,
  useListOfficeEmailsQuery,
  useRetryOfficeEmailMutation,
  useListAuditQuery,
} = officeApi;

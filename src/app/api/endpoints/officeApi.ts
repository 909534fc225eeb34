import { type OfficeAccountQuery, officeEndpoints } from '@contract/office';
import { followInOneTab } from '../../platform/oneTab';
import { saveFile } from '../../platform/saveFile';
import { download } from '../download';
import { type Following, type OnEvent, followEvents } from '../followEvents';
import { authorizationOf, requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * What superusers manage, and the open work of all staff. A refused change refreshes its row too: someone else may
 * have changed it.
 */
export const officeApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  getOfficeToday: query(officeEndpoints.today, { providesTags: [listTag('OfficeToday')] }),
  getOfficeSetup: query(officeEndpoints.setup, { providesTags: [listTag('OfficeSettings')] }),
  searchOffice: query(officeEndpoints.search, { keepUnusedDataFor: 0 }),
  listOfficeAccounts: query(officeEndpoints.accounts, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeAccount', page?.rows ?? []),
  }),
  saveAccountsCsv: download(
    build,
    officeEndpoints.accountsCsv,
    (filter: Pick<OfficeAccountQuery, 'search' | 'role' | 'disabled'>) => ({
      request: requestTo(officeEndpoints.accountsCsv, filter),
      name: 'people.csv',
    }),
  ),
  getOpenWork: query(officeEndpoints.openWork, { argument: (id: number) => ({ id }), keepUnusedDataFor: 0 }),
  changeOfficeAccount: mutation(officeEndpoints.changeAccount, {
    // open work may have another holder
    invalidatesTags: (_account, _refusal, { id }) => [
      idTag('OfficeAccount', Number(id)),
      ...(['OfficeAudit', 'OfficeAgent', 'OfficeEnquiry', 'OfficeProperty', 'OfficeToday'] as const).map(listTag),
    ],
  }),
  removeSecondFactors: mutation(officeEndpoints.removeSecondFactors, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_account, _refusal, id) => [idTag('OfficeAccount', id), listTag('OfficeAudit')],
  }),
  endAccountSessions: mutation(officeEndpoints.endAccountSessions, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_none, _refusal, id) => [idTag('OfficeAccount', id), listTag('OfficeAudit')],
  }),
  mailPasswordReset: mutation(officeEndpoints.mailPasswordReset, {
    argument: (id: number) => ({ id }),
    invalidatesTags: [listTag('OfficeAudit'), listTag('OfficeEmail')],
  }),
  /** Downloads everything we hold of an account; nothing of it stays in the store. */
  saveAccountData: build.mutation<null, { id: number; username: string }>({
    queryFn: async ({ id, username }, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(officeEndpoints.exportAccount, { id }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, `${username}.zip`);
      return { data: null };
    },
    ...authorizationOf(officeEndpoints.exportAccount),
    invalidatesTags: [listTag('OfficeAudit')],
  }),
  eraseAccount: mutation(officeEndpoints.eraseAccount, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_account, _refusal, id) => [
      idTag('OfficeAccount', id),
      listTag('OfficeAccount'),
      listTag('OfficeEnquiry'),
      listTag('OfficeAudit'),
    ],
  }),
  listOfficeEmails: query(officeEndpoints.emails, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeEmail', page?.rows ?? []),
  }),
  retryOfficeEmail: mutation(officeEndpoints.retryEmail, {
    invalidatesTags: [listTag('OfficeEmail'), listTag('OfficeToday'), listTag('OfficeAudit')],
  }),
  listAudit: query(officeEndpoints.audit, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeAudit')],
  }),
}));

/** Follows what others do in the office, in one tab for all. */
export const followOffice =
  (onEvent: OnEvent, signal: AbortSignal): Following =>
  (dispatch) =>
    followInOneTab(
      'office-changes',
      (onOwn) => dispatch(followEvents(requestTo(officeEndpoints.events, undefined), onOwn, signal)),
      onEvent,
      signal,
    );

export const {
  useGetOfficeTodayQuery,
  useGetOfficeSetupQuery,
  useSearchOfficeQuery,
  useListOfficeAccountsQuery,
  useSaveAccountsCsvMutation,
  useGetOpenWorkQuery,
  useChangeOfficeAccountMutation,
  useRemoveSecondFactorsMutation,
  useEndAccountSessionsMutation,
  useMailPasswordResetMutation,
  useSaveAccountDataMutation,
  useEraseAccountMutation,
  useListOfficeEmailsQuery,
  useRetryOfficeEmailMutation,
  useListAuditQuery,
} = officeApi;

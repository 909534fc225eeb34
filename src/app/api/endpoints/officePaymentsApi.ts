import { officePaymentEndpoints } from '@contract/officePayments';
import type { OfficePaymentDetail, OfficePaymentQuery } from '@contract/officePayments';
import { type ServerFile, download } from '../download';
import { authorizationOf, requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/** A file that is saved with the token; nothing of it stays in the store. */
export type SavedFile =
  | { kind: 'payments'; filter: Omit<OfficePaymentQuery, 'limit' | 'offset'> }
  | { kind: 'gst'; month: string }
  | { kind: 'invoice'; id: number; name: string }
  | { kind: 'credit_note'; id: number; refund: number; name: string };

function fileOf(file: SavedFile): ServerFile {
  if (file.kind === 'payments')
    return { request: requestTo(officePaymentEndpoints.csv, file.filter), name: 'payments.csv' };
  if (file.kind === 'gst')
    return { request: requestTo(officePaymentEndpoints.gst, { month: file.month }), name: `gst-${file.month}.csv` };
  const { id, name } = file;
  const request =
    file.kind === 'invoice'
      ? requestTo(officePaymentEndpoints.invoice, { id })
      : requestTo(officePaymentEndpoints.creditNote, { id, refund: file.refund });
  return { request, name: `${name}.pdf` };
}

const changed = (id: number) => [
  idTag('OfficePayment', id),
  listTag('OfficePayment'),
  listTag('OfficeToday'),
  listTag('OfficeAudit'),
];

/** Payments as superusers settle them. A refused change refreshes its row too: someone else may have changed it. */
export const officePaymentsApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listOfficePayments: query(officePaymentEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficePayment', page?.rows ?? []),
  }),
  getOfficePayment: query(officePaymentEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_payment, _error, id) => [idTag('OfficePayment', id)],
  }),
  previewRefund: query(officePaymentEndpoints.preview, { keepUnusedDataFor: 0 }),
  refundPayment: build.mutation<
    OfficePaymentDetail,
    { id: number; amount_in_paise: number; reason: string; key: string }
  >({
    query: ({ key, ...refund }) => ({
      ...requestTo(officePaymentEndpoints.refund, refund),
      headers: { 'idempotency-key': key },
    }),
    ...authorizationOf(officePaymentEndpoints.refund),
    invalidatesTags: (_payment, _refusal, { id }) => changed(id),
  }),
  checkPayment: mutation(officePaymentEndpoints.check, {
    invalidatesTags: (_payment, _refusal, { id }) => changed(Number(id)),
  }),
  savePaymentFile: download(build, officePaymentEndpoints.csv, fileOf),
}));

export const {
  useListOfficePaymentsQuery,
  useGetOfficePaymentQuery,
  usePreviewRefundQuery,
  useCheckPaymentMutation,
  useSavePaymentFileMutation,
} = officePaymentsApi;

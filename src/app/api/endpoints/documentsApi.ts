import { type DocumentKind, type ListingDocument, documentEndpoints } from '@contract/documents';
import { limits } from '@contract/limits';
import type { ApiDeps } from '../api';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

/** As many as the server sends without being asked. */
export const requestsAPage = limits.page.max;
export const openingsAPage = limits.page.max;

interface NewDocument {
  propertyId: number;
  clientId: string;
  kind: DocumentKind;
  title: string;
  file: File;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

function toForm({ clientId, kind, title, file }: NewDocument): FormData {
  const form = new FormData();
  form.append('client_id', clientId);
  form.append('kind', kind);
  form.append('title', title);
  form.append('file', file, file.name);
  return form;
}

// a type of their own would be in every first load
const documentsTag = (property: number) => idTag('Property', `documents-${property}`);
/** Its page says whether there are any. */
const changed = (property: number) => [documentsTag(property), idTag('Property', property)];

/** The path of a page with its reader's mark. */
export const documentPagePath = (document: number, page: number, opening: string): string =>
  `${requestTo(documentEndpoints.page, { id: String(document), page: String(page), opening_token: '' }).url}?opening_token=${encodeURIComponent(opening)}`;

/** Documents of listings: for their owners and agents, and for people who ask for them. */
export const documentsApi = injectEndpoints(({ query, mutation, build }) => ({
  listDocuments: query(documentEndpoints.list, {
    argument: ({ id, page }: { id: number; page: number }) => ({
      id: String(id),
      ...(page > 1 && { limit: requestsAPage, offset: (page - 1) * requestsAPage }),
    }),
    transformResponse: (desk, meta) => ({ ...desk, total: withPageHeaders(desk.requests, meta).total }),
    providesTags: (_documents, _refusal, { id }) => [documentsTag(id)],
  }),
  listDocumentOpenings: query(documentEndpoints.openings, {
    argument: ({ id, page }: { id: number; property: number; page: number }) => ({
      id: String(id),
      limit: openingsAPage,
      offset: (page - 1) * openingsAPage,
    }),
    providesTags: (_openings, _refusal, { property }) => [documentsTag(property)],
  }),
  uploadDocument: build.mutation<ListingDocument, NewDocument>({
    async queryFn(document, { extra, signal }, _options, send) {
      const request = requestTo(documentEndpoints.upload, { id: document.propertyId, form: toForm(document) });
      const { sendFile } = extra as ApiDeps;
      const sent = sendFile
        ? await sendFile(
            { url: request.url, body: request.body as FormData },
            { signal, onProgress: document.onProgress },
          )
        : await send(request);
      const meta = sent.meta as never;
      return sent.error ? { error: sent.error, meta } : { data: sent.data as ListingDocument, meta };
    },
    invalidatesTags: (_document, refusal, { propertyId }) => unlessRefused(refusal, changed(propertyId)),
  }),
  removeDocument: mutation(documentEndpoints.remove, {
    argument: (document: { id: number; document: number }) => document,
    invalidatesTags: (_nothing, _refusal, { id }) => changed(id),
  }),
  askForDocuments: mutation(documentEndpoints.ask),
  confirmDocumentRequest: mutation(documentEndpoints.confirm),
  // a refused answer refreshes the requests, too: somebody else may have answered
  shareDocuments: mutation(documentEndpoints.share, {
    argument: ({
      property: _property,
      ...share
    }: {
      property: number;
      id: number;
      days: number;
      documents?: number[];
    }) => share,
    invalidatesTags: (_request, _refusal, { property }) => [documentsTag(property)],
  }),
  declineDocuments: mutation(documentEndpoints.decline, {
    argument: ({ id }: { property: number; id: number }) => ({ id }),
    invalidatesTags: (_request, _refusal, { property }) => [documentsTag(property)],
  }),
  revokeDocuments: mutation(documentEndpoints.revoke, {
    argument: ({ id }: { property: number; id: number }) => ({ id }),
    invalidatesTags: (_request, _refusal, { property }) => [documentsTag(property)],
  }),
  openDocuments: mutation(documentEndpoints.open),
  checkDocuments: query(documentEndpoints.check),
}));

export const {
  useListDocumentsQuery,
  useListDocumentOpeningsQuery,
  useRemoveDocumentMutation,
  useConfirmDocumentRequestMutation,
  useShareDocumentsMutation,
  useDeclineDocumentsMutation,
  useRevokeDocumentsMutation,
} = documentsApi;

import type { ImportKind } from '@contract/importLimits';
import { type OfficeImport, officeImportEndpoints } from '@contract/officeImports';
import type { ApiDeps } from '../api';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

interface NewImport {
  kind: ImportKind;
  clientId: string;
  file: File;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

function toForm({ kind, clientId, file }: NewImport): FormData {
  const form = new FormData();
  form.append('kind', kind);
  form.append('client_id', clientId);
  form.append('file', file, file.name);
  return form;
}

function photosForm(photos: readonly File[]): FormData {
  const form = new FormData();
  for (const photo of photos) form.append('images', photo, photo.name);
  return form;
}

const rowsTag = (id: number) => idTag('OfficeImport', `rows-${id}`);
/** What a step makes old: also what it brings in or takes back. */
const changed = (id: number): Tag[] => [
  listTag('OfficeImport'),
  rowsTag(id),
  listTag('OfficeProperty'),
  listTag('OfficeEnquiry'),
  listTag('OfficePerson'),
  listTag('OfficeAudit'),
];

/** Data that superusers bring in. The import itself is kept by its machine, which loads it again and again. */
export const officeImportsApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listOfficeImports: query(officeImportEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeImport', page?.rows ?? []),
  }),
  addOfficeImport: build.mutation<OfficeImport, NewImport>({
    async queryFn(given, { extra, signal }, _options, send) {
      const request = requestTo(officeImportEndpoints.add, { form: toForm(given) });
      const { sendFile } = extra as ApiDeps;
      const sent = sendFile
        ? await sendFile({ url: request.url, body: request.body as FormData }, { signal, onProgress: given.onProgress })
        : await send(request);
      const meta = sent.meta as never;
      return sent.error ? { error: sent.error, meta } : { data: sent.data as OfficeImport, meta };
    },
    invalidatesTags: (_import, refusal) => unlessRefused(refusal, [listTag('OfficeImport'), listTag('OfficeAudit')]),
  }),
  getOfficeImport: query(officeImportEndpoints.get, { argument: (id: number) => ({ id }), keepUnusedDataFor: 0 }),
  changeOfficeImport: mutation(officeImportEndpoints.change, {
    invalidatesTags: (_import, _refusal, { id }) => changed(Number(id)),
  }),
  runOfficeImport: mutation(officeImportEndpoints.run, {
    invalidatesTags: (_import, _refusal, { id }) => changed(Number(id)),
  }),
  undoOfficeImport: mutation(officeImportEndpoints.undo, {
    invalidatesTags: (_import, _refusal, { id }) => changed(Number(id)),
  }),
  listOfficeImportRows: query(officeImportEndpoints.rows, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (_rows, _refusal, { id }) => [rowsTag(Number(id))],
  }),
  mendOfficeImportRow: mutation(officeImportEndpoints.mend, {
    invalidatesTags: (_row, _refusal, { id }) => [rowsTag(Number(id))],
  }),
  listImportPhotoPlaces: query(officeImportEndpoints.pictures, {
    argument: (id: number) => ({ id }),
    keepUnusedDataFor: 0,
  }),
  addImportPhotos: mutation(officeImportEndpoints.addPictures, {
    argument: ({ id, row, photos }: { id: number; row: number; photos: readonly File[] }) => ({
      id,
      row,
      form: photosForm(photos),
    }),
    // not the rows: they say nothing of photos, and there are many requests
    invalidatesTags: (_photos, refusal) => unlessRefused(refusal, [listTag('OfficeProperty'), listTag('OfficeAudit')]),
  }),
  saveImportErrors: download(build, officeImportEndpoints.errors, ({ id, name }: { id: number; name: string }) => ({
    request: requestTo(officeImportEndpoints.errors, { id }),
    name,
  })),
  saveImportTemplate: download(
    build,
    officeImportEndpoints.template,
    ({ kind, name }: { kind: ImportKind; name: string }) => ({
      request: requestTo(officeImportEndpoints.template, { kind }),
      name,
    }),
  ),
}));

export const {
  useListOfficeImportsQuery,
  useAddOfficeImportMutation,
  useListOfficeImportRowsQuery,
  useMendOfficeImportRowMutation,
  useSaveImportErrorsMutation,
  useSaveImportTemplateMutation,
} = officeImportsApi;

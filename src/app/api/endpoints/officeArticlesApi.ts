import { officeArticleEndpoints } from '@contract/officeArticles';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

function toForm({ file, alt }: { file: File; alt: string }): FormData {
  const form = new FormData();
  form.append('alt', alt);
  form.append('image', file, file.name);
  return form;
}

/** What a change of an article makes old: also the site's own pages in this tab. */
const changed = (id: number): Tag[] => [
  idTag('OfficeArticle', id),
  listTag('OfficeArticle'),
  idTag('OfficeRevision', id),
  listTag('OfficeAudit'),
  listTag('Blog'),
  idTag('Blog', id),
];

/** Articles as editors write them. A refused change refreshes the article too: someone else may have changed it. */
export const officeArticlesApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeArticles: query(officeArticleEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeArticle', page?.rows ?? []),
  }),
  getOfficeArticle: query(officeArticleEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_article, _error, id) => [idTag('OfficeArticle', id)],
  }),
  createArticle: mutation(officeArticleEndpoints.create, {
    invalidatesTags: [listTag('OfficeArticle'), listTag('OfficeAudit')],
  }),
  changeArticle: mutation(officeArticleEndpoints.change, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  deleteArticle: mutation(officeArticleEndpoints.remove, {
    invalidatesTags: [listTag('OfficeArticle'), listTag('OfficeAudit')],
  }),
  publishArticle: mutation(officeArticleEndpoints.publish, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  unpublishArticle: mutation(officeArticleEndpoints.unpublish, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  listArticleRevisions: query(officeArticleEndpoints.revisions, {
    argument: (id: number) => ({ id }),
    providesTags: (_revisions, _error, id) => [idTag('OfficeRevision', id)],
  }),
  getArticleRevision: query(officeArticleEndpoints.revision),
  restoreArticle: mutation(officeArticleEndpoints.restore, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  uploadOfficePicture: mutation(officeArticleEndpoints.addPicture, {
    argument: (picture: { file: File; alt: string }) => ({ form: toForm(picture) }),
  }),
}));

export const {
  useListOfficeArticlesQuery,
  useGetOfficeArticleQuery,
  useCreateArticleMutation,
  useChangeArticleMutation,
  useDeleteArticleMutation,
  usePublishArticleMutation,
  useUnpublishArticleMutation,
  useListArticleRevisionsQuery,
  useGetArticleRevisionQuery,
  useRestoreArticleMutation,
  useUploadOfficePictureMutation,
} = officeArticlesApi;

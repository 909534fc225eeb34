import { officeArticleRoutes } from '@contract/routes/officeArticles';
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
  listOfficeArticles: query(officeArticleRoutes.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeArticle', page?.rows ?? []),
  }),
  getOfficeArticle: query(officeArticleRoutes.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_article, _error, id) => [idTag('OfficeArticle', id)],
  }),
  createArticle: mutation(officeArticleRoutes.create, {
    invalidatesTags: [listTag('OfficeArticle'), listTag('OfficeAudit')],
  }),
  changeArticle: mutation(officeArticleRoutes.change, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  deleteArticle: mutation(officeArticleRoutes.remove, {
    invalidatesTags: [listTag('OfficeArticle'), listTag('OfficeAudit')],
  }),
  publishArticle: mutation(officeArticleRoutes.publish, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  unpublishArticle: mutation(officeArticleRoutes.unpublish, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  listArticleRevisions: query(officeArticleRoutes.revisions, {
    argument: (id: number) => ({ id }),
    providesTags: (_revisions, _error, id) => [idTag('OfficeRevision', id)],
  }),
  getArticleRevision: query(officeArticleRoutes.revision),
  restoreArticle: mutation(officeArticleRoutes.restore, {
    invalidatesTags: (_article, _refusal, { id }) => changed(Number(id)),
  }),
  uploadOfficePicture: mutation(officeArticleRoutes.addPicture, {
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

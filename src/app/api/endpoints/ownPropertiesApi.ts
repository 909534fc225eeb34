import type { ImageKind, Lifecycle, OwnPropertyCard, PropertyImage } from '@contract/properties';
import { propertyEndpoints } from '@contract/properties';
import type { ApiDeps } from '../api';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { argumentsShowing, cacheChange, showAtOnce, whenFulfilled } from '../optimisticUpdate';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';
import { sessionApi } from './sessionApi';
import { propertiesApi } from './propertiesApi';

export interface OwnQuery {
  lifecycle: Lifecycle;
  /** From 1. */
  page: number;
}

/** Own listings per page: the server's maximum, so that sorting by attention covers as many as possible. */
export const ownPageSize = 100;

interface NewPhoto {
  propertyId: number;
  clientId: string;
  photo: File;
  alt: string;
  kind?: ImageKind;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

interface ImageChange {
  propertyId: number;
  id: number;
  alt?: string;
  kind?: ImageKind;
  position?: number;
}

const listed = (refusal: unknown, id: number) => unlessRefused(refusal, [listTag('Property'), idTag('Property', id)]);

function toForm({ clientId, photo, alt, kind }: NewPhoto): FormData {
  const form = new FormData();
  form.append('client_id', clientId);
  if (alt) form.append('alt', alt);
  if (kind) form.append('kind', kind);
  form.append('image', photo, photo.name);
  return form;
}

/** What owners do with their listings. A response that contains a whole listing also updates its page. */
export const ownPropertiesApi = injectEndpoints(({ query, mutation, build }) => ({
  listOwnProperties: query(propertyEndpoints.list, {
    private: true,
    argument: ({ lifecycle, page }: OwnQuery) => ({
      owner: 'me' as const,
      lifecycle,
      ordering: '-id' as const,
      limit: ownPageSize,
      offset: (page - 1) * ownPageSize,
    }),
    // with `owner=me` every row includes its status
    transformResponse: (rows, meta) => withPageHeaders(rows as OwnPropertyCard[], meta),
    providesTags: (page) => tagsOfList('Property', page?.rows ?? []),
  }),
  createProperty: mutation(propertyEndpoints.create, {
    argument: (form: FormData) => ({ form }),
    invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  beginDraft: mutation(propertyEndpoints.begin, {
    invalidatesTags: (_draft, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  saveProperty: mutation(propertyEndpoints.change, {
    argument: ({ id, body }: { id: number; body: FormData }) => ({ id, form: body }),
    invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
    async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (saved) =>
        dispatch(propertiesApi.util.upsertQueryData('getProperty', String(id), saved)),
      );
    },
  }),
  publishProperty: mutation(propertyEndpoints.publish, {
    argument: ({ id, confirms = false }: { id: number; confirms?: boolean }) => ({
      id,
      ...(confirms && { confirm_unusual: true }),
    }),
    invalidatesTags: (_property, refusal, { id }) => listed(refusal, id),
  }),
  /** Moves the listing to its new tab at once, and adjusts the counts. */
  setLifecycle: mutation(propertyEndpoints.change, {
    argument: (change: { id: number; lifecycle: 'sold' | 'archived' }) => change,
    invalidatesTags: (_property, refusal, { id }) => listed(refusal, id),
    async onQueryStarted({ id, lifecycle: to }, { dispatch, getState, queryFulfilled }) {
      const lists = argumentsShowing<OwnQuery>(getState(), 'listOwnProperties', idTag('Property', id));
      const changes = lists
        .filter(({ lifecycle }) => lifecycle !== to)
        .flatMap((list) => [
          cacheChange(ownPropertiesApi.endpoints.listOwnProperties, list, (page) => {
            page.rows = page.rows.filter((row) => row.id !== id);
            page.total -= 1;
          }),
          cacheChange(sessionApi.endpoints.getActivity, undefined, ({ listings }) => {
            listings[list.lifecycle] -= 1;
            listings[to] += 1;
          }),
        ]);
      await showAtOnce(dispatch, queryFulfilled, changes);
    },
  }),
  confirmProperty: mutation(propertyEndpoints.confirm, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_property, refusal, id) => listed(refusal, id),
    async onQueryStarted(id, { dispatch, getState, queryFulfilled }) {
      const lists = argumentsShowing<OwnQuery>(getState(), 'listOwnProperties', idTag('Property', id));
      const changes = lists.map((list) =>
        cacheChange(ownPropertiesApi.endpoints.listOwnProperties, list, ({ rows }) => {
          const shown = rows.find((row) => row.id === id);
          if (shown) Object.assign(shown, { stale: false, hidden_at: null });
        }),
      );
      await showAtOnce(dispatch, queryFulfilled, changes);
    },
  }),
  duplicateProperty: mutation(propertyEndpoints.duplicate, {
    argument: ({ id, clientId }: { id: number; clientId: string }) => ({ id, client_id: clientId }),
    invalidatesTags: (_copy, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  removeProperty: mutation(propertyEndpoints.remove, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  /** Counts this visitor's view of a listing; the server counts one per visitor and day. */
  countView: mutation(propertyEndpoints.look, {
    argument: ({ id, searched }: { id: number; searched?: string | undefined }) => ({
      id,
      ...(searched && { searched }),
    }),
  }),
  addImage: build.mutation<PropertyImage, NewPhoto>({
    async queryFn(newPhoto, { extra, signal }, _options, send) {
      const request = requestTo(propertyEndpoints.addImage, { id: newPhoto.propertyId, form: toForm(newPhoto) });
      const { sendFile } = extra as ApiDeps;
      const sent = sendFile
        ? await sendFile(
            { url: request.url, body: request.body as FormData },
            { signal, onProgress: newPhoto.onProgress },
          )
        : await send(request);
      const meta = sent.meta as never;
      return sent.error ? { error: sent.error, meta } : { data: sent.data as PropertyImage, meta };
    },
  }),
  changeImage: mutation(propertyEndpoints.changeImage, {
    argument: ({ propertyId, id, ...change }: ImageChange) => ({
      id: propertyId,
      image: id,
      ...change,
    }),
  }),
  removeImage: mutation(propertyEndpoints.removeImage, {
    argument: ({ propertyId, id }: { propertyId: number; id: number }) => ({ id: propertyId, image: id }),
  }),
}));

export const {
  useListOwnPropertiesQuery,
  usePublishPropertyMutation,
  useSetLifecycleMutation,
  useConfirmPropertyMutation,
  useDuplicatePropertyMutation,
  useRemovePropertyMutation,
  useCountViewMutation,
  useAddImageMutation,
} = ownPropertiesApi;

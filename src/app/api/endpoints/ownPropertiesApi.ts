import type { Lifecycle, OwnPropertyCard, Property, PropertyImage } from '@contract/properties';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { type ApiDeps, api } from '../api';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';
import { sessionApi } from './sessionApi';
import { propertiesApi } from './propertiesApi';

export interface OwnQuery {
  lifecycle: Lifecycle;
  /** From 1. */
  page: number;
}

/** Own listings on one page: as many as the server gives at once, so that those that need care come first among all. */
export const ownPageSize = 100;

interface NewPhoto {
  propertyId: number;
  clientId: string;
  photo: File;
  alt: string;
  onProgress: (part: number) => void;
}

const bearer = { bearer: true } as const;
const pathOf = (id: number) => `/api/properties/${id}/`;
const listed = (refusal: unknown, id: number) => unlessRefused(refusal, [listTag('Property'), idTag('Property', id)]);

interface Undone {
  undo(): void;
}
type Dispatch = (action: unknown) => unknown;

/** Moves a listing from its tab to another one at once, in the lists and in the counts. Answers how to put it back. */
function moveOwn(dispatch: Dispatch, getState: () => unknown, id: number, to: Lifecycle): () => void {
  const state = getState() as Parameters<typeof ownPropertiesApi.util.selectInvalidatedBy>[0];
  const patches: Undone[] = [];
  for (const { endpointName, originalArgs } of ownPropertiesApi.util.selectInvalidatedBy(state, [
    idTag('Property', id),
  ])) {
    const query = originalArgs as OwnQuery;
    if (endpointName !== 'listOwnProperties' || query.lifecycle === to) continue;
    patches.push(
      dispatch(
        ownPropertiesApi.util.updateQueryData('listOwnProperties', query, (page) => {
          page.rows = page.rows.filter((row) => row.id !== id);
          page.total -= 1;
        }),
      ) as Undone,
    );
    patches.push(
      dispatch(
        sessionApi.util.updateQueryData('getActivity', undefined, ({ listings }) => {
          listings[query.lifecycle] -= 1;
          listings[to] += 1;
        }),
      ) as Undone,
    );
  }
  return () => patches.forEach((patch) => patch.undo());
}

/** What owners do with their listings. Answers that hold a whole listing also stand for its page. */
export const ownPropertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnProperties: build.query<Paged<OwnPropertyCard>, OwnQuery>({
      query: ({ lifecycle, page }) => ({
        url: '/api/properties/',
        params: { owner: 'me', lifecycle, ordering: '-id', limit: ownPageSize, offset: (page - 1) * ownPageSize },
      }),
      transformResponse: (rows: OwnPropertyCard[], meta) => withPageHeaders(rows, meta),
      providesTags: (page) => tagsOfList('Property', page?.rows ?? []),
    }),
    beginDraft: build.mutation<Property, Readonly<Record<string, unknown>>>({
      query: (body) => ({ url: '/api/properties/drafts/', method: 'POST', body }),
      invalidatesTags: (_draft, refusal) => unlessRefused(refusal, [listTag('Property')]),
    }),
    saveProperty: build.mutation<Property, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: pathOf(id), method: 'PATCH', body }),
      extraOptions: bearer,
      invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) void dispatch(propertiesApi.util.upsertQueryData('getProperty', String(id), saved.data));
      },
    }),
    publishProperty: build.mutation<Property, number>({
      query: (id) => ({ url: `${pathOf(id)}publish/`, method: 'POST' }),
      invalidatesTags: (_property, refusal, id) => listed(refusal, id),
    }),
    setLifecycle: build.mutation<Property, { id: number; lifecycle: 'sold' | 'archived' }>({
      query: ({ id, lifecycle }) => ({ url: pathOf(id), method: 'PATCH', body: { lifecycle } }),
      extraOptions: bearer,
      invalidatesTags: (_property, refusal, { id }) => listed(refusal, id),
      async onQueryStarted({ id, lifecycle }, { dispatch, getState, queryFulfilled }) {
        const putBack = moveOwn(dispatch as Dispatch, getState, id, lifecycle);
        await queryFulfilled.catch(putBack);
      },
    }),
    confirmProperty: build.mutation<Property, number>({
      query: (id) => ({ url: `${pathOf(id)}confirm/`, method: 'POST' }),
      invalidatesTags: (_property, refusal, id) => listed(refusal, id),
      async onQueryStarted(id, { dispatch, getState, queryFulfilled }) {
        const lists = ownPropertiesApi.util
          .selectInvalidatedBy(getState(), [idTag('Property', id)])
          .filter(({ endpointName }) => endpointName === 'listOwnProperties');
        const patches = lists.map(({ originalArgs }) =>
          dispatch(
            ownPropertiesApi.util.updateQueryData('listOwnProperties', originalArgs as OwnQuery, ({ rows }) => {
              const shown = rows.find((row) => row.id === id);
              if (shown) Object.assign(shown, { stale: false, hidden_at: null });
            }),
          ),
        );
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
    }),
    duplicateProperty: build.mutation<Property, { id: number; clientId: string }>({
      query: ({ id, clientId }) => ({ url: `${pathOf(id)}duplicate/`, method: 'POST', body: { client_id: clientId } }),
      invalidatesTags: (_copy, refusal) => unlessRefused(refusal, [listTag('Property')]),
    }),
    removeProperty: build.mutation<void, number>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Property')]),
    }),
    /** This visitor has looked at it; the server counts them once a day. */
    countLook: build.mutation<void, number>({ query: (id) => ({ url: `${pathOf(id)}views/`, method: 'POST' }) }),
    addImage: build.mutation<PropertyImage, NewPhoto>({
      async queryFn({ propertyId, clientId, photo, alt, onProgress }, { extra, signal }, _options, ask) {
        const body = new FormData();
        body.append('client_id', clientId);
        if (alt) body.append('alt', alt);
        body.append('image', photo, photo.name);
        const url = `${pathOf(propertyId)}images/`;
        const { sendFile } = extra as ApiDeps;
        const sent = sendFile
          ? await sendFile({ url, body }, { signal, onProgress })
          : await ask({ url, method: 'POST', body });
        const meta = sent.meta as never;
        return sent.error
          ? { error: sent.error as FetchBaseQueryError, meta }
          : { data: sent.data as PropertyImage, meta };
      },
    }),
    changeImage: build.mutation<PropertyImage, { propertyId: number; id: number; alt?: string; position?: number }>({
      query: ({ propertyId, id, ...body }) => ({ url: `${pathOf(propertyId)}images/${id}/`, method: 'PATCH', body }),
    }),
    removeImage: build.mutation<void, { propertyId: number; id: number }>({
      query: ({ propertyId, id }) => ({ url: `${pathOf(propertyId)}images/${id}/`, method: 'DELETE' }),
    }),
  }),
});

export const {
  useListOwnPropertiesQuery,
  usePublishPropertyMutation,
  useSetLifecycleMutation,
  useConfirmPropertyMutation,
  useDuplicatePropertyMutation,
  useRemovePropertyMutation,
  useCountLookMutation,
} = ownPropertiesApi;

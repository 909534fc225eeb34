import { type Panorama, tourEndpoints } from '@contract/tours';
import type { ApiDeps } from '../api';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag, listTag, unlessRefused } from '../tags';

interface NewPanorama {
  propertyId: number;
  clientId: string;
  file: File;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

function toForm({ clientId, file }: NewPanorama): FormData {
  const form = new FormData();
  form.append('client_id', clientId);
  form.append('image', file, file.name);
  return form;
}

/** Tours of listings. A changed tour is also part of its listing's page. */
export const toursApi = injectEndpoints(({ query, mutation, build }) => ({
  getTour: query(tourEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_tour, _error, id) => [idTag('Property', id)],
  }),
  putTour: mutation(tourEndpoints.put, {
    invalidatesTags: (_tour, refusal, { id }) => unlessRefused(refusal, [idTag('Property', id), listTag('Property')]),
  }),
  uploadPanorama: build.mutation<Panorama, NewPanorama>({
    async queryFn(panorama, { extra, signal }, _options, send) {
      const request = requestTo(tourEndpoints.addPanorama, { id: panorama.propertyId, form: toForm(panorama) });
      const { sendFile } = extra as ApiDeps;
      const sent = sendFile
        ? await sendFile(
            { url: request.url, body: request.body as FormData },
            { signal, onProgress: panorama.onProgress },
          )
        : await send(request);
      const meta = sent.meta as never;
      return sent.error ? { error: sent.error, meta } : { data: sent.data as Panorama, meta };
    },
  }),
}));

export const { useGetTourQuery, usePutTourMutation, useUploadPanoramaMutation } = toursApi;

import { planPhotos } from './planPhotos';
import { limits } from '@contract/limits';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { officeImportsApi } from '../../api/endpoints/officeImportsApi';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import {
  type ImportPhotosContext,
  type PhotoBatch,
  type PhotoFile,
  type PhotoPlan,
  type SentPhoto,
  importPhotosMachine,
} from './importPhotosMachine';
import { sendPhotos } from './sendPhotos';

/** Where a chosen file is in its folder. */
const pathOf = ({ webkitRelativePath, name }: File) => webkitRelativePath || name;

const countOf = (batches: readonly Pick<PhotoBatch, 'files'>[]) =>
  batches.reduce((many, { files }) => many + files.length, 0);

function planOf(files: readonly PhotoFile[], places: Parameters<typeof planPhotos>[1]): PhotoPlan {
  const { rows, unfit, others } = planPhotos(
    files.map(({ name }) => name),
    places,
  );
  const byName = new Map(files.map((file) => [file.name, file]));
  const filesOf = (paths: readonly string[]) => paths.flatMap((path) => byName.get(path) ?? []);
  return {
    rows: rows.map(({ id, title, paths }) => ({ row: id, name: title, files: filesOf(paths) })),
    unfit: filesOf(unfit),
    others,
  };
}

/** Adds photos to the rows of an import. */
export function useImportPhotos(id: number) {
  const dispatch = useAppDispatch();
  const filesByPath = useRef<ReadonlyMap<string, File>>(new Map());
  const machine = useMemo(() => {
    const { listImportPhotoPlaces, addImportPhotos } = officeImportsApi.endpoints;
    const sendBatch = async (
      { id: ofImport, batch }: { id: number; batch: PhotoBatch | undefined },
      signal: AbortSignal,
    ) => {
      if (!batch) return [];
      return sendPhotos(batch, {
        filesByPath: filesByPath.current,
        shrink: async (photo) => {
          const { shrinkPhoto } = await import(
            /* webpackChunkName: "photo-shrinking" */ '../../platform/photoShrinking'
          );
          return shrinkPhoto(photo, limits.picture.bytes, signal);
        },
        add: (row, photos) => {
          const request = dispatch(addImportPhotos.initiate({ id: ofImport, row, photos }));
          signal.addEventListener('abort', () => request.abort());
          return request.unwrap();
        },
      });
    };
    return importPhotosMachine.provide({
      actors: {
        plan: fromPromise<PhotoPlan, Pick<ImportPhotosContext, 'id' | 'files'>>(async ({ input }) =>
          planOf(
            input.files,
            await dispatch(listImportPhotoPlaces.initiate(input.id, { subscribe: false, forceRefetch: true })).unwrap(),
          ),
        ),
        send: fromPromise<readonly SentPhoto[], { id: number; batch: PhotoBatch | undefined }>(({ input, signal }) =>
          sendBatch(input, signal),
        ),
      },
    });
  }, [dispatch]);
  const [{ value, context }, send] = useMachine(machine, { id });
  const total = countOf(context.plan?.rows ?? []);
  return {
    ...context,
    value,
    total,
    /** Of the total: sent, refused or there already. */
    through: total - countOf(context.left),
    choose: (files: readonly File[]) => {
      const usable = files.filter(({ size }) => size > 0);
      filesByPath.current = new Map(usable.map((file) => [pathOf(file), file]));
      send({ type: 'CHOSEN', files: usable.map((file) => ({ name: pathOf(file), bytes: file.size })) });
    },
    confirm: () => send({ type: 'CONFIRMED' }),
    stop: () => send({ type: 'STOPPED' }),
    retry: () => send({ type: 'RETRIED' }),
  };
}
export type ImportPhotos = ReturnType<typeof useImportPhotos>;

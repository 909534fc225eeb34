import { limits } from '@contract/limits';
import type { Property } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { codeOf, fieldErrors, statusOf } from '../../api/apiError';
import type { AppDispatch } from '../../session/storeHooks';
import { photoStore } from '../../platform/photoStore';
import { newClientId } from '../../platform/viewer';
import { ownPropertiesApi } from '../../api/endpoints/ownPropertiesApi';
import { photoListMachine } from './photoListMachine';
import { isAway } from './photoRefusal';
import { type ImageInput, type PhotoInput, type Prepared, type SendInput, photoMachine } from './photoMachine';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { writeChange, writeDraft, writeListing } from './propertyFormData';
import { entryOf } from './propertyFormFields';
import { currentOf, knownOf, refusalOfStale } from './staleListing';
import { mustWait } from '../../api/publishBlockers';
import type { FormRefusal, LookupResult, PublishInput, SaveInput, Stored } from './propertyFormMachine';

export interface ActorDeps {
  dispatch: AppDispatch;
  marksFeatured: boolean;
  /** The edited listing as it was loaded. */
  property?: Property | undefined;
  onRefused: (refusal: unknown) => void;
}

const { createProperty, beginDraft, saveProperty, publishProperty, addImage, changeImage, removeImage } =
  ownPropertiesApi.endpoints;
const { getProperty } = propertiesApi.endpoints;

function refusalOf(error: unknown): FormRefusal {
  const status = statusOf(error);
  if (mustWait(codeOf(error))) return { kind: 'held', error };
  return { kind: status === undefined || status >= 500 || status === 429 ? 'away' : 'other', error };
}

const orRefusal = (error: unknown): never => {
  throw refusalOf(error);
};

/** Saves a listing's fields: creates the draft once, then updates it, one request at a time. */
export function formActors({
  dispatch,
  marksFeatured,
  property,
}: Pick<ActorDeps, 'dispatch' | 'marksFeatured' | 'property'>) {
  let known = property && knownOf(property, marksFeatured);
  // requests run in sequence, because an earlier one that finished last would overwrite a later one
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };

  const begin = async ({ entry, clientId }: SaveInput): Promise<Stored> => {
    const begun = await dispatch(beginDraft.initiate(writeDraft(entry, clientId), { track: false }))
      .unwrap()
      .catch((error: unknown) => {
        throw statusOf(error) === 404 || statusOf(error) === 405
          ? ({ kind: 'noDrafts', error } satisfies FormRefusal)
          : refusalOf(error);
      });
    known = knownOf(begun, marksFeatured);
    // the same client id returns the existing draft, which may have older values than these
    return {
      draftId: begun.id,
      stored: entryOf(begun, marksFeatured),
      savedAt: begun.changed_at ?? new Date().toISOString(),
    };
  };

  /** Sends a change of the version that is known; once more if that is old and nothing that the form shows has changed. */
  const send = async (id: number, mine: Pick<SaveInput, 'entry' | 'stored' | 'confirms'>): Promise<Property> => {
    for (;;) {
      const body = writeChange(mine.entry, mine.stored, { version: known?.version, confirms: mine.confirms === true });
      const { data, error } = await dispatch(saveProperty.initiate({ id, body }, { track: false }));
      if (data) return data;
      const current = currentOf(error);
      if (!current || !known) throw refusalOf(error);
      const refusal = refusalOfStale(current, known, mine, marksFeatured);
      known = knownOf(current, marksFeatured);
      if (refusal) throw refusal;
    }
  };

  const save = fromPromise<Stored, SaveInput>(({ input }) =>
    inOrder(async () => {
      const { draftId, entry } = input;
      if (draftId === null) return begin(input);
      const saved = await send(draftId, input);
      known = knownOf(saved, marksFeatured);
      return { draftId, stored: entry, savedAt: saved.changed_at ?? new Date().toISOString() };
    }),
  );

  const look = fromPromise<LookupResult, { draftId: number | null }>(async ({ input: { draftId } }) => {
    const { data, error } = await dispatch(
      getProperty.initiate(String(draftId), { forceRefetch: true, subscribe: false }),
    );
    if (data) known = knownOf(data, marksFeatured);
    if (data?.lifecycle === 'draft')
      return { stored: entryOf(data, marksFeatured), savedAt: data.changed_at ?? null, images: data.images };
    const status = error ? statusOf(error) : 200;
    if (error && ![404, 410, 403, 400].includes(status ?? 0)) throw refusalOf(error);
    return { gone: true, clientId: newClientId() };
  });

  const publish = fromPromise<{ id: number }, PublishInput>(
    async ({ input: { draftId, entry, clientId, waiting, confirms } }) => {
      if (draftId !== null)
        return dispatch(publishProperty.initiate({ id: draftId, confirms: confirms === true }, { track: false }))
          .unwrap()
          .catch(orRefusal);
      const photos = await Promise.all(waiting.map((id) => photoStore.read(id)));
      const form = writeListing(
        entry,
        photos.filter((photo) => photo !== undefined),
        confirms,
      );
      // not the draft's, which may have been stored although its answer was lost
      form.append('client_id', `${clientId}-whole`);
      return dispatch(createProperty.initiate(form, { track: false }))
        .unwrap()
        .catch(orRefusal);
    },
  );
  return { save, look, publish };
}

const lost = { message: messages.thisPhotoIsNoLonger };
/** How long the server may need for a photo after its last byte, in milliseconds. */
const decoding = 3_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Uploads one photo, and deletes it. */
function photoLogic({ dispatch, onRefused }: ActorDeps) {
  const prepare = fromPromise<Prepared, Pick<PhotoInput, 'clientId'>>(async ({ input: { clientId }, signal }) => {
    const photo = await photoStore.read(clientId);
    if (!photo) throw lost;
    const { shrinkPhoto } = await import(/* webpackChunkName: "photo-shrinking" */ '../../platform/photoShrinking');
    const smaller = await shrinkPhoto(photo, limits.picture.bytes, signal);
    signal.throwIfAborted();
    await photoStore.keep(clientId, smaller);
    return { name: smaller.name, size: smaller.size };
  });

  const send = fromCallback<AnyEventObject, SendInput>(({ input: { clientId, alt, kind, draftId }, sendBack }) => {
    const leaving = new AbortController();
    const report = (event: AnyEventObject) => {
      if (!leaving.signal.aborted) sendBack(event);
    };
    const work = async () => {
      const photo = await photoStore.read(clientId);
      if (!photo || leaving.signal.aborted) return report({ type: 'FAILED', error: lost });
      const sending = dispatch(
        addImage.initiate(
          {
            propertyId: draftId ?? 0,
            clientId,
            photo,
            alt,
            ...(kind && { kind }),
            onProgress: (part) => report({ type: 'PROGRESSED', part }),
          },
          { track: false },
        ),
      );
      leaving.signal.addEventListener('abort', () => sending.abort());
      const { data, error } = await sending;
      if (data) void photoStore.forget(clientId);
      report(data ? { type: 'ARRIVED', image: data } : { type: 'FAILED', error });
    };
    void work();
    return () => leaving.abort();
  });

  const findArrived = async (draftId: number, clientId: string) => {
    const { images } = await dispatch(
      getProperty.initiate(String(draftId), { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return images.find((image) => image.client_id === clientId);
  };

  const clear = fromPromise<unknown, ImageInput>(async ({ input: { clientId, draftId, image, sentWhole } }) => {
    void photoStore.forget(clientId);
    if (draftId === null || draftId === undefined) return;
    const found =
      image ??
      (await findArrived(draftId, clientId)) ??
      (sentWhole ? await pause(decoding).then(() => findArrived(draftId, clientId)) : undefined);
    if (found) await dispatch(removeImage.initiate({ propertyId: draftId, id: found.id }, { track: false })).unwrap();
  });

  return photoMachine.provide({
    actors: { prepare, send, clear },
    guards: { mayRetry: ({ context: { refusal } }) => isAway(refusal) },
    actions: {
      notifyRefused: (_, { refusal }) => onRefused(refusal),
      sendWords: (_, { image, alt, kind, draftId }) => {
        if (!image) return;
        const change = { propertyId: draftId ?? 0, id: image.id, alt, ...(kind && { kind }) };
        void dispatch(changeImage.initiate(change, { track: false })).then(({ error }) => error && onRefused(error));
      },
    },
  });
}

let lastOrder: Promise<unknown> = Promise.resolve();

/** The photos of a form, with their uploads and their order on the server. */
export function photoListLogic(deps: ActorDeps) {
  return photoListMachine.provide({
    actors: { photo: photoLogic(deps) },
    actions: {
      sendOrder: ({ self }, { ids, draftId }) => {
        if (draftId === null || ids.length < 2) return;
        // in sequence, because an earlier order that arrived last would overwrite this one
        lastOrder = lastOrder
          .then(() => putInOrder(deps, draftId, ids))
          .then((images) => images && self.send({ type: 'FOUND', images }))
          .catch(() => undefined);
      },
    },
  });
}

/** Saves the order; resolves to the server's pictures if they have changed meanwhile. */
async function putInOrder(
  { dispatch, onRefused }: ActorDeps,
  id: number,
  ids: readonly number[],
): Promise<Property['images'] | undefined> {
  const body = new FormData();
  for (const image of ids) body.append('image_order', String(image));
  const { error } = await dispatch(saveProperty.initiate({ id, body }, { track: false }));
  if (!error) return undefined;
  if (!fieldErrors(error).image_order) onRefused(error);
  const { data } = await dispatch(getProperty.initiate(String(id), { forceRefetch: true, subscribe: false }));
  return data?.images;
}

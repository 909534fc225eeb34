import { limits } from '@contract/limits';
import type { Property } from '@contract/properties';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { fieldErrors, statusOf, toApiError } from '../../api/apiError';
import type { AppDispatch } from '../../session/storeHooks';
import { photoStore } from '../../platform/photoStore';
import { newClientId } from '../../platform/viewer';
import { ownPropertiesApi } from '../../api/endpoints/ownPropertiesApi';
import { type ImageInput, type PhotoInput, type Prepared, type SendInput, photoMachine } from './photoMachine';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { writeChange, writeDraft, writeListing } from './propertyFormData';
import { entryOf } from './propertyFormFields';
import { mustWait } from '../../api/publishBlockers';
import type { FormRefusal, LookupResult, PublishInput, SaveInput, Stored } from './propertyFormMachine';

type Refusal = Parameters<typeof toApiError>[0];

/** What the form's actors work with. */
export interface ActorDeps {
  dispatch: AppDispatch;
  marksFeatured: boolean;
  /** The draft that photos are sent to. */
  draftId: () => number | null;
  /** The names of the photos that wait here, in order: for a server that takes them all at once. */
  waiting: () => readonly string[];
  /** The server told what it has. */
  onFound: (property: Property) => void;
  onRefused: (refusal: Refusal) => void;
}

const { beginDraft, saveProperty, publishProperty, addImage, changeImage, removeImage } = ownPropertiesApi.endpoints;
const { getProperty, createProperty } = propertiesApi.endpoints;

const codeOf = (error: Refusal) => {
  const narrowed = toApiError(error);
  return narrowed.kind === 'answered' ? (narrowed.body as { code?: unknown } | null)?.code : undefined;
};

function refusalOf(error: Refusal): FormRefusal {
  const status = statusOf(error);
  if (mustWait(codeOf(error))) return { kind: 'held', error };
  return { kind: status === undefined || status >= 500 || status === 429 ? 'away' : 'other', error };
}

const orRefusal = (error: unknown): never => {
  throw refusalOf(error as Refusal);
};

/** Saving a listing's words: begun once, then changed, one after the other. */
export function formActors({ dispatch, marksFeatured, waiting, onFound }: ActorDeps) {
  // a change that is overtaken by a later one would undo it
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };

  const begin = async ({ entry, clientId }: SaveInput): Promise<Stored> => {
    const begun = await dispatch(beginDraft.initiate(writeDraft(entry, clientId), { track: false }))
      .unwrap()
      .catch((error: Refusal) => {
        throw statusOf(error) === 404 || statusOf(error) === 405
          ? ({ kind: 'noDrafts', error } satisfies FormRefusal)
          : refusalOf(error);
      });
    // the same name answers the same draft, whose words may be older than these
    return {
      draftId: begun.id,
      stored: entryOf(begun, marksFeatured),
      savedAt: begun.changed_at ?? new Date().toISOString(),
    };
  };

  const save = fromPromise<Stored, SaveInput>(({ input }) =>
    inOrder(async () => {
      const { draftId, entry, stored } = input;
      if (draftId === null) return begin(input);
      const saved = await dispatch(
        saveProperty.initiate({ id: draftId, body: writeChange(entry, stored) }, { track: false }),
      )
        .unwrap()
        .catch(orRefusal);
      return { draftId, stored: entry, savedAt: saved.changed_at ?? new Date().toISOString() };
    }),
  );

  const look = fromPromise<LookupResult, { draftId: number | null }>(async ({ input: { draftId } }) => {
    const { data, error } = await dispatch(
      getProperty.initiate(String(draftId), { forceRefetch: true, subscribe: false }),
    );
    if (data?.lifecycle === 'draft') {
      onFound(data);
      return { stored: entryOf(data, marksFeatured), savedAt: data.changed_at ?? null };
    }
    const status = error ? statusOf(error) : 200;
    if (error && ![404, 410, 403, 400].includes(status ?? 0)) throw refusalOf(error);
    return { gone: true, clientId: newClientId() };
  });

  const publish = fromPromise<{ id: number }, PublishInput>(async ({ input: { draftId, entry } }) => {
    if (draftId !== null)
      return dispatch(publishProperty.initiate(draftId, { track: false }))
        .unwrap()
        .catch(orRefusal);
    const photos = await Promise.all(waiting().map((id) => photoStore.read(id)));
    return dispatch(
      createProperty.initiate(
        writeListing(
          entry,
          photos.filter((photo) => photo !== undefined),
        ),
        { track: false },
      ),
    )
      .unwrap()
      .catch(orRefusal);
  });
  return { save, look, publish };
}

const lost = { message: 'This photo is no longer in this browser. Remove it and add it again.' };
/** How long a server may need for a photo that has arrived whole, in milliseconds. */
const decoding = 3_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One photo's way to the server, and away from it again. */
export function photoLogic({ dispatch, draftId, onRefused }: ActorDeps) {
  const propertyId = () => draftId() ?? 0;

  const prepare = fromPromise<Prepared, Pick<PhotoInput, 'clientId'>>(async ({ input: { clientId }, signal }) => {
    const photo = await photoStore.read(clientId);
    if (!photo) throw lost;
    const { shrinkPhoto } = await import(/* webpackChunkName: "photo-shrinking" */ '../../platform/photoShrinking');
    const smaller = await shrinkPhoto(photo, limits.picture.bytes, signal);
    signal.throwIfAborted();
    await photoStore.keep(clientId, smaller);
    return { name: smaller.name, size: smaller.size };
  });

  const send = fromCallback<AnyEventObject, SendInput>(({ input: { clientId, alt }, sendBack }) => {
    const leaving = new AbortController();
    const tell = (event: AnyEventObject) => {
      if (!leaving.signal.aborted) sendBack(event);
    };
    const work = async () => {
      const photo = await photoStore.read(clientId);
      if (!photo || leaving.signal.aborted) return tell({ type: 'FAILED', error: lost });
      const sending = dispatch(
        addImage.initiate(
          { propertyId: propertyId(), clientId, photo, alt, onProgress: (part) => tell({ type: 'PROGRESSED', part }) },
          { track: false },
        ),
      );
      leaving.signal.addEventListener('abort', () => sending.abort());
      const { data, error } = await sending;
      if (data) void photoStore.forget(clientId);
      tell(data ? { type: 'ARRIVED', image: data } : { type: 'FAILED', error });
    };
    void work();
    return () => leaving.abort();
  });

  const arrived = async (clientId: string) => {
    const { images } = await dispatch(
      getProperty.initiate(String(propertyId()), { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return images.find((image) => image.client_id === clientId);
  };

  const clear = fromPromise<unknown, ImageInput>(async ({ input: { clientId, image, sentWhole } }) => {
    void photoStore.forget(clientId);
    if (draftId() === null) return;
    const found =
      image ??
      (await arrived(clientId)) ??
      (sentWhole ? await pause(decoding).then(() => arrived(clientId)) : undefined);
    if (found)
      await dispatch(removeImage.initiate({ propertyId: propertyId(), id: found.id }, { track: false })).unwrap();
  });

  return photoMachine.provide({
    actors: { prepare, send, clear },
    actions: {
      tellRefusal: (_, { refusal }) => onRefused(refusal as Refusal),
      tellWords: (_, { image, alt }) => {
        if (!image) return;
        void dispatch(changeImage.initiate({ propertyId: propertyId(), id: image.id, alt }, { track: false })).then(
          ({ error }) => error && onRefused(error),
        );
      },
    },
  });
}

let lastOrder: Promise<void> = Promise.resolve();

/** Tells the order of all pictures, after what was told before: an earlier order that arrived later would undo this one. */
export function announceOrder(desk: ActorDeps, ids: readonly number[]): Promise<void> {
  const told = lastOrder.then(() => putInOrder(desk, ids));
  lastOrder = told.catch(() => undefined);
  return told;
}

/** Where the server has other pictures by now, looks what it has. */
async function putInOrder({ dispatch, draftId, onFound, onRefused }: ActorDeps, ids: readonly number[]): Promise<void> {
  const id = draftId();
  if (id === null || ids.length < 2) return;
  const body = new FormData();
  for (const image of ids) body.append('image_order', String(image));
  const { error } = await dispatch(saveProperty.initiate({ id, body }, { track: false }));
  if (!error) return;
  if (!fieldErrors(error).image_order) onRefused(error);
  const { data } = await dispatch(getProperty.initiate(String(id), { forceRefetch: true, subscribe: false }));
  if (data) onFound(data);
}

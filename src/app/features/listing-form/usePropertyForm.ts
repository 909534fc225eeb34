import type { Property } from '@contract/properties';
import { useSelector as useActorSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { statusOf, errorMessage } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { useMachineRef } from '../../flow/useMachine';
import { listingDrafts } from '../../platform/listingDrafts';
import { photoStore } from '../../platform/photoStore';
import { loginRequired } from '../../session/sessionSlice';
import { type AppStore, useAppStore } from '../../session/storeHooks';
import { type SavedDraft, initialEntry, isWorthSaving, draftKey, readDraft } from './listingDraft';
import { type Photo, clientIdOf, isPhoto, photoListMachine } from './photoListMachine';
import { type ActorDeps, photoLogic, announceOrder, formActors } from './propertyFormActors';
import { isUnsaved, propertyFormMachine } from './propertyFormMachine';
import { posted, updated, uploadFailure } from './propertyFormMessages';

export type FormRef = ActorRefFrom<typeof propertyFormMachine>;
export type PhotoListRef = ActorRefFrom<typeof photoListMachine>;

interface FormUse {
  /** The listing to change; a new one when left out. */
  property?: Property | undefined;
  marksFeatured: boolean;
  /** Where to lead back to after a login. */
  path: string;
  onSaved: (id: number) => void;
  /** What a visitor wrote has become an account's. */
  onTakenOver: (username: string) => void;
}

/** The actors of a listing's form, at a desk that the store's own dispatch works at. */
function useMachines({ property, marksFeatured, path }: FormUse, store: AppStore) {
  const refs = useRef<{ form?: FormRef; shelf?: PhotoListRef }>({});
  const [made] = useState(() => {
    const kept = readDraft(draftKey(store.getState().session.username, property));
    const desk: ActorDeps = {
      dispatch: store.dispatch,
      marksFeatured,
      draftId: () => refs.current.form?.getSnapshot().context.draftId ?? null,
      waiting: () =>
        (refs.current.shelf?.getSnapshot().context.photos ?? [])
          .filter((photo) => isPhoto(photo, 'preparing', 'waiting'))
          .map(clientIdOf),
      onFound: ({ images }) => refs.current.shelf?.send({ type: 'FOUND', images }),
      onRefused: (refusal) => store.dispatch(toastAdded('bad', errorMessage(refusal))),
    };
    return {
      left: kept?.photos ?? [],
      found: property?.images ?? [],
      input: initialEntry({ kept, property, account: store.getState().session.token !== null, marksFeatured }),
      form: propertyFormMachine.provide({
        actors: formActors(desk),
        actions: { askLogin: () => store.dispatch(loginRequired({ target: path })) },
      }),
      shelf: photoListMachine.provide({
        actors: { photo: photoLogic(desk) },
        actions: { tellOrder: (_, { ids }) => void announceOrder(desk, ids) },
      }),
    };
  });
  const shelf = useMachineRef(made.shelf);
  const form = useMachineRef(made.form, made.input);
  const { left, found } = made;
  useEffect(() => {
    refs.current = { form, shelf };
    const known = new Set(shelf.getSnapshot().context.photos.map(clientIdOf));
    if (found.length > 0 && known.size === 0) shelf.send({ type: 'FOUND', images: found });
    const missing = left.filter(({ clientId }) => !known.has(clientId));
    if (missing.length > 0) shelf.send({ type: 'ADDED', photos: missing });
  }, [form, shelf, left, found]);
  return { form, shelf };
}

const countOf = (photos: readonly Photo[]) => ({
  busy: photos.filter((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'clearing')).length,
  failed: photos.filter((photo) => isPhoto(photo, 'failed')).length,
});

/** The form hears of its photos, and the photos of a draft to be sent to. */
function useTogether(form: FormRef, shelf: PhotoListRef): void {
  useEffect(() => {
    const count = () => {
      const photos = countOf(shelf.getSnapshot().context.photos);
      const known = form.getSnapshot().context.photos;
      if (photos.busy !== known.busy || photos.failed !== known.failed) form.send({ type: 'PHOTOS', photos });
    };
    const open = () => {
      const { account, draftId } = form.getSnapshot().context;
      const ready = account && draftId !== null;
      if (ready && shelf.getSnapshot().value === 'shut') {
        shelf.send({ type: 'OPENED' });
        retryAway(shelf);
      } else if (!ready) shelf.send({ type: 'SHUT' });
    };
    count();
    open();
    const [photos, words] = [shelf.subscribe(count), form.subscribe(open)];
    return () => {
      photos.unsubscribe();
      words.unsubscribe();
    };
  }, [form, shelf]);
}

/** Tries those again that failed because nobody answered, or nobody was logged in. */
function retryAway(shelf: PhotoListRef): void {
  for (const photo of shelf.getSnapshot().context.photos) {
    const { refusal } = photo.getSnapshot().context;
    const status = refusal ? statusOf(refusal as Parameters<typeof statusOf>[0]) : undefined;
    if (
      isPhoto(photo, 'failed') &&
      (status === 401 || (status === undefined && (refusal as { status?: unknown })?.status === 'FETCH_ERROR'))
    )
      photo.send({ type: 'RETRIED' });
  }
}

/** Logins and logouts, and the connection's return. */
function useSurroundings(form: FormRef, shelf: PhotoListRef, store: AppStore): void {
  useEffect(() => {
    let before = store.getState().session.token;
    const follow = () => {
      const { token } = store.getState().session;
      if (token === before) return;
      before = token;
      form.send({ type: token ? 'LOGGED_IN' : 'LOGGED_OUT' });
    };
    const back = () => {
      form.send({ type: 'SAVE_NOW' });
      retryAway(shelf);
    };
    window.addEventListener('online', back);
    const stop = store.subscribe(follow);
    follow();
    return () => {
      stop();
      window.removeEventListener('online', back);
    };
  }, [form, shelf, store]);
}

const photosLeft = (shelf: PhotoListRef) =>
  shelf
    .getSnapshot()
    .context.photos.filter((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'failed'))
    .map((photo) => {
      const { clientId, name, size, alt, isLarge } = photo.getSnapshot().context;
      return { clientId, name, size, alt, image: null, ...(isLarge && { isLarge }) };
    });

/** Writes down, at each step, what must outlive the tab, under its writer's name: what a visitor wrote is the account's from its login on. */
function useKeeping(
  form: FormRef,
  shelf: PhotoListRef,
  store: AppStore,
  id: number | undefined,
  onTakenOver: (username: string) => void,
): void {
  useEffect(() => {
    const property = id === undefined ? undefined : { id };
    let writer = store.getState().session.username;
    let isLeft = false;
    const keep = () => {
      const { username, lapsed } = store.getState().session;
      // who logged out leaves behind what was kept until then
      if (isLeft || (username === null && writer !== null && lapsed !== writer)) return;
      const { context, value } = form.getSnapshot();
      const { typed, stored, draftId, clientId, savedAt } = context;
      const kept: SavedDraft = { typed, stored, draftId, clientId, savedAt, photos: photosLeft(shelf) };
      if (username !== null && username !== writer) {
        // a form in which nothing was written, or that was somebody else's, gives way to what the account has kept
        isLeft = writer !== null || !isWorthSaving(kept);
        if (isLeft) return;
        listingDrafts.forget(draftKey(null, property));
        writer = username;
        onTakenOver(username);
      }
      const isDone = value === 'posted' || (property ? !isUnsaved(context) : !isWorthSaving(kept));
      if (isDone) listingDrafts.forget(draftKey(writer, property));
      else listingDrafts.write(draftKey(writer, property), kept);
    };
    const stops = [form.subscribe(keep), shelf.subscribe(keep)];
    void photoStore.sweep();
    return () => stops.forEach((stop) => stop.unsubscribe());
  }, [form, shelf, store, id, onTakenOver]);
}

/** A listing's form, alive: it begins where it was left, keeps what is written, and leads on once it is posted. */
export function usePropertyForm(use: FormUse) {
  const store = useAppStore();
  const { form, shelf } = useMachines(use, store);
  useTogether(form, shelf);
  useSurroundings(form, shelf, store);
  useKeeping(form, shelf, store, use.property?.id, use.onTakenOver);
  const standing = useActorSelector(form, ({ value }) =>
    typeof value === 'string' ? value : (Object.values(value)[0] ?? ''),
  );
  const refusal = useActorSelector(
    form,
    ({ context }) => context.refusal as Parameters<typeof uploadFailure>[0] | undefined,
  );
  const postedId = useActorSelector(form, ({ context }) => context.postedId);
  const [isChange] = useState(use.property !== undefined && use.property.lifecycle !== 'draft');
  const saved = useRef(use.onSaved);
  useEffect(() => {
    saved.current = use.onSaved;
  });
  useEffect(() => {
    if (standing === 'refused' && refusal) store.dispatch(toastAdded('bad', uploadFailure(refusal)));
  }, [standing, refusal, store]);
  useEffect(() => {
    if (postedId === null) return;
    store.dispatch(toastAdded('good', isChange ? updated : posted));
    saved.current(postedId);
  }, [postedId, isChange, store]);
  return { form, shelf, standing, refusal };
}

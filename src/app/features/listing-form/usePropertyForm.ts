import type { Property } from '@contract/properties';
import { useSelector as useActorSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { codeOf, errorMessage } from '../../api/apiError';
import { asksWhetherRight } from '../../api/publishBlockers';
import { toastAdded } from '../../flow/toastsSlice';
import { useMachineRef } from '../../flow/useMachine';
import { listingDrafts } from '../../platform/listingDrafts';
import { photoStore } from '../../platform/photoStore';
import { loginRequired } from '../../session/sessionSlice';
import { type AppStore, useAppStore } from '../../session/storeHooks';
import { type SavedDraft, initialEntry, isWorthSaving, draftKey, readDraft } from './listingDraft';
import { isPhoto } from './photoListMachine';
import { type ActorDeps, formActors, photoListLogic } from './propertyFormActors';
import { type PhotoListRef, isUnsaved, propertyFormMachine } from './propertyFormMachine';
import { posted, updated, uploadFailure } from './propertyFormMessages';

export type FormRef = ActorRefFrom<typeof propertyFormMachine>;

interface FormUse {
  /** The listing to edit; a new one if left out. */
  property?: Property | undefined;
  marksFeatured: boolean;
  /** Where to return after a login. */
  path: string;
  onSaved: (id: number) => void;
  /** Called when a visitor's draft becomes an account's. */
  onTakenOver: (username: string) => void;
}

/** The form's machine with its calls, started from this browser's draft if there is one. */
function useForm({ property, marksFeatured, path }: FormUse, store: AppStore): FormRef {
  const [{ machine, input }] = useState(() => {
    const deps: ActorDeps = {
      dispatch: store.dispatch,
      marksFeatured,
      property,
      onRefused: (refusal) => store.dispatch(toastAdded('bad', errorMessage(refusal))),
    };
    return {
      input: initialEntry({
        draft: readDraft(draftKey(store.getState().session.username, property)),
        property,
        account: store.getState().session.token !== null,
        marksFeatured,
      }),
      machine: propertyFormMachine.provide({
        actors: { ...formActors(deps), photoList: photoListLogic(deps) },
        actions: { askLogin: () => store.dispatch(loginRequired({ target: path })) },
      }),
    };
  });
  return useMachineRef(machine, input);
}

/** Passes logins, logouts and the connection's return to the machine. */
function useSessionEvents(form: FormRef, store: AppStore): void {
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
      form.send({ type: 'RECONNECTED' });
    };
    window.addEventListener('online', back);
    const stop = store.subscribe(follow);
    follow();
    return () => {
      stop();
      window.removeEventListener('online', back);
    };
  }, [form, store]);
}

const photosLeft = (photoList: PhotoListRef) =>
  photoList
    .getSnapshot()
    .context.photos.filter((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'failed'))
    .map((photo) => {
      const { clientId, name, size, alt, kind, isLarge } = photo.getSnapshot().context;
      return { clientId, name, size, alt, image: null, ...(kind && { kind }), ...(isLarge && { isLarge }) };
    });

/** Stores the draft after each transition under its writer's key; a visitor's draft becomes the account's at login. */
function useDraftStorage(
  form: FormRef,
  photoList: PhotoListRef,
  store: AppStore,
  id: number | undefined,
  onTakenOver: (username: string) => void,
): void {
  useEffect(() => {
    const property = id === undefined ? undefined : { id };
    let writer = store.getState().session.username;
    let isLeft = false;
    const saveDraft = () => {
      const { username, lapsed } = store.getState().session;
      // after a logout, the draft stored so far is left as it is
      if (isLeft || (username === null && writer !== null && lapsed !== writer)) return;
      const { context, value } = form.getSnapshot();
      const { typed, stored, draftId, clientId, savedAt } = context;
      const draft: SavedDraft = { typed, stored, draftId, clientId, savedAt, photos: photosLeft(photoList) };
      if (username !== null && username !== writer) {
        // an empty form, or one of another account, makes room for the account's own draft
        isLeft = writer !== null || !isWorthSaving(draft);
        if (isLeft) return;
        listingDrafts.forget(draftKey(null, property));
        writer = username;
        onTakenOver(username);
      }
      const isDone = value === 'posted' || (property ? !isUnsaved(context) : !isWorthSaving(draft));
      if (isDone) listingDrafts.forget(draftKey(writer, property));
      else listingDrafts.write(draftKey(writer, property), draft);
    };
    const stops = [form.subscribe(saveDraft), photoList.subscribe(saveDraft)];
    void photoStore.sweep();
    return () => stops.forEach((stop) => stop.unsubscribe());
  }, [form, photoList, store, id, onTakenOver]);
}

/** Runs a listing's form: restores and stores the draft, and opens the listing once it is posted. */
export function usePropertyForm(use: FormUse) {
  const store = useAppStore();
  const form = useForm(use, store);
  const { photoList } = form.getSnapshot().context;
  useSessionEvents(form, store);
  useDraftStorage(form, photoList, store, use.property?.id, use.onTakenOver);
  const formStatus = useActorSelector(form, ({ value }) =>
    typeof value === 'string' ? value : (Object.values(value)[0] ?? ''),
  );
  const refusal = useActorSelector(form, ({ context }) => context.refusal);
  const postedId = useActorSelector(form, ({ context }) => context.postedId);
  const [isChange] = useState(use.property !== undefined && use.property.lifecycle !== 'draft');
  const saved = useRef(use.onSaved);
  useEffect(() => {
    saved.current = use.onSaved;
  });
  useEffect(() => {
    // the question stands at its field, which has the focus
    if (formStatus === 'refused' && refusal && !asksWhetherRight(codeOf(refusal)))
      store.dispatch(toastAdded('bad', uploadFailure(refusal)));
  }, [formStatus, refusal, store]);
  useEffect(() => {
    if (postedId === null) return;
    store.dispatch(toastAdded('good', isChange ? updated : posted));
    saved.current(postedId);
  }, [postedId, isChange, store]);
  return { form, photoList, formStatus, refusal };
}

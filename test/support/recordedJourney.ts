import { startRecorder } from '@app/flow/recording/recorder';
import { sessionTap } from '@app/flow/sessionTap';
import type { SessionRecording } from '@contract/sessionRecording';
import { inspect, running } from '@app/flow/inspection';
import { splashEnded } from '@app/flow/splashSlice';
import { toastAdded } from '@app/flow/toastsSlice';
import { type Entry, authDialogMachine } from '@app/features/auth/authDialogMachine';
import { photoListMachine } from '@app/features/listing-form/photoListMachine';
import { type ImageInput, type SendInput, photoMachine } from '@app/features/listing-form/photoMachine';
import {
  type PublishInput,
  type SaveInput,
  type Stored,
  propertyFormMachine,
} from '@app/features/listing-form/propertyFormMachine';
import { type AppStore, makeStore } from '@app/root/store';
import { loggedIn, loginRequired } from '@app/session/sessionSlice';
import type { LoginChallenge } from '@contract/secondFactor';
import type { Property, PropertyImage } from '@contract/properties';
import { type BaseRequest, api } from '@app/api/api';
import { type AnyActor, type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';

/** Answers to calls, by the path they start with. */
type Answers = Readonly<Record<string, unknown>>;

const stores: AppStore[] = [];

/** A store whose calls get these answers; others are refused. */
export function storeWith(answers: Answers, devTools?: Parameters<typeof makeStore>[2]): AppStore {
  const baseQuery: BaseRequest = (request) => {
    const path = typeof request === 'string' ? request : request.url;
    const found = Object.entries(answers).find(([start]) => path.includes(start));
    return Promise.resolve(
      found ? { data: copyOf(found[1]) } : { error: { status: 404, data: { detail: 'There is nothing.' } } },
    );
  };
  const store = makeStore({ baseQuery }, undefined, devTools);
  stores.push(store);
  return store;
}

/** Ends every machine that runs. */
function stopMachines(): void {
  for (const actor of [...running] as AnyActor[]) if (!actor._parent) actor.stop();
}

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const blank = { title: '', purpose: 'sale' };
const photo = (clientId: string) => ({ clientId, name: `${clientId}.jpg`, size: 3, alt: '', image: null });
export const imageOf = (id: number, clientId: string) => ({ id, client_id: clientId, own_alt: '' }) as PropertyImage;

/** A form with photos, which upload at once; the second photo fails first, and is retried. */
export function startListingForm(account: boolean) {
  let failures = 1;
  let ids = 0;
  const upload = photoMachine.provide({
    actors: {
      send: fromCallback<AnyEventObject, SendInput>(({ input, sendBack }) => {
        sendBack({ type: 'PROGRESSED', part: 0.5 });
        if (input.clientId.endsWith('two') && (failures -= 1) >= 0)
          sendBack({ type: 'FAILED', error: { status: 'FETCH_ERROR', error: 'offline' } });
        else sendBack({ type: 'ARRIVED', image: imageOf((ids += 1), input.clientId) });
      }),
      clear: fromPromise<unknown, ImageInput>(() => Promise.resolve()),
    },
    guards: { mayRetry: () => true },
  });
  const form = createActor(
    propertyFormMachine.provide({
      actors: {
        photoList: photoListMachine.provide({ actors: { photo: upload } }),
        save: fromPromise<Stored, SaveInput>(({ input }) =>
          Promise.resolve({ draftId: 7, stored: input.entry, savedAt: '2026-11-21T10:05:00.000Z' }),
        ),
        publish: fromPromise<{ id: number }, PublishInput>(() => Promise.resolve({ id: 12 })),
      },
    }),
    {
      id: 'propertyForm',
      inspect,
      input: {
        typed: blank,
        entry: blank,
        stored: blank,
        blank,
        draftId: null,
        clientId: 'mine-0001',
        savedAt: null,
        account,
        live: false,
        photos: { busy: 0, failed: 0 },
        photoList: { added: [photo('one')], images: [] },
      },
    },
  ).start();
  return {
    form,
    type: (title: string) => form.send({ type: 'TYPED', typed: { ...blank, title }, entry: { ...blank, title } }),
    addPhotos: (...names: string[]) =>
      form.getSnapshot().context.photoList.send({ type: 'ADDED', photos: names.map(photo) }),
  };
}

/** A dialog in which somebody signs in: a wrong password first. */
export function startLogin() {
  let tries = 0;
  const dialog = createActor(
    authDialogMachine.provide({
      actors: {
        logIn: fromPromise<LoginChallenge | null, Entry>(() =>
          (tries += 1) === 1
            ? Promise.reject(Object.assign(new Error('refused'), { status: 400, data: { detail: 'Wrong password.' } }))
            : Promise.resolve(null),
        ),
      },
    }),
    { id: 'authDialog', inspect, input: { opening: 'login' } },
  ).start();
  return dialog;
}

/** A search, a login, a listing with photos, by the app's own store and machines. */
export async function journey(store: AppStore): Promise<void> {
  const { propertiesApi } = await import('@app/api/endpoints/propertiesApi');
  store.dispatch(splashEnded());
  await store.dispatch(propertiesApi.endpoints.getProperty.initiate('5'));
  await store.dispatch(propertiesApi.endpoints.getProperty.initiate('404'));
  store.dispatch(loginRequired({ target: '/properties/new' }));
  const dialog = startLogin();
  const entry = { username: 'asha', password: 'hush hush hush', email: '', display_name: '' };
  dialog.send({ type: 'SUBMITTED', entry });
  await nextTask();
  dialog.send({ type: 'SUBMITTED', entry });
  await nextTask();
  store.dispatch(loggedIn({ token: 'planted-token-0001', username: 'asha' }));
  const { form, type, addPhotos } = startListingForm(true);
  for (const title of ['L', 'La', 'Lake house']) type(title);
  form.send({ type: 'SAVE_NOW' });
  await nextTask();
  addPhotos('two', 'three');
  await nextTask();
  form.send({ type: 'RECONNECTED' });
  await nextTask();
  form.send({ type: 'SUBMITTED' });
  await nextTask();
  store.dispatch(toastAdded('good', 'Your listing is public.'));
}

export const listing = { id: 5, title: 'Lake house', city: { id: 1, name: 'Indore' } } as unknown as Property;

/** The calls that the journey makes. */
export const answers = { '/properties/5': listing };

/** As it would be read from a file. */
export const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** Records what happens meanwhile. */
export async function record(
  act: (store: AppStore) => unknown,
  store: AppStore = storeWith(answers),
): Promise<SessionRecording> {
  sessionTap.store = store;
  const recorder = startRecorder();
  try {
    await act(store);
    return copyOf(await recorder.take());
  } finally {
    recorder.stop();
  }
}

/** Ends what a test recorded, every machine, and the timers of its stores. */
export function stopRecording(): void {
  stopMachines();
  sessionTap.onAction = undefined;
  delete sessionTap.store;
  for (const store of stores.splice(0)) store.dispatch(api.util.resetApiState());
}

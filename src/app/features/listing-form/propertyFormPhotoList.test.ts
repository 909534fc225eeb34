import type { PropertyImage } from '@contract/properties';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { type ImageInput, type PhotoInput, type SendInput, photoMachine } from './photoMachine';
import { photoListMachine } from './photoListMachine';
import {
  type FormInput,
  type LookupResult,
  type PublishInput,
  type SaveInput,
  type Stored,
  propertyFormMachine,
} from './propertyFormMachine';

const entry = { title: 'Lake house' };
const draft: FormInput = {
  typed: entry,
  entry,
  stored: entry,
  blank: {},
  draftId: 7,
  clientId: 'mine-0001',
  savedAt: null,
  account: true,
  live: true,
  photos: { busy: 0, failed: 0 },
  photoList: { added: [], images: [] },
};
const photo = (clientId: string): PhotoInput => ({ clientId, name: `${clientId}.jpg`, size: 1, alt: '', image: null });
const image = (id: number, clientId: string) => ({ id, client_id: clientId }) as PropertyImage;

const forms: { stop(): unknown }[] = [];
afterEach(() => forms.splice(0).forEach((form) => form.stop()));

/** A form with photos whose uploads finish when the test says so. */
function startForm(input: Partial<FormInput> = {}, looked?: LookupResult) {
  const uploads = new Map<string, { draftId: unknown; sendBack: (event: AnyEventObject) => void }>();
  const published = jest.fn();
  const orders = jest.fn();
  const logic = photoMachine.provide({
    actors: {
      send: fromCallback<AnyEventObject, SendInput>(({ input: { clientId, draftId }, sendBack }) => {
        uploads.set(clientId, { draftId, sendBack });
        return () => void uploads.delete(clientId);
      }),
      clear: fromPromise<unknown, ImageInput>(async () => undefined),
    },
    guards: { mayRetry: () => true },
  });
  const form = createActor(
    propertyFormMachine.provide({
      actors: {
        photoList: photoListMachine.provide({
          actors: { photo: logic },
          actions: { sendOrder: (_, order) => orders(order) },
        }),
        save: fromPromise<Stored, SaveInput>(() =>
          Promise.reject(Object.assign(new Error('no drafts'), { kind: 'noDrafts' })),
        ),
        publish: fromPromise<{ id: number }, PublishInput>(async ({ input: publishInput }) => {
          published(publishInput);
          return { id: 7 };
        }),
        ...(looked && { look: fromPromise<LookupResult, { draftId: number | null }>(async () => looked) }),
      },
    }),
    { input: { ...draft, ...input } },
  ).start();
  forms.push(form);
  const { photoList } = form.getSnapshot().context;
  return {
    form,
    published,
    orders,
    photoList,
    add: (...ids: string[]) => photoList.send({ type: 'ADDED', photos: ids.map(photo) }),
    arrive: (id: string, serverId: number) =>
      uploads.get(id)?.sendBack({ type: 'ARRIVED', image: image(serverId, id) }),
    fail: (id: string) => uploads.get(id)?.sendBack({ type: 'FAILED', error: {} }),
    uploading: () => [...uploads].map(([id, { draftId }]) => [id, draftId]),
    count: () => form.getSnapshot().context.photos,
    names: () => photoList.getSnapshot().context.photos.map((one) => one.getSnapshot().context.clientId),
  };
}

it('knows at each moment how many of its photos are uploading and how many failed', () => {
  const { add, arrive, fail, count } = startForm();
  expect(count()).toEqual({ busy: 0, failed: 0 });
  add('a', 'b');
  expect(count()).toEqual({ busy: 2, failed: 0 });
  arrive('a', 1);
  expect(count()).toEqual({ busy: 1, failed: 0 });
  fail('b');
  expect(count()).toEqual({ busy: 0, failed: 1 });
});

it('H6 uploads photos while a user is logged in and there is a draft', () => {
  const { form, add, arrive, uploading } = startForm({ account: false });
  add('a', 'b', 'c', 'd');
  expect(uploading()).toEqual([]);
  form.send({ type: 'LOGGED_IN' });
  expect(uploading()).toEqual([
    ['a', 7],
    ['b', 7],
    ['c', 7],
  ]);
  form.send({ type: 'LOGGED_OUT' });
  arrive('a', 1);
  expect(uploading()).toEqual([
    ['b', 7],
    ['c', 7],
  ]);
});

it('retries failed photos when the connection is back', () => {
  const { form, add, fail, uploading, count } = startForm();
  add('a');
  fail('a');
  expect(uploading()).toEqual([]);
  form.send({ type: 'RECONNECTED' });
  expect([uploading(), count()]).toEqual([[['a', 7]], { busy: 1, failed: 0 }]);
});

it('H6 starts with the server’s photos, then those still to upload, each once', () => {
  const { names, uploading, count } = startForm({
    photoList: { added: [photo('b'), photo('c')], images: [image(1, 'a'), image(2, 'b')] },
  });
  expect(names()).toEqual(['a', 'b', 'c']);
  expect([uploading(), count()]).toEqual([[['c', 7]], { busy: 1, failed: 0 }]);
});

it('H6 shows the server’s photos of a resumed draft, and none of a deleted one', async () => {
  const found = startForm({ live: false }, { stored: entry, savedAt: null, images: [image(1, 'a')] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(found.names()).toEqual(['a']);
  const gone = startForm(
    { live: false, photoList: { added: [photo('b')], images: [] } },
    { gone: true, clientId: 'mine-0002' },
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(gone.photoList.getSnapshot()).toMatchObject({ value: 'shut', context: { draftId: null } });
  expect(gone.names()).toEqual(['b']);
});

it('sends the order of the photos of its draft', () => {
  const { photoList, orders } = startForm({ photoList: { added: [], images: [image(1, 'a'), image(2, 'b')] } });
  photoList.send({ type: 'MOVED', clientId: 'b', to: 0 });
  expect(orders.mock.calls).toEqual([[{ ids: [2, 1], draftId: 7 }]]);
});

it('passes pending photos to a server without drafts', async () => {
  const { form, add, published } = startForm({ draftId: null, stored: {}, live: false });
  add('a', 'b');
  form.send({ type: 'SUBMITTED' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(published.mock.calls).toEqual([[{ entry, draftId: null, clientId: 'mine-0001', waiting: ['a', 'b'] }]]);
  expect(form.getSnapshot()).toMatchObject({ value: 'posted', context: { postedId: 7 } });
});

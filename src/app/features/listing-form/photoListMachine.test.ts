import type { PropertyImage } from '@contract/properties';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { type ImageInput, type SendInput, photoMachine } from './photoMachine';
import { clientIdOf, photoListMachine } from './photoListMachine';

/** A photo list whose uploads finish when the test says so. */
function setUp() {
  const ways = new Map<string, (event: AnyEventObject) => void>();
  const order = jest.fn();
  const photo = photoMachine.provide({
    actors: {
      send: fromCallback<AnyEventObject, SendInput>(({ input: { clientId }, sendBack }) => {
        ways.set(clientId, sendBack);
        return () => void ways.delete(clientId);
      }),
      clear: fromPromise<unknown, ImageInput>(async () => undefined),
    },
  });
  const photoList = createActor(
    photoListMachine.provide({
      actors: { photo },
      actions: { sendOrder: (_, { ids }) => order(ids), reportCount: () => undefined },
    }),
    { input: { draftId: null, added: [], images: [] } },
  ).start();
  const photos = () => photoList.getSnapshot().context.photos;
  const one = (id: string) => {
    const found = photos().find((each) => clientIdOf(each) === id);
    if (!found) throw new Error(`${id} is not in the list`);
    return found;
  };
  return {
    photoList,
    order,
    one,
    add: (...ids: string[]) =>
      photoList.send({
        type: 'ADDED',
        photos: ids.map((clientId) => ({ clientId, name: `${clientId}.jpg`, size: 1, alt: '', image: null })),
      }),
    open: () => photoList.send({ type: 'OPENED', draftId: 7 }),
    names: () => photos().map(clientIdOf),
    sending: () => [...ways.keys()],
    arrive: (id: string, serverId: number, name = id) =>
      ways.get(id)?.({ type: 'ARRIVED', image: { id: serverId, client_id: name } }),
    fail: (id: string) => ways.get(id)?.({ type: 'FAILED', error: {} }),
    find: (...images: [id: number, clientId?: string][]) =>
      photoList.send({
        type: 'FOUND',
        images: images.map(([id, client_id]) => ({ id, ...(client_id && { client_id }) }) as PropertyImage),
      }),
  };
}

describe('photoListMachine', () => {
  it('H6 keeps photos until there is a draft to upload to', () => {
    const { add, open, sending } = setUp();
    add('a', 'b');
    expect(sending()).toEqual([]);
    open();
    expect(sending()).toEqual(['a', 'b']);
  });

  it('uploads three at a time, and the next once one is stored or failed', () => {
    const { add, open, sending, arrive, fail } = setUp();
    open();
    add('a', 'b', 'c', 'd', 'e', 'f');
    expect(sending()).toEqual(['a', 'b', 'c']);
    arrive('b', 2);
    expect(sending()).toEqual(['a', 'c', 'd']);
    fail('a');
    expect(sending()).toEqual(['c', 'd', 'e']);
  });

  it('starts no upload while nobody is logged in', () => {
    const { photoList, add, open, sending, arrive } = setUp();
    open();
    add('a', 'b', 'c', 'd');
    photoList.send({ type: 'SHUT', draftId: 7 });
    arrive('a', 1);
    expect(sending()).toEqual(['b', 'c']);
    open();
    expect(sending()).toEqual(['b', 'c', 'd']);
  });

  it('sends the order once the last photo is stored, because the server has them in order of arrival', () => {
    const { add, open, arrive, order } = setUp();
    open();
    add('a', 'b', 'c');
    arrive('c', 13);
    arrive('a', 11);
    expect(order).not.toHaveBeenCalled();
    arrive('b', 12);
    expect(order.mock.calls).toEqual([[[11, 12, 13]]]);
  });

  it('H8 shows the same photo once when the server had it already under another name', () => {
    const { add, open, arrive, names, order } = setUp();
    open();
    add('a', 'b', 'copy');
    arrive('a', 11);
    arrive('copy', 11, 'a');
    arrive('b', 12);
    expect(names()).toEqual(['a', 'b']);
    expect(order.mock.calls).toEqual([[[11, 12]]]);
  });

  it('H8 moves a photo, and sends the order of the stored ones at once', () => {
    const { photoList, find, open, names, order } = setUp();
    open();
    find([1, 'a'], [2], [3, 'c']);
    photoList.send({ type: 'MOVED', clientId: 'c', to: 0 });
    expect(names()).toEqual(['c', 'a', 'image-2']);
    expect(order.mock.calls).toEqual([[[3, 1, 2]]]);
  });

  it('H8 keeps the order that was chosen during uploads', () => {
    const { photoList, add, open, arrive, names, order } = setUp();
    open();
    add('a', 'b');
    photoList.send({ type: 'MOVED', clientId: 'b', to: 0 });
    arrive('a', 11);
    arrive('b', 12);
    expect(names()).toEqual(['b', 'a']);
    expect(order.mock.calls).toEqual([[[12, 11]]]);
  });

  it('drops a removed photo, and uploads the next instead', async () => {
    const { add, open, one, names, sending } = setUp();
    open();
    add('a', 'b', 'c', 'd');
    one('b').send({ type: 'CANCELLED' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual(['a', 'c', 'd']);
    expect(sending()).toEqual(['a', 'c', 'd']);
  });

  it('H6 adds the server’s pictures: in its order, then pending ones, each once', () => {
    const { add, find, open, names, sending } = setUp();
    add('b', 'd');
    find([2, 'b'], [1, 'a']);
    expect(names()).toEqual(['b', 'a', 'd']);
    open();
    expect(sending()).toEqual(['d']);
  });

  it('H6 keeps a photo that arrived after the server’s pictures were read', () => {
    const { add, open, arrive, find, names } = setUp();
    open();
    add('c');
    arrive('c', 3);
    find([1, 'a']);
    expect(names()).toEqual(['a', 'c']);
  });

  it('drops pictures that were deleted elsewhere', () => {
    const { find, names } = setUp();
    find([1, 'a'], [2, 'b']);
    find([2, 'b']);
    expect(names()).toEqual(['b']);
  });
});

import type { PropertyImage } from '@contract/properties';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type ImageInput, type PhotoInput, type Prepared, type SendInput, photoMachine } from './photoMachine';

const image = { id: 31, client_id: 'photo-0001', alt: 'Villa' } as PropertyImage;
const chosen: PhotoInput = { clientId: 'photo-0001', name: 'front.jpg', size: 900_000, alt: '', image: null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startPhoto(input = chosen) {
  const { hold, answer, refuse, inputOf } = controlledActors();
  const sent: SendInput[] = [];
  let report: (event: AnyEventObject) => void = () => undefined;
  const cut = jest.fn();
  const notified = { alt: jest.fn(), refusal: jest.fn() };
  const photo = createActor(
    photoMachine.provide({
      actors: {
        prepare: hold<Prepared, Pick<PhotoInput, 'clientId'>>('prepare'),
        send: fromCallback<AnyEventObject, SendInput>(({ input, sendBack }) => {
          sent.push(input);
          report = sendBack;
          return cut;
        }),
        clear: hold<unknown, ImageInput>('clear'),
      },
      actions: {
        sendWords: (_, input) => notified.alt(input),
        notifyRefused: (_, { refusal }) => notified.refusal(refusal),
        moved: () => undefined,
        arrived: () => undefined,
      },
    }),
    { input },
  ).start();
  const state = () => photo.getSnapshot().value;
  const triggers = {
    TURN: () => photo.send({ type: 'TURN' }),
    PROGRESSED: () => report({ type: 'PROGRESSED', part: 0.5 }),
    ARRIVED: () => report({ type: 'ARRIVED', image }),
    FAILED: () => report({ type: 'FAILED', error: { status: 'FETCH_ERROR' } }),
    CANCELLED: () => photo.send({ type: 'CANCELLED' }),
    RETRIED: () => photo.send({ type: 'RETRIED' }),
    REMOVED: () => photo.send({ type: 'REMOVED' }),
    DESCRIBED: () => photo.send({ type: 'DESCRIBED', alt: 'The lap pool' }),
    KIND_CHOSEN: () => photo.send({ type: 'KIND_CHOSEN', kind: 'floor_plan' }),
    FOUND: () => photo.send({ type: 'FOUND', image }),
    PREPARED: () => answer('prepare', { name: 'front.jpg', size: 3_000_000 }),
    NOT_PREPARED: () => refuse('prepare', new Error('no picture')),
    CLEARED: () => answer('clear', undefined),
    NOT_CLEARED: () => refuse('clear', new Error('away')),
  };
  return { photo, state, triggers, sent, cut, notified, inputOf };
}

const still = <State extends string>(state: State, ...events: string[]) =>
  Object.fromEntries(events.map((event) => [event, state])) as Record<string, State>;

/** Every event in every state of a photo that was just added. */
const promised = promisedModel('waiting', {
  waiting: {
    TURN: 'sending',
    REMOVED: 'gone',
    FOUND: 'there',
    ...still('waiting', 'CANCELLED', 'RETRIED', 'DESCRIBED'),
  },
  sending: {
    ARRIVED: 'there',
    FAILED: 'failed',
    CANCELLED: 'clearing',
    REMOVED: 'clearing',
    ...still('sending', 'PROGRESSED', 'TURN', 'RETRIED', 'DESCRIBED', 'FOUND'),
  },
  failed: {
    RETRIED: 'waiting',
    REMOVED: 'clearing',
    FOUND: 'there',
    ...still('failed', 'TURN', 'CANCELLED', 'DESCRIBED'),
  },
  clearing: {
    CLEARED: 'gone',
    NOT_CLEARED: 'failed',
    ...still('clearing', 'TURN', 'CANCELLED', 'REMOVED', 'RETRIED', 'FOUND'),
  },
  there: { REMOVED: 'taking away', ...still('there', 'TURN', 'CANCELLED', 'RETRIED', 'DESCRIBED', 'FOUND') },
  'taking away': { CLEARED: 'gone', NOT_CLEARED: 'there' },
  gone: {},
});

describe('photoMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    'H8 a photo: %s',
    async (_promise, path) => {
      const { state, triggers } = startPhoto();
      await path.test({
        events: triggers,
        states: { '*': ({ value }) => expect(state()).toBe(value === 'taking away' ? 'clearing' : value) },
      });
    },
  );

  /** A photo that is too large for the server; once resized it follows the usual path. */
  const largePhotoModel = promisedModel('preparing', {
    preparing: {
      PREPARED: 'waiting',
      NOT_PREPARED: 'failed as it was',
      CANCELLED: 'gone',
      REMOVED: 'gone',
      FOUND: 'there',
      ...still('preparing', 'TURN', 'RETRIED', 'DESCRIBED'),
    },
    'failed as it was': {
      RETRIED: 'preparing',
      REMOVED: 'clearing',
      FOUND: 'there',
      ...still('failed as it was', 'TURN', 'CANCELLED', 'DESCRIBED'),
    },
    waiting: { TURN: 'sending', REMOVED: 'gone' },
    sending: { ARRIVED: 'there', FAILED: 'failed', CANCELLED: 'clearing' },
    failed: { RETRIED: 'waiting' },
    clearing: { CLEARED: 'gone' },
    there: {},
    gone: {},
  });

  it.each(largePhotoModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'H8 a photo that is too large: %s',
    async (_promise, path) => {
      const { state, triggers } = startPhoto({ ...chosen, name: 'front.png', size: 17_000_000, isLarge: true });
      await path.test({
        events: triggers,
        states: { '*': ({ value }) => expect(state()).toBe(value === 'failed as it was' ? 'failed' : value) },
      });
    },
  );

  it('is resized once, and keeps its client id with its new size', async () => {
    const { photo, triggers, inputOf } = startPhoto({ ...chosen, name: 'front.png', size: 17_000_000, isLarge: true });
    expect(inputOf('prepare')).toMatchObject({ clientId: 'photo-0001' });
    await triggers.PREPARED();
    expect(photo.getSnapshot().context).toMatchObject({
      name: 'front.jpg',
      size: 3_000_000,
      isLarge: false,
      chosen: { name: 'front.png', size: 17_000_000 },
    });
  });

  it('starts as stored if the server has it already', () => {
    expect(startPhoto({ ...chosen, image }).state()).toBe('there');
  });

  it('H8 is sent with the same client id and its alternative text each time, and reports its progress', () => {
    const { photo, triggers, sent } = startPhoto();
    triggers.DESCRIBED();
    triggers.TURN();
    triggers.PROGRESSED();
    expect(photo.getSnapshot().context.progress).toBe(0.5);
    triggers.FAILED();
    triggers.RETRIED();
    triggers.TURN();
    expect(photo.getSnapshot().context).toMatchObject({ progress: 0, refusal: undefined });
    expect(sent.map(({ clientId, alt }) => [clientId, alt])).toEqual([
      ['photo-0001', 'The lap pool'],
      ['photo-0001', 'The lap pool'],
    ]);
  });

  it('H8 aborts a cancelled upload, and looks up what may have arrived', () => {
    const { triggers, cut, inputOf } = startPhoto();
    triggers.TURN();
    triggers.CANCELLED();
    expect(cut).toHaveBeenCalledTimes(1);
    expect(inputOf('clear')).toEqual({ clientId: 'photo-0001', image: null, sentWhole: false });
  });

  it('deletes a stored picture by the server’s id, and reports a refusal', async () => {
    const { triggers, inputOf, notified, state } = startPhoto({ ...chosen, image });
    triggers.REMOVED();
    expect(inputOf('clear')).toMatchObject({ image });
    await triggers.NOT_CLEARED();
    expect([state(), notified.refusal.mock.calls]).toEqual(['there', [[new Error('away')]]]);
  });

  it('sends the kind of a stored picture at once, and one chosen during the upload after it', () => {
    const there = startPhoto({ ...chosen, image });
    there.triggers.KIND_CHOSEN();
    expect(there.notified.alt).toHaveBeenCalledWith(expect.objectContaining({ image, kind: 'floor_plan' }));
    const onItsWay = startPhoto();
    onItsWay.triggers.TURN();
    onItsWay.triggers.KIND_CHOSEN();
    expect(onItsWay.notified.alt).not.toHaveBeenCalled();
    onItsWay.triggers.ARRIVED();
    expect(onItsWay.notified.alt).toHaveBeenCalledWith(expect.objectContaining({ image, kind: 'floor_plan' }));
  });

  it('sends a stored picture’s alternative text at once, and a text changed during the upload after it', () => {
    const there = startPhoto({ ...chosen, image });
    there.triggers.DESCRIBED();
    expect(there.notified.alt).toHaveBeenCalledWith(expect.objectContaining({ image, alt: 'The lap pool' }));
    const onItsWay = startPhoto();
    onItsWay.triggers.TURN();
    onItsWay.triggers.DESCRIBED();
    expect(onItsWay.notified.alt).not.toHaveBeenCalled();
    onItsWay.triggers.ARRIVED();
    expect(onItsWay.notified.alt).toHaveBeenCalledWith(expect.objectContaining({ image, alt: 'The lap pool' }));
    const unchanged = startPhoto();
    unchanged.triggers.DESCRIBED();
    unchanged.triggers.TURN();
    unchanged.triggers.ARRIVED();
    expect(unchanged.notified.alt).not.toHaveBeenCalled();
  });

  it('is retried when the connection is back, if it failed because the server did not respond', () => {
    const retries = (answers: boolean) => {
      const photo = createActor(
        photoMachine.provide({
          actors: {
            send: fromCallback<AnyEventObject, SendInput>(({ sendBack }) =>
              sendBack({ type: 'FAILED', error: { status: answers ? 400 : 'FETCH_ERROR' } }),
            ),
          },
          actions: { moved: () => undefined },
          guards: { mayRetry: ({ context }) => (context.refusal as { status: unknown }).status === 'FETCH_ERROR' },
        }),
        { input: chosen },
      ).start();
      photo.send({ type: 'TURN' });
      expect(photo.getSnapshot().value).toBe('failed');
      photo.send({ type: 'RECONNECTED' });
      return photo.getSnapshot().value;
    };
    expect([retries(false), retries(true)]).toEqual(['waiting', 'failed']);
  });

  it('is sent to the current draft, and looked up there when it is cancelled', () => {
    const { photo, triggers, sent, inputOf } = startPhoto({ ...chosen, draftId: null });
    photo.send({ type: 'DRAFT_CHANGED', draftId: 7 });
    triggers.TURN();
    triggers.CANCELLED();
    expect(sent).toEqual([expect.objectContaining({ clientId: 'photo-0001', draftId: 7 })]);
    expect(inputOf('clear')).toMatchObject({ draftId: 7 });
  });
});

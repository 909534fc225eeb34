import type { PropertyImage } from '@contract/properties';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type ImageInput, type PhotoInput, type Prepared, type SendInput, photoMachine } from './photoMachine';

const image = { id: 31, client_id: 'photo-0001', alt: 'Villa' } as PropertyImage;
const chosen: PhotoInput = { clientId: 'photo-0001', name: 'front.jpg', size: 900_000, alt: '', image: null };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function takeUp(input = chosen) {
  const { hold, answer, refuse, inputOf } = controlledActors();
  const sent: SendInput[] = [];
  let tell: (event: AnyEventObject) => void = () => undefined;
  const cut = jest.fn();
  const told = { words: jest.fn(), refusal: jest.fn() };
  const photo = createActor(
    photoMachine.provide({
      actors: {
        prepare: hold<Prepared, Pick<PhotoInput, 'clientId'>>('prepare'),
        send: fromCallback<AnyEventObject, SendInput>(({ input: words, sendBack }) => {
          sent.push(words);
          tell = sendBack;
          return cut;
        }),
        clear: hold<unknown, ImageInput>('clear'),
      },
      actions: {
        sendWords: (_, words) => told.words(words),
        notifyRefused: (_, { refusal }) => told.refusal(refusal),
        moved: () => undefined,
        arrived: () => undefined,
      },
    }),
    { input },
  ).start();
  const state = () => photo.getSnapshot().value;
  const happenings = {
    TURN: () => photo.send({ type: 'TURN' }),
    PROGRESSED: () => tell({ type: 'PROGRESSED', part: 0.5 }),
    ARRIVED: () => tell({ type: 'ARRIVED', image }),
    FAILED: () => tell({ type: 'FAILED', error: { status: 'FETCH_ERROR' } }),
    CANCELLED: () => photo.send({ type: 'CANCELLED' }),
    RETRIED: () => photo.send({ type: 'RETRIED' }),
    REMOVED: () => photo.send({ type: 'REMOVED' }),
    DESCRIBED: () => photo.send({ type: 'DESCRIBED', alt: 'The lap pool' }),
    FOUND: () => photo.send({ type: 'FOUND', image }),
    PREPARED: () => answer('prepare', { name: 'front.jpg', size: 3_000_000 }),
    NOT_PREPARED: () => refuse('prepare', new Error('no picture')),
    CLEARED: () => answer('clear', undefined),
    NOT_CLEARED: () => refuse('clear', new Error('away')),
  };
  return { photo, state, happenings, sent, cut, told, inputOf };
}

const still = <State extends string>(state: State, ...events: string[]) =>
  Object.fromEntries(events.map((event) => [event, state])) as Record<string, State>;

/** Every event in every situation of a photo that was just chosen. */
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

it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
  'H8 a photo: %s',
  async (_promise, path) => {
    const { state, happenings } = takeUp();
    await path.test({
      events: happenings,
      states: { '*': ({ value }) => expect(state()).toBe(value === 'taking away' ? 'clearing' : value) },
    });
  },
);

/** A photo that is too large for the server; once it is smaller it goes the way of the others. */
const ofALargeOne = promisedModel('preparing', {
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

it.each(ofALargeOne.getShortestPaths().map((path) => [path.description, path] as const))(
  'H8 a photo that is too large: %s',
  async (_promise, path) => {
    const { state, happenings } = takeUp({ ...chosen, name: 'front.png', size: 17_000_000, isLarge: true });
    await path.test({
      events: happenings,
      states: { '*': ({ value }) => expect(state()).toBe(value === 'failed as it was' ? 'failed' : value) },
    });
  },
);

it('is resized once, keeps its name, and then has its new size', async () => {
  const { photo, happenings, inputOf } = takeUp({ ...chosen, name: 'front.png', size: 17_000_000, isLarge: true });
  expect(inputOf('prepare')).toMatchObject({ clientId: 'photo-0001' });
  await happenings.PREPARED();
  expect(photo.getSnapshot().context).toMatchObject({
    name: 'front.jpg',
    size: 3_000_000,
    isLarge: false,
    chosen: { name: 'front.png', size: 17_000_000 },
  });
});

it('begins there when the server has it already', () => {
  expect(takeUp({ ...chosen, image }).state()).toBe('there');
});

it('H8 is sent under the same name each time, with its words, and tells how far it is', () => {
  const { photo, happenings, sent } = takeUp();
  happenings.DESCRIBED();
  happenings.TURN();
  happenings.PROGRESSED();
  expect(photo.getSnapshot().context.progress).toBe(0.5);
  happenings.FAILED();
  happenings.RETRIED();
  happenings.TURN();
  expect(photo.getSnapshot().context).toMatchObject({ progress: 0, refusal: undefined });
  expect(sent.map(({ clientId, alt }) => [clientId, alt])).toEqual([
    ['photo-0001', 'The lap pool'],
    ['photo-0001', 'The lap pool'],
  ]);
});

it('H8 cuts the sending of a cancelled one, and looks for what may have arrived of it', () => {
  const { happenings, cut, inputOf } = takeUp();
  happenings.TURN();
  happenings.CANCELLED();
  expect(cut).toHaveBeenCalledTimes(1);
  expect(inputOf('clear')).toEqual({ clientId: 'photo-0001', image: null, sentWhole: false });
});

it('takes a picture that is there away by what the server calls it, and tells when it may not', async () => {
  const { happenings, inputOf, told, state } = takeUp({ ...chosen, image });
  happenings.REMOVED();
  expect(inputOf('clear')).toMatchObject({ image });
  await happenings.NOT_CLEARED();
  expect([state(), told.refusal.mock.calls]).toEqual(['there', [[new Error('away')]]]);
});

it('tells the words of a picture at once, and those that were changed on its way when it arrives', () => {
  const there = takeUp({ ...chosen, image });
  there.happenings.DESCRIBED();
  expect(there.told.words).toHaveBeenCalledWith(expect.objectContaining({ image, alt: 'The lap pool' }));
  const onItsWay = takeUp();
  onItsWay.happenings.TURN();
  onItsWay.happenings.DESCRIBED();
  expect(onItsWay.told.words).not.toHaveBeenCalled();
  onItsWay.happenings.ARRIVED();
  expect(onItsWay.told.words).toHaveBeenCalledWith(expect.objectContaining({ image, alt: 'The lap pool' }));
  const unchanged = takeUp();
  unchanged.happenings.DESCRIBED();
  unchanged.happenings.TURN();
  unchanged.happenings.ARRIVED();
  expect(unchanged.told.words).not.toHaveBeenCalled();
});

it('is sent again when the connection is back, if it failed because nobody answered', () => {
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

it('is sent to the draft that there is by then, and looked up there when it is cancelled', () => {
  const { photo, happenings, sent, inputOf } = takeUp({ ...chosen, draftId: null });
  photo.send({ type: 'DRAFT_CHANGED', draftId: 7 });
  happenings.TURN();
  happenings.CANCELLED();
  expect(sent).toEqual([expect.objectContaining({ clientId: 'photo-0001', draftId: 7 })]);
  expect(inputOf('clear')).toMatchObject({ draftId: 7 });
});

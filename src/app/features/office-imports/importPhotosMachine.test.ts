import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import {
  type ImportPhotosContext,
  type PhotoBatch,
  type PhotoPlan,
  type SentPhoto,
  batchesOf,
  importPhotosMachine,
} from './importPhotosMachine';

const megabyte = 1024 * 1024;
const photo = (name: string, megabytes = 5) => ({ name, bytes: megabytes * megabyte });
const plan: PhotoPlan = {
  rows: [
    { row: 2, name: 'Rosewood Villa', files: [photo('A-1/1.jpg'), photo('A-1/2.jpg')] },
    { row: 3, name: 'Lake View', files: [photo('A-2/1.jpg')] },
  ],
  unfit: [photo('x.jpg')],
  others: 1,
};
const nowhere: PhotoPlan = { rows: [], unfit: [photo('x.jpg')], others: 0 };
const files = [photo('A-1/1.jpg')];

const still = <State extends string>(state: State) => ({
  CHOSEN: state,
  CONFIRMED: state,
  STOPPED: state,
  RETRIED: state,
});

/** Every event in every state; an event that is not listed changes nothing. */
const promised = promisedModel('idle', {
  idle: { ...still('idle'), CHOSEN: 'planning' },
  // its answer is about the files that were chosen
  planning: { ...still('planning'), PLANNED: 'planned', PLANNED_NOTHING: 'planned nothing', REFUSED: 'unplanned' },
  unplanned: { ...still('unplanned'), CHOSEN: 'planning', RETRIED: 'planning' },
  planned: { ...still('planned'), CHOSEN: 'planning', CONFIRMED: 'sending first' },
  'planned nothing': { ...still('planned nothing'), CHOSEN: 'planning' },
  'sending first': {
    ...still('sending first'),
    SENT: 'sending second',
    REFUSED: 'stopped first',
    STOPPED: 'stopped first',
  },
  'sending second': {
    ...still('sending second'),
    SENT: 'sending last',
    REFUSED: 'stopped second',
    STOPPED: 'stopped second',
  },
  'sending last': { ...still('sending last'), SENT: 'done', REFUSED: 'stopped last', STOPPED: 'stopped last' },
  'stopped first': { ...still('stopped first'), CHOSEN: 'planning', RETRIED: 'sending first' },
  'stopped second': { ...still('stopped second'), CHOSEN: 'planning', RETRIED: 'sending second' },
  'stopped last': { ...still('stopped last'), CHOSEN: 'planning', RETRIED: 'sending last' },
  done: { ...still('done'), CHOSEN: 'planning' },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openPhotos() {
  const held = controlledActors();
  const run = createActor(
    importPhotosMachine.provide({
      actors: {
        plan: held.hold<PhotoPlan, Pick<ImportPhotosContext, 'id' | 'files'>>('plan'),
        send: held.hold<readonly SentPhoto[], { id: number; batch: PhotoBatch | undefined }>('send'),
      },
    }),
    { input: { id: 7 } },
  ).start();
  const batch = () => (held.inputOf('send') as { batch: PhotoBatch }).batch;
  return {
    ...held,
    run,
    batch,
    answerAll: (outcome: SentPhoto['outcome'], message: string | null = null) =>
      held.answer(
        'send',
        batch().files.map(({ name }): SentPhoto => ({ name, outcome, message })),
      ),
  };
}

describe('importPhotosMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { run, answer, refuse, answerAll } = openPhotos();
      const asked = () => (run.getSnapshot().value === 'sending' ? 'send' : 'plan');
      await path.test({
        events: {
          CHOSEN: () => run.send({ type: 'CHOSEN', files }),
          CONFIRMED: () => run.send({ type: 'CONFIRMED' }),
          STOPPED: () => run.send({ type: 'STOPPED' }),
          RETRIED: () => run.send({ type: 'RETRIED' }),
          PLANNED: () => answer('plan', plan),
          PLANNED_NOTHING: () => answer('plan', nowhere),
          SENT: () => answerAll('added'),
          REFUSED: () => refuse(asked(), new Error('no')),
        },
        states: {
          '*': ({ value }) => {
            const [state, place] = String(value).split(' ');
            const { value: now, context } = run.getSnapshot();
            expect(now).toBe(state);
            if (place && place !== 'nothing')
              expect(context.left).toHaveLength({ first: 3, second: 2, last: 1 }[place] ?? 0);
          },
        },
      });
    },
  );

  it('sends the photos row by row, and counts what became of them', async () => {
    const { run, answer, batch, answerAll } = openPhotos();
    run.send({ type: 'CHOSEN', files });
    await answer('plan', plan);
    run.send({ type: 'CONFIRMED' });
    expect(batch()).toEqual({ row: 2, files: [photo('A-1/1.jpg')] });
    await answerAll('added');
    expect(batch()).toEqual({ row: 2, files: [photo('A-1/2.jpg')] });
    await answerAll('same');
    await answerAll('refused', 'This is no picture.');
    expect(run.getSnapshot().context).toMatchObject({
      added: 1,
      same: 1,
      refused: [{ name: 'A-2/1.jpg', message: 'This is no picture.' }],
    });
  });

  it('sends again what a lost answer was about, and forgets why once it goes on', async () => {
    const { run, answer, refuse, batch, answerAll } = openPhotos();
    run.send({ type: 'CHOSEN', files });
    await answer('plan', plan);
    run.send({ type: 'CONFIRMED' });
    await answerAll('added');
    const lost = new Error('away');
    await refuse('send', lost);
    expect(run.getSnapshot().context).toMatchObject({ added: 1, failure: lost });
    run.send({ type: 'RETRIED' });
    expect(batch().files).toEqual([photo('A-1/2.jpg')]);
    expect(run.getSnapshot().context.failure).toBeUndefined();
  });

  it('begins anew with other files', async () => {
    const { run, answer, answerAll } = openPhotos();
    run.send({ type: 'CHOSEN', files });
    await answer('plan', plan);
    run.send({ type: 'CONFIRMED' });
    await answerAll('refused', 'This is no picture.');
    run.send({ type: 'STOPPED' });
    run.send({ type: 'CHOSEN', files });
    expect(run.getSnapshot().context).toMatchObject({ plan: undefined, left: [], added: 0, same: 0, refused: [] });
  });
});

describe('requests with photos', () => {
  const sizes = (...megabytes: number[]) =>
    batchesOf({
      rows: [{ row: 2, name: '', files: megabytes.map((size, at) => photo(`${at}.jpg`, size)) }],
    }).map((batch) => batch.files.length);

  it('hold 8 MB of one row at most, or a single larger photo', () => {
    expect(sizes(3, 3, 3, 9, 2)).toEqual([2, 1, 1, 1]);
    expect(batchesOf(plan).map(({ row }) => row)).toEqual([2, 2, 3]);
  });

  it('hold twenty photos at most', () => expect(sizes(...Array.from({ length: 45 }, () => 0.01))).toEqual([20, 20, 5]));
});

import { createActor, fromPromise } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import {
  type FormInput,
  type LookupResult,
  type PublishInput,
  type SaveInput,
  type Stored,
  isUnsaved,
  propertyFormMachine,
} from './propertyFormMachine';

const blank = { title: '', purpose: 'sale' };
const written = { title: 'Lake house', purpose: 'sale' };
const emptyInput: FormInput = {
  typed: blank,
  entry: blank,
  stored: blank,
  blank,
  draftId: null,
  clientId: 'mine-0001',
  savedAt: null,
  account: true,
  live: false,
  photos: { busy: 0, failed: 0 },
  photoList: { added: [], images: [] },
};
const draftInput: FormInput = {
  ...emptyInput,
  typed: written,
  entry: written,
  stored: written,
  draftId: 7,
  savedAt: '2026-11-21T10:00:00.000Z',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startForm(input: FormInput) {
  const held = controlledActors();
  const askLogin = jest.fn();
  const form = createActor(
    propertyFormMachine.provide({
      actors: {
        look: held.hold<LookupResult, { draftId: number | null }>('look'),
        save: held.hold<Stored, SaveInput>('save'),
        publish: held.hold<{ id: number }, PublishInput>('publish'),
      },
      actions: { askLogin },
    }),
    { input },
  ).start();
  const formStatus = () => {
    const { value } = form.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join(' ');
  };
  const type = (title: string) => form.send({ type: 'TYPED', typed: { ...blank, title }, entry: { ...blank, title } });
  const photos = (busy: number, failed: number) => form.send({ type: 'PHOTOS', photos: { busy, failed } });
  const context = () => form.getSnapshot().context;
  const store = () => held.answer('save', { draftId: 7, stored: context().entry, savedAt: '2026-11-21T10:05:00.000Z' });
  return { ...held, form, askLogin, formStatus, type, photos, context, store };
}

/** Every event that can reach a form; `TYPED` always changes its values. */
function triggers({ form, answer, refuse, formStatus, type, photos, context, store }: ReturnType<typeof startForm>) {
  const refused = (kind: string) => Object.assign(new Error(kind), { kind, error: kind });
  const working = () =>
    formStatus().startsWith('looking') ? 'look' : formStatus() === 'posting publishing' ? 'publish' : 'save';
  return {
    TYPED: () => type(`${context().entry.title}.`),
    EMPTIED: () => type(''),
    PHOTOS_COME: () => photos(1, 0),
    PHOTOS_THERE: () => photos(0, 0),
    PHOTOS_FAILED: () => photos(0, 1),
    LOGGED_IN: () => form.send({ type: 'LOGGED_IN' }),
    LOGGED_OUT: () => form.send({ type: 'LOGGED_OUT' }),
    SUBMITTED: () => form.send({ type: 'SUBMITTED' }),
    SAVE_NOW: () => form.send({ type: 'SAVE_NOW' }),
    CONFIRMED: () => form.send({ type: 'CONFIRMED' }),
    STOPPED: () => form.send({ type: 'STOPPED' }),
    A_SECOND: () => jest.advanceTimersByTimeAsync(1_000),
    TEN_SECONDS: () => jest.advanceTimersByTimeAsync(10_000),
    FOUND: () => answer('look', { stored: context().stored, savedAt: '2026-11-21T10:05:00.000Z', images: [] }),
    GONE: () => answer('look', { gone: true, clientId: 'mine-0002' }),
    STORED: store,
    DONE: () => answer('publish', { id: 7 }),
    REFUSED: () => refuse(working(), refused('other')),
    CUT: () => refuse(working(), refused('away')),
    NO_DRAFTS: () => refuse('save', refused('noDrafts')),
    HELD: () => refuse('publish', refused('held')),
  };
}

const still = <State extends string>(state: State, ...events: string[]) =>
  Object.fromEntries(events.map((event) => [event, state])) as Record<string, State>;

/** A new listing of a logged-in user: every event in every state. */
const accountModel = promisedModel('empty', {
  empty: {
    TYPED: 'changed',
    PHOTOS_COME: 'changed with photos',
    ...still('empty', 'EMPTIED', 'LOGGED_IN', 'SUBMITTED', 'SAVE_NOW', 'STOPPED', 'TEN_SECONDS', 'PHOTOS_THERE'),
  },
  changed: {
    TYPED: 'changed',
    EMPTIED: 'empty',
    A_SECOND: 'saving',
    SAVE_NOW: 'saving',
    SUBMITTED: 'posting storing',
    LOGGED_OUT: 'noted',
    ...still('changed', 'LOGGED_IN', 'STOPPED', 'PHOTOS_THERE'),
  },
  'changed with photos': {
    A_SECOND: 'saving with photos',
    TYPED: 'changed with photos',
    SUBMITTED: 'posting storing with photos',
  },
  saving: {
    STORED: 'saved',
    REFUSED: 'unsaved',
    CUT: 'unsaved, server away',
    TYPED: 'saving older values',
    SUBMITTED: 'posting storing',
    LOGGED_OUT: 'noted',
    ...still('saving', 'SAVE_NOW', 'STOPPED', 'A_SECOND', 'LOGGED_IN'),
  },
  'saving older values': { STORED: 'saved', TYPED: 'saving older values' },
  'saving with photos': { STORED: 'saved with photos', PHOTOS_THERE: 'saving' },
  saved: {
    TYPED: 'changed',
    SUBMITTED: 'posting publishing',
    PHOTOS_COME: 'saved with photos',
    PHOTOS_FAILED: 'saved without a photo',
    LOGGED_OUT: 'parked',
    ...still('saved', 'SAVE_NOW', 'STOPPED', 'TEN_SECONDS', 'LOGGED_IN'),
  },
  'saved with photos': { SUBMITTED: 'posting waiting', PHOTOS_THERE: 'saved', PHOTOS_FAILED: 'saved without a photo' },
  'saved without a photo': { SUBMITTED: 'stuck', PHOTOS_THERE: 'saved' },
  'unsaved, server away': { TEN_SECONDS: 'saving', SAVE_NOW: 'saving', TYPED: 'changed' },
  unsaved: {
    TEN_SECONDS: 'unsaved',
    SAVE_NOW: 'saving',
    TYPED: 'changed',
    SUBMITTED: 'posting storing',
    LOGGED_OUT: 'noted',
    ...still('unsaved', 'STOPPED', 'LOGGED_IN'),
  },
  'posting storing': {
    STORED: 'posting publishing',
    REFUSED: 'refused',
    LOGGED_OUT: 'noted',
    ...still('posting storing', 'SUBMITTED', 'SAVE_NOW', 'STOPPED'),
  },
  'posting storing with photos': { STORED: 'posting waiting' },
  'posting waiting': {
    PHOTOS_THERE: 'posting publishing',
    PHOTOS_FAILED: 'stuck',
    TYPED: 'posting storing with photos',
    STOPPED: 'saved with photos',
    ...still('posting waiting', 'PHOTOS_COME', 'SUBMITTED', 'SAVE_NOW'),
  },
  'posting publishing': {
    DONE: 'posted',
    REFUSED: 'refused',
    HELD: 'held',
    LOGGED_OUT: 'noted',
    ...still('posting publishing', 'SUBMITTED', 'STOPPED', 'SAVE_NOW'),
  },
  refused: {
    TYPED: 'changed',
    SUBMITTED: 'posting again',
    CONFIRMED: 'posting again',
    LOGGED_OUT: 'noted',
    ...still('refused', 'SAVE_NOW', 'STOPPED', 'TEN_SECONDS'),
  },
  'posting again': {},
  stuck: {
    PHOTOS_COME: 'saved with photos',
    PHOTOS_THERE: 'saved',
    TYPED: 'changed without a photo',
    SUBMITTED: 'stuck',
    LOGGED_OUT: 'noted',
  },
  'changed without a photo': {},
  held: {
    TYPED: 'changed',
    SUBMITTED: 'posting publishing',
    LOGGED_OUT: 'parked',
    ...still('held', 'SAVE_NOW', 'STOPPED', 'TEN_SECONDS'),
  },
  parked: {
    LOGGED_IN: 'looking',
    TYPED: 'noted',
    SUBMITTED: 'asking',
    ...still('parked', 'LOGGED_OUT', 'SAVE_NOW', 'TEN_SECONDS'),
  },
  noted: { SUBMITTED: 'asking', ...still('noted', 'TYPED', 'LOGGED_OUT', 'SAVE_NOW', 'STOPPED', 'TEN_SECONDS') },
  asking: { TYPED: 'noted', ...still('asking', 'SUBMITTED', 'LOGGED_OUT', 'TEN_SECONDS') },
  looking: { FOUND: 'saved', REFUSED: 'unknown', GONE: 'empty', LOGGED_OUT: 'noted' },
  unknown: { TEN_SECONDS: 'looking', SAVE_NOW: 'looking', SUBMITTED: 'looking', TYPED: 'unknown', LOGGED_OUT: 'noted' },
  posted: still('posted', 'TYPED', 'SUBMITTED', 'LOGGED_OUT', 'SAVE_NOW'),
});

/** The state's name without the photos' status, which the table may include. */
const bare = (state: string) =>
  state.replace(/( with photos| without a photo| older values|, server away)$/, '').replace('posting again', 'posting');

describe('propertyFormMachine', () => {
  it.each(accountModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'of an account: %s',
    async (_promise, path) => {
      const started = startForm(emptyInput);
      await path.test({
        events: triggers(started),
        states: { '*': ({ value }) => expect(started.formStatus().startsWith(bare(value as string))).toBe(true) },
      });
    },
  );

  /** A visitor's entries stay in the browser until they log in. */
  const visitorModel = promisedModel('empty', {
    empty: { TYPED: 'noted', PHOTOS_COME: 'noted', LOGGED_IN: 'empty', LOGGED_OUT: 'empty', SUBMITTED: 'empty' },
    noted: { TYPED: 'noted', SUBMITTED: 'asking', LOGGED_IN: 'changed', TEN_SECONDS: 'noted', SAVE_NOW: 'noted' },
    asking: { LOGGED_IN: 'posting storing', TYPED: 'noted', SUBMITTED: 'asking' },
    changed: { A_SECOND: 'saving' },
    saving: { STORED: 'saved' },
    saved: {},
    'posting storing': {},
  });

  it.each(visitorModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'H6 of a visitor: %s',
    async (_promise, path) => {
      const started = startForm({ ...emptyInput, account: false });
      await path.test({
        events: triggers(started),
        states: { '*': ({ value }) => expect(started.formStatus()).toBe(value) },
      });
    },
  );

  /** A published listing changes only when its owner saves it. */
  const publishedModel = promisedModel('saved', {
    saved: { TYPED: 'changed', SUBMITTED: 'posted', TEN_SECONDS: 'saved', LOGGED_OUT: 'parked' },
    changed: {
      TYPED: 'changed',
      EMPTIED: 'changed',
      TEN_SECONDS: 'changed',
      SAVE_NOW: 'changed',
      SUBMITTED: 'posting storing',
      LOGGED_OUT: 'noted',
    },
    'posting storing': { STORED: 'posted', REFUSED: 'refused' },
    refused: { TYPED: 'changed', TEN_SECONDS: 'refused' },
    noted: { LOGGED_IN: 'changed', SUBMITTED: 'asking' },
    asking: { LOGGED_IN: 'posting storing' },
    parked: { LOGGED_IN: 'saved' },
    posted: {},
  });

  it.each(publishedModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'of a published listing: %s',
    async (_promise, path) => {
      const started = startForm({ ...draftInput, live: true });
      await path.test({
        events: triggers(started),
        states: { '*': ({ value }) => expect(started.formStatus()).toBe(value) },
      });
    },
  );

  /** A server without drafts: everything is sent at once, on submit. */
  const noDraftsModel = promisedModel('empty', {
    empty: { TYPED: 'changed' },
    changed: { A_SECOND: 'saving', SUBMITTED: 'posting storing' },
    saving: { NO_DRAFTS: 'noted' },
    noted: { TYPED: 'noted', TEN_SECONDS: 'noted', SUBMITTED: 'posting publishing' },
    'posting storing': { NO_DRAFTS: 'posting publishing' },
    'posting publishing': { DONE: 'posted', REFUSED: 'refused' },
    refused: { TYPED: 'noted', SUBMITTED: 'posting publishing' },
    posted: {},
  });

  it.each(noDraftsModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'of a server without drafts: %s',
    async (_promise, path) => {
      const started = startForm(emptyInput);
      await path.test({
        events: triggers(started),
        states: { '*': ({ value }) => expect(started.formStatus()).toBe(value) },
      });
    },
  );

  /** After a reload or a closed tab. */
  const resumedModel = promisedModel('looking', {
    looking: { FOUND: 'saved', GONE: 'empty', REFUSED: 'unknown' },
    unknown: { TEN_SECONDS: 'looking', SAVE_NOW: 'looking' },
    saved: {},
    empty: {},
  });

  it.each(resumedModel.getShortestPaths().map((path) => [path.description, path] as const))(
    'H6 of a draft that is taken up again: %s',
    async (_promise, path) => {
      const started = startForm(draftInput);
      await path.test({
        events: triggers(started),
        states: { '*': ({ value }) => expect(started.formStatus()).toBe(value) },
      });
    },
  );

  it('H6 merges edits of both sides: own edits stay, other fields take the server’s values', async () => {
    const typed = { title: 'Mine', price: '5', purpose: 'sale' };
    const { answer, context, formStatus } = startForm({
      ...draftInput,
      typed,
      entry: typed,
      stored: { title: 'Old', price: '5', purpose: 'sale' },
    });
    await answer('look', { stored: { title: 'Theirs', price: '6', purpose: 'rent' }, savedAt: null, images: [] });
    expect(context()).toMatchObject({
      typed: { title: 'Mine', price: '6', purpose: 'rent' },
      entry: { title: 'Mine', price: '6', purpose: 'rent' },
      revision: 1,
    });
    expect(formStatus()).toBe('changed');
  });

  it.each([
    ['a draft', false, 'publish'],
    ['a published listing', true, 'save'],
  ] as const)('of %s sends the answer to the question about an unusual value, once', async (_what, live, call) => {
    const given: unknown[] = [];
    const form = createActor(
      propertyFormMachine.provide({
        actors: {
          look: fromPromise<LookupResult, { draftId: number | null }>(async () => ({
            stored: written,
            savedAt: null,
            images: [],
          })),
          save: fromPromise<Stored, SaveInput>(async ({ input }) => {
            if (live) given.push(input.confirms);
            if (live && !input.confirms) throw { kind: 'other', error: 'unusual' };
            return { draftId: 7, stored: input.entry, savedAt: '' };
          }),
          publish: fromPromise<{ id: number }, PublishInput>(async ({ input }) => {
            given.push(input.confirms);
            if (!input.confirms) throw { kind: 'other', error: 'unusual' };
            return { id: 7 };
          }),
        },
      }),
      { input: { ...draftInput, live } },
    ).start();
    await jest.advanceTimersByTimeAsync(0);
    const typed = { ...written, title: 'Lake villa' };
    form.send({ type: 'TYPED', typed, entry: typed });
    form.send({ type: 'SUBMITTED' });
    await jest.advanceTimersByTimeAsync(0);
    expect(form.getSnapshot().value).toBe('refused');
    expect(form.getSnapshot().context.typed).toEqual(typed);
    form.send({ type: 'CONFIRMED' });
    form.send({ type: 'TYPED', typed, entry: typed });
    expect(form.getSnapshot().context.confirms).toBeUndefined();
    await jest.advanceTimersByTimeAsync(0);
    expect([call, given]).toEqual([call, [undefined, true]]);
    expect(form.getSnapshot().value).toBe('posted');
  });

  it.each([
    ['a listing that is saved on submit', true, 'refused'],
    ['a draft that is saved while it is typed', false, 'unsaved'],
  ])(
    'R38 of %s that somebody else changed, both versions are kept and the form says so',
    async (_what, live, state) => {
      const stored = { title: 'Old', price: '5', purpose: 'sale' };
      const { form, refuse, answer, context, formStatus } = startForm({
        ...draftInput,
        typed: stored,
        entry: stored,
        stored,
        live,
      });
      if (!live) await answer('look', { stored, savedAt: null, images: [] });
      const typed = { ...stored, price: '9' };
      form.send({ type: 'TYPED', typed, entry: typed });
      form.send({ type: live ? 'SUBMITTED' : 'SAVE_NOW' });
      const current: LookupResult = {
        stored: { title: 'Theirs', price: '8', purpose: 'sale' },
        savedAt: null,
        images: [],
      };
      await refuse('save', Object.assign(new Error('stale'), { kind: 'stale', error: 'both', current }));
      expect([formStatus(), context().refusal]).toEqual([state, 'both']);
      expect(context()).toMatchObject({
        typed: { title: 'Theirs', price: '9' },
        stored: current.stored,
        revision: live ? 1 : 2,
      });
      form.send({ type: 'SUBMITTED' });
      expect(formStatus()).toBe('posting storing');
    },
  );

  it('H6 starts again with a new client id if the draft was deleted elsewhere before its edits were saved', async () => {
    const { answer, context, formStatus } = startForm({
      ...draftInput,
      typed: { ...written, title: 'New title' },
      entry: { ...written, title: 'New title' },
    });
    await answer('look', { gone: true, clientId: 'mine-0002' });
    expect(context()).toMatchObject({
      draftId: null,
      clientId: 'mine-0002',
      typed: { title: 'New title' },
      stored: blank,
    });
    expect(formStatus()).toBe('changed');
  });

  it('sends the current values when it saves, and then what was typed meanwhile', async () => {
    const { type, inputOf, formStatus, store, answer } = startForm(emptyInput);
    type('Lake');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(inputOf('save')).toMatchObject({ entry: { title: 'Lake' }, draftId: null, clientId: 'mine-0001' });
    type('Lake house');
    await answer('save', { draftId: 7, stored: { ...blank, title: 'Lake' }, savedAt: '2026-11-21T10:05:00.000Z' });
    expect(formStatus()).toBe('changed');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(inputOf('save')).toMatchObject({ entry: { title: 'Lake house' }, stored: { title: 'Lake' }, draftId: 7 });
    await store();
    expect(formStatus()).toBe('saved');
  });

  it('saves once typing pauses', async () => {
    const { type, formStatus } = startForm(emptyInput);
    for (const title of ['L', 'La', 'Lak']) {
      type(title);
      await jest.advanceTimersByTimeAsync(600);
    }
    expect(formStatus()).toBe('changed');
    await jest.advanceTimersByTimeAsync(400);
    expect(formStatus()).toBe('saving');
  });

  it('has the id of the posted listing', async () => {
    const { form, context, formStatus } = startForm({ ...draftInput, live: true });
    form.send({ type: 'SUBMITTED' });
    expect([formStatus(), context().postedId]).toEqual(['posted', 7]);
    const fresh = startForm(emptyInput);
    fresh.type('Lake house');
    fresh.form.send({ type: 'SUBMITTED' });
    await fresh.store();
    expect(fresh.inputOf('publish')).toMatchObject({ draftId: 7 });
    await fresh.answer('publish', { id: 7 });
    expect([fresh.formStatus(), fresh.context().postedId]).toEqual(['posted', 7]);
  });

  it('asks for a login each time a visitor tries to post', () => {
    const { form, askLogin, type } = startForm({ ...emptyInput, account: false });
    type('Lake house');
    form.send({ type: 'SUBMITTED' });
    form.send({ type: 'SUBMITTED' });
    expect(askLogin).toHaveBeenCalledTimes(2);
  });

  it('H6 knows what would be lost: unsaved values, pending photos, failed photos', () => {
    const none = { busy: 0, failed: 0 };
    expect(isUnsaved({ typed: written, stored: written, photos: none })).toBe(false);
    expect(isUnsaved({ typed: written, stored: blank, photos: none })).toBe(true);
    expect(isUnsaved({ typed: written, stored: written, photos: { busy: 1, failed: 0 } })).toBe(true);
    expect(isUnsaved({ typed: written, stored: written, photos: { busy: 0, failed: 1 } })).toBe(true);
    expect(isUnsaved({ typed: { title: '' }, stored: {}, photos: none })).toBe(false);
  });
});

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { limits } from '@contract/limits';
import { type BaseRequest, api } from '../../api/api';
import { toastsReducer } from '../../flow/toastsSlice';
import { loggedIn, loggedOut, sessionReducer } from '../../session/sessionSlice';
import { favouritesListener } from './favouritesListener';
import { favouriteToggled, favouritesAsked, favouritesReducer } from './favouritesSlice';

/** An account on the server: its favourites, whether it responds, and when. */
function makeServer(favourites: number[] = []) {
  const server = { favourites, asked: [] as string[], refuses: false, away: false, held: null as Promise<void> | null };
  const baseQuery: BaseRequest = async (ask) => {
    const { url, method = 'GET', body } = typeof ask === 'string' ? { url: ask } : ask;
    server.asked.push(`${method} ${url}`);
    await server.held;
    if (server.away) return { error: { status: 'FETCH_ERROR', error: 'away' } };
    if (server.refuses) return { error: { status: 403, data: { detail: 'Not now.', code: 'not_allowed' } } };
    const id = Number(/\/(\d+)\/$/.exec(url)?.[1]);
    if (method === 'PUT') server.favourites = [id, ...server.favourites.filter((other) => other !== id)];
    if (method === 'DELETE') server.favourites = server.favourites.filter((other) => other !== id);
    if (method === 'POST')
      server.favourites = [...new Set([...(body as { properties: number[] }).properties, ...server.favourites])];
    return { data: method === 'GET' || method === 'POST' ? server.favourites : null };
  };
  return { server, baseQuery };
}

function makeTab({ server, baseQuery }: ReturnType<typeof makeServer> = makeServer()) {
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    favourites: favouritesReducer,
    session: sessionReducer,
    toasts: toastsReducer,
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseQuery } } })
        .prepend(favouritesListener().middleware)
        .concat(api.middleware),
  });
  return {
    store,
    server,
    ids: () => store.getState().favourites.ids,
    toastTexts: () => store.getState().toasts.map(({ text }) => text),
    logIn: () => store.dispatch(loggedIn({ token: 'a token', username: 'meera' })),
    toggle: (id: number) => store.dispatch(favouriteToggled(id)),
  };
}

const stored = () => JSON.parse(localStorage.getItem('favourites') ?? '[]') as number[];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a visitor', () => {
  it('has favourites stored in the browser, newest first, and restored', async () => {
    const { store, toggle } = makeTab();
    toggle(7);
    toggle(9);
    toggle(7);
    toggle(3);
    expect(stored()).toEqual([3, 9]);
    expect(store.getState().favourites.ids).toEqual([3, 9]);
    const next = makeTab();
    next.store.dispatch(favouritesAsked());
    await waitFor(() =>
      expect(next.store.getState().favourites).toEqual({ ids: [3, 9], loadStatus: 'known', failure: '' }),
    );
  });

  it('gets an empty list from a corrupt store', async () => {
    for (const garbled of ['{', '7', '["7", -1, 0.5, null]']) {
      localStorage.setItem('favourites', garbled);
      const { store } = makeTab();
      store.dispatch(favouritesAsked());
      await waitFor(() => expect(store.getState().favourites).toEqual({ ids: [], loadStatus: 'known', failure: '' }));
    }
  });

  it('H5 sees a message if the browser cannot store anything, and the heart is undone', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { toggle, ids, toastTexts } = makeTab();
    toggle(7);
    await waitFor(() => expect(ids()).toEqual([]));
    expect(toastTexts()).toEqual([expect.stringContaining('does not let this site save favourites')]);
  });

  it(`H5 can have up to ${limits.localFavourites.max} favourites, and sees a friendly message for one more`, async () => {
    localStorage.setItem(
      'favourites',
      JSON.stringify(Array.from({ length: limits.localFavourites.max }, (_, at) => at + 1)),
    );
    const { store, toggle, ids, toastTexts } = makeTab();
    store.dispatch(favouritesAsked());
    await waitFor(() => expect(ids()).toHaveLength(limits.localFavourites.max));
    toggle(500);
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining('up to 100 favourites')]));
    expect([ids().length, stored().length, ids().includes(500)]).toEqual([100, 100, false]);
  });
});

describe('an account', () => {
  it('takes over the browser’s favourites with one request and removes them from the browser', async () => {
    localStorage.setItem('favourites', '[5,6]');
    const { logIn, ids, server } = makeTab(makeServer([6, 8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([5, 6, 8]));
    expect(server.asked).toEqual(['POST /api/favourites/']);
    expect(localStorage.getItem('favourites')).toBeNull();
  });

  it('is loaded once if the browser has no favourites', async () => {
    const { logIn, ids, server } = makeTab(makeServer([8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8]));
    expect(server.asked).toEqual(['GET /api/favourites/']);
  });

  it('leaves the favourites in the browser until it has them, and retries when the connection is back', async () => {
    localStorage.setItem('favourites', '[5]');
    const { store, logIn, ids, server } = makeTab(makeServer([8]));
    server.away = true;
    store.dispatch(favouritesAsked());
    logIn();
    await waitFor(() => expect(store.getState().favourites.loadStatus).toBe('failed'));
    expect([ids(), stored()]).toEqual([[5], [5]]);
    server.away = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(ids()).toEqual([5, 8]));
    expect(stored()).toEqual([]);
  });

  it('sees the server’s message if the list is refused', async () => {
    const { store, logIn, server } = makeTab(makeServer([8]));
    server.refuses = true;
    logIn();
    await waitFor(() =>
      expect(store.getState().favourites).toEqual({ ids: [], loadStatus: 'failed', failure: 'Not now.' }),
    );
    server.refuses = false;
    store.dispatch(favouritesAsked());
    await waitFor(() => expect(store.getState().favourites).toEqual({ ids: [8], loadStatus: 'known', failure: '' }));
  });

  it('H5 shows a change at once, and keeps it if the server accepts it', async () => {
    const { logIn, ids, toggle, server } = makeTab(makeServer([8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8]));
    toggle(4);
    expect(ids()).toEqual([4, 8]);
    await waitFor(() => expect(server.favourites).toEqual([4, 8]));
    toggle(8);
    expect(ids()).toEqual([4]);
    await waitFor(() => expect(server.favourites).toEqual([4]));
    expect(localStorage.getItem('favourites')).toBeNull();
  });

  it.each([
    ['a listing that it could not save', 4, [8, 9], 'We could not save your favourite. Not now.'],
    ['a listing that it could not let go, to its place', 9, [8, 9], 'We could not remove your favourite. Not now.'],
  ])('H5 undoes %s, and says so', async (_what, id, after, words) => {
    const { logIn, ids, toggle, toastTexts, server } = makeTab(makeServer([8, 9]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8, 9]));
    server.refuses = true;
    toggle(id);
    expect(ids().includes(id)).toBe(id === 4);
    await waitFor(() => expect(toastTexts()).toEqual([words]));
    expect(ids()).toEqual(after);
  });

  it('ends with the last choice, however quickly the heart is pressed', async () => {
    const { logIn, ids, toggle, server, toastTexts } = makeTab(makeServer([8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8]));
    let answer = () => {};
    server.held = new Promise((resolve) => (answer = resolve));
    toggle(4);
    await waitFor(() => expect(server.asked).toContain('PUT /api/favourites/4/'));
    for (let press = 0; press < 5; press += 1) toggle(4);
    server.held = null;
    answer();
    await waitFor(() => expect(server.asked.at(-1)).toBe('DELETE /api/favourites/4/'));
    await waitFor(() => expect(server.favourites).toEqual([8]));
    expect([ids(), toastTexts()]).toEqual([[8], []]);
  });

  it('keeps showing a pending change while another tab reloads the list', async () => {
    const { store, logIn, ids, toggle, server } = makeTab(makeServer([8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8]));
    let answer = () => {};
    server.held = new Promise((resolve) => (answer = resolve));
    toggle(4);
    await waitFor(() => expect(server.asked).toContain('PUT /api/favourites/4/'));
    server.held = null;
    server.favourites = [7, 8];
    store.dispatch(favouritesAsked());
    await waitFor(() => expect(ids()).toEqual([4, 7, 8]));
    answer();
    await waitFor(() => expect(server.favourites).toEqual([4, 7, 8]));
  });

  it('shows no favourites and no messages to the next person at this screen', async () => {
    const { store, logIn, ids, toggle, server, toastTexts } = makeTab(makeServer([8]));
    logIn();
    await waitFor(() => expect(ids()).toEqual([8]));
    let answer = () => {};
    server.held = new Promise((resolve) => (answer = resolve));
    toggle(4);
    await waitFor(() => expect(server.asked).toContain('PUT /api/favourites/4/'));
    store.dispatch(loggedOut());
    expect(ids()).toEqual([]);
    server.refuses = true;
    answer();
    server.held = null;
    await waitFor(() => expect(store.getState().favourites).toEqual({ ids: [], loadStatus: 'known', failure: '' }));
    expect([
      localStorage.getItem('favourites'),
      toastTexts(),
      server.asked.filter((asked) => asked.startsWith('DELETE')),
    ]).toEqual([null, [], []]);
  });
});

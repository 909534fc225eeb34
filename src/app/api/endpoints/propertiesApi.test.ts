import { configureStore } from '@reduxjs/toolkit';
import { type BaseRequest, api } from '../api';
import { propertiesApi } from './propertiesApi';
import { featuredApi } from './featuredApi';

const query = { featured: 'true', limit: 3 } as const;

/** A real store. Its server answers lists at once and holds a change until the test resolves it. */
function shop() {
  let decide: (allowed: boolean) => void = () => undefined;
  let featured = false;
  let answered: Promise<void> = Promise.resolve();
  const asked: unknown[] = [];
  const baseQuery: BaseRequest = async (ask, _store, options) => {
    asked.push([ask, options]);
    if (typeof ask === 'string' || ask.method === undefined) {
      const answer = { data: [{ id: 1, title: 'Lake house', featured }], meta: {} };
      await answered;
      return answer;
    }
    const allowed = await new Promise<boolean>((resolve) => (decide = resolve));
    if (!allowed) return { error: { status: 403, data: { code: 'not_allowed' } } };
    featured = true;
    return { data: { id: 1, featured } };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { baseQuery } } }).concat(api.middleware),
  });
  const star = () => propertiesApi.endpoints.listProperties.select(query)(store.getState()).data?.rows[0]?.featured;
  /** Holds answers to lists until the function that it returns is called. */
  const holdLists = () => {
    let letGo: () => void = () => undefined;
    answered = new Promise((resolve) => (letGo = resolve));
    return () => letGo();
  };
  return { store, star, asked, holdLists, decide: (allowed: boolean) => decide(allowed) };
}

async function withList() {
  const made = shop();
  await made.store.dispatch(propertiesApi.endpoints.listProperties.initiate(query));
  return made;
}

it('H5 shows a star at once, and keeps it if the server accepts it', async () => {
  const { store, star, decide } = await withList();
  const change = store.dispatch(featuredApi.endpoints.setPropertyFeatured.initiate({ id: 1, featured: true }));
  expect(star()).toBe(true);
  decide(true);
  await change;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(star()).toBe(true);
});

it('H5 keeps a star on an answer that was asked for before it, until the server refuses it', async () => {
  const { store, star, holdLists, decide } = await withList();
  const letGo = holdLists();
  const earlier = store.dispatch(propertiesApi.endpoints.listProperties.initiate(query, { forceRefetch: true }));
  const change = store.dispatch(featuredApi.endpoints.setPropertyFeatured.initiate({ id: 1, featured: true }));
  letGo();
  await earlier;
  expect(star()).toBe(true);
  decide(false);
  await change;
  expect(star()).toBe(false);
});

it('H5 undoes a star that the server refuses', async () => {
  const { store, star, decide } = await withList();
  const change = store.dispatch(featuredApi.endpoints.setPropertyFeatured.initiate({ id: 1, featured: true }));
  expect(star()).toBe(true);
  decide(false);
  expect((await change).error).toMatchObject({ status: 403 });
  expect(star()).toBe(false);
});

it('sends the change with a Bearer token, as the specification requires', async () => {
  const { store, asked, decide } = await withList();
  const change = store.dispatch(featuredApi.endpoints.setPropertyFeatured.initiate({ id: 1, featured: true }));
  decide(true);
  await change;
  expect(asked).toContainEqual([
    { url: '/api/properties/1/', method: 'PATCH', body: { featured: true } },
    { bearer: true },
  ]);
});

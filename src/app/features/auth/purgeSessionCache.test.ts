import { type BaseRequest, api } from '../../api/api';
import { makeStore } from '../../root/store';
import { accountsApi } from '../../api/endpoints/accountsApi';
import { sessionApi } from '../../api/endpoints/sessionApi';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import { contentApi } from '../../api/endpoints/contentApi';
import { enquiriesApi } from '../../api/endpoints/enquiriesApi';
import { meetingsApi } from '../../api/endpoints/meetingsApi';
import { paymentsApi } from '../../api/endpoints/paymentsApi';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { ownPropertiesApi } from '../../api/endpoints/ownPropertiesApi';
import '../../api/endpoints/blogsApi';
import '../../api/endpoints/catalogueApi';
import '../../api/endpoints/packagesApi';
import '../../api/endpoints/reviewsApi';
import { survivesLogout } from '../../api/injectEndpoints';

const { getCompany } = contentApi.endpoints;
const { getProperty } = propertiesApi.endpoints;
const { getMe } = sessionApi.endpoints;

const listing = { id: 45, title: 'Three-bedroom corner flat' };

/** A server that answers by path and records the paths. */
function logIn(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const path = typeof ask === 'string' ? ask : ask.url;
    asked.push(path);
    return { data: await (answers[path] ?? []) };
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ token: 'token', username: 'meera' }));
  return { store, asked };
}

const cachedEndpoints = (store: ReturnType<typeof makeStore>) =>
  Object.values(store.getState().api.queries)
    .map((entry) => entry?.endpointName)
    .sort();

it('drops private data at logout and keeps public data, without reloading it', async () => {
  const { store, asked } = logIn({ '/api/properties/45/': listing });
  await Promise.all([
    store.dispatch(getMe.initiate()),
    store.dispatch(paymentsApi.endpoints.listPayments.initiate()),
    store.dispatch(meetingsApi.endpoints.listMeetings.initiate()),
    store.dispatch(ownPropertiesApi.endpoints.listOwnProperties.initiate({ lifecycle: 'published', page: 1 })),
    store.dispatch(getCompany.initiate()),
    store.dispatch(getProperty.initiate('45')),
  ]);
  const before = asked.length;
  store.dispatch(loggedOut());
  expect(cachedEndpoints(store)).toEqual(['getCompany', 'getProperty']);
  expect(asked).toHaveLength(before);
});

it('drops the status of a listing, which only its owner receives', async () => {
  const { store } = logIn({
    '/api/properties/45/': { ...listing, changed_at: '2026-11-22T08:00:00.000Z', stale: false },
    '/api/properties/compare/': [listing, { ...listing, changed_at: '2026-11-22T08:00:00.000Z' }],
  });
  await Promise.all([
    store.dispatch(getProperty.initiate('45')),
    store.dispatch(propertiesApi.endpoints.compareProperties.initiate('45,44')),
  ]);
  store.dispatch(loggedOut());
  expect(cachedEndpoints(store)).toEqual([]);
});

it('ignores responses to requests of the ended session', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const { store } = logIn({
    '/api/properties/45/': new Promise((resolve) => {
      answer = resolve;
    }),
  });
  const asking = store.dispatch(getProperty.initiate('45'));
  store.dispatch(loggedOut());
  answer(listing);
  await asking;
  expect(cachedEndpoints(store)).toEqual([]);
});

it('aborts the account’s mutations, but neither a visitor’s enquiry nor what a link in an email does and ends the session with', async () => {
  const answers = {
    '/api/auth/me/': new Promise((resolve) => {
      setImmediate(() => resolve({ name: 'Meera' }));
    }),
    '/api/enquiries/': new Promise((resolve) => {
      setImmediate(() => resolve({ id: 1 }));
    }),
    '/api/auth/email/undo/': new Promise((resolve) => {
      setImmediate(() => resolve(null));
    }),
  };
  const { store } = logIn(answers);
  const undo = store.dispatch(accountsApi.endpoints.undoEmailChange.initiate({ token: 'k'.repeat(43) }));
  const change = store.dispatch(accountsApi.endpoints.changeMe.initiate({ name: 'Meera' }));
  const enquiry = store.dispatch(
    enquiriesApi.endpoints.createEnquiry.initiate({
      kind: 'contact',
      name: 'Asha',
      email: 'asha@example.com',
      phone: '',
      message: 'Hello',
      client_id: 'wish-0001',
    }),
  );
  store.dispatch(loggedOut());
  expect((await change).error).toMatchObject({ name: 'AbortError' });
  expect((await enquiry).error).toBeUndefined();
  expect((await undo).error).toBeUndefined();
  expect(cachedEndpoints(store)).toEqual([]);
});

it('keeps exactly the endpoints whose response is the same for everyone', () => {
  expect(Object.keys(api.endpoints).filter(survivesLogout).sort()).toEqual([
    'compareProperties',
    'confirmPasswordReset',
    'createEnquiry',
    'getAgent',
    'getBlog',
    'getCompany',
    'getFigures',
    'getProperty',
    'getSiteFont',
    'getStaticPage',
    'getStaticPagePicture',
    'listAddOns',
    'listAmenities',
    'listBlogs',
    'listCities',
    'listConstructionServices',
    'listPackages',
    'listProperties',
    'listPropertyTypes',
    'listReviews',
    'listSimilarProperties',
    'listSiteImages',
    'listSlots',
    'listTeam',
    'undoEmailChange',
  ]);
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SessionRecording } from '@contract/sessionRecording';
import { createActor, setup, assign } from 'xstate';
import {
  nextTask,
  startListingForm,
  startLogin,
  stopRecording,
  storeWith,
} from '../../../../test/support/recordedJourney';
import { accountsApi } from '../../api/endpoints/accountsApi';
import { enquiriesApi } from '../../api/endpoints/enquiriesApi';
import { leadsApi } from '../../api/endpoints/leadsApi';
import { meetingsApi } from '../../api/endpoints/meetingsApi';
import { newsletterApi } from '../../api/endpoints/newsletterApi';
import { ownPropertiesApi } from '../../api/endpoints/ownPropertiesApi';
import { paymentsApi } from '../../api/endpoints/paymentsApi';
import { problemReportsApi } from '../../api/endpoints/problemReportsApi';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { reviewsApi } from '../../api/endpoints/reviewsApi';
import { savedSearchesApi } from '../../api/endpoints/savedSearchesApi';
import { searchApi } from '../../api/endpoints/searchApi';
import { searchHelpApi } from '../../api/endpoints/searchHelpApi';
import { secondFactorApi } from '../../api/endpoints/secondFactorApi';
import { sessionApi } from '../../api/endpoints/sessionApi';
import { shortlistsApi } from '../../api/endpoints/shortlistsApi';
import { visitsApi } from '../../api/endpoints/visitsApi';
import { factorSetupMachine } from '../../features/second-factor/factorSetupMachine';
import { machines } from '../../root/replay/machines';
import { reducer } from '../../root/replay/reducer';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import { inspect } from '../inspection';
import { replaySession } from '../replay/replaySession';
import { sessionTap } from '../sessionTap';
import { toastAdded } from '../toastsSlice';
import { tokenCalls } from './personalFields';
import { startRecorder } from './recorder';
import { routeAction } from './sessionLog';

type Call = { initiate: (argument: never, options?: never) => never };

const marks: string[] = [];
/** A new value that occurs nowhere else. */
function mark(text: string): string {
  marks.push(text);
  return text;
}

const token = mark('9f86d081884c7d659a2feaa0c55ad015');
const password = mark('rivers run uphill');
const email = mark('asha.rao+home@people.example');
const phone = mark('+91 98765 43210');
const username = mark('asharao77');
const name = mark('Asha Venkataraman');

/** Searches: several words, and one that is found in its own fields only. */
const searched = mark('orchard behind the old mill');
const searchedWord = mark('verandahs');
const draft = { id: 77, title: mark('Under the tamarind'), lifecycle: 'draft', changed_at: '2026-11-25T10:00:00Z' };

const echoes = {
  'properties/parse': { filters: {}, chips: [], unread: mark('behind the old'), rest: mark('old mill orchard') },
  'properties/loosen': [{ field: 'search', label: searchedWord, total: 3, exact: true }],
  'properties/near': [
    {
      id: 5,
      differs: [{ field: 'search', wanted: searchedWord, has: '', label: `not described as “${searchedWord}”` }],
    },
  ],
  'properties/suggest': [],
  'properties/77': {
    ...draft,
    description: mark('The owner leaves for Canada in March.'),
    status: mark('Ready after the wedding'),
    parking: mark('Behind the temple wall'),
    location: mark('Lane four, Tilak Colony'),
    rera_number: mark('P-MP-IND-99-4242'),
    tour: [{ id: 1, title: mark('Grandfather’s room') }],
    images: [{ id: 1, own_alt: mark('Our cat on the stairs') }],
  },
  'properties/': [
    { ...draft, description: mark('The owner leaves soon; ask nobody.'), draft_reason: mark('No photos yet') },
  ],
  'payments/add-ons': { add_ons: [{ id: 1, listing: { id: 77, title: mark('A plot nobody knows') } }], listings: [] },
  'problem-reports': { id: 3, client_id: 'report-0001' },
  visits: [
    { id: 5, host: mark('Devika Holkar'), link: mark('https://rooms.example/holkar'), note: mark('Ring twice.') },
  ],
  'auth/login': { token, username },
  'auth/me': {
    id: 3,
    username,
    name,
    email,
    phone,
    pending_email: mark('asha.new@people.example'),
    roles: ['agent'],
  },
  'auth/sessions': [{ id: 1, device: 'Firefox on Linux' }],
  'second-factor': { recovery_codes: [mark('kx7p-11aa'), mark('kx7p-22bb')], secret: mark('JBSWY3DPEHPK3PXP') },
  enquiries: {
    rows: [],
    id: 4,
    name: mark('Ravi Kulkarni'),
    email: mark('ravi@people.example'),
    phone: mark('9812345670'),
    message: mark('Could we see it on Sunday after the temple?'),
    notes: mark('He asked twice about the well.'),
  },
  meetings: [{ id: 7, phone: mark('8765432109'), topic: mark('The price of the corner flat'), status: 'held' }],
  'billing-info': {
    name: mark('Kulkarni and Sons'),
    address: mark('12 Palasia Square, second floor'),
    gstin: mark('23ABCDE1234F1Z5'),
    zip: mark('452001'),
    city: 'Indore',
    country: 'India',
  },
  shortlists: {
    id: 9,
    homes: [],
    members: [{ id: 1, name: mark('Meera Joshi'), is_you: true }],
    token: mark('join-5f4dcc3b5aa765d6'),
  },
};

/** Plants the marks in every kind of place: arguments, answers, errors, addresses, events, contexts, texts. */
async function plant(): Promise<SessionRecording> {
  const store = storeWith(echoes);
  sessionTap.store = store;
  const recorder = startRecorder();
  const call = ({ initiate }: Call, argument?: unknown) =>
    Promise.resolve(store.dispatch(initiate(argument as never) as never));
  const calls: (readonly [unknown, unknown?])[] = [
    [accountsApi.endpoints.logIn, { username, password }],
    [accountsApi.endpoints.register, { username, password: mark('hunter2-and-more'), email }],
    [accountsApi.endpoints.requestPasswordReset, { email: mark('forgot@people.example') }],
    [
      accountsApi.endpoints.confirmPasswordReset,
      { token: mark('reset-0cc175b9c0f1b6a8'), new: mark('a new calm sea') },
    ],
    [accountsApi.endpoints.changePassword, { old: mark('an old calm sea'), new: 'a new calm sea' }],
    [sessionApi.endpoints.getMe],
    [accountsApi.endpoints.listSessions],
    [enquiriesApi.endpoints.createEnquiry, { name, email, phone, message: mark('Is the garden\nshared "by all"?') }],
    [leadsApi.endpoints.getLead, 4],
    [meetingsApi.endpoints.listMeetings],
    [newsletterApi.endpoints.subscribe, { email: mark('letters@people.example') }],
    [paymentsApi.endpoints.getBillingInfo],
    [reviewsApi.endpoints.createReview, { review: mark('They kept every promise, twice.'), rating: 5 }],
    [savedSearchesApi.endpoints.listSavedSearches, mark('search-eccbc87e4b5ce2fe')],
    [secondFactorApi.endpoints.confirmTotp, { code: '424242', totp_code: mark('424242') }],
    [propertiesApi.endpoints.listProperties, { search: searched, ordering: 'relevance' }],
    [propertiesApi.endpoints.listProperties, { search: searchedWord }],
    [searchApi.endpoints.parseSentence, searched],
    [searchApi.endpoints.parseSentence, searchedWord],
    [searchHelpApi.endpoints.suggestForSearch, searchedWord],
    [searchHelpApi.endpoints.loosenSearch, { search: searchedWord }],
    [searchHelpApi.endpoints.findNearHomes, { search: searchedWord }],
    [ownPropertiesApi.endpoints.listOwnProperties, { lifecycle: 'draft', page: 1 }],
    [propertiesApi.endpoints.getProperty, '77'],
    [paymentsApi.endpoints.listBoughtAddOns],
    [visitsApi.endpoints.listVisits, {}],
    [problemReportsApi.endpoints.sendProblemReport, () => ({ message: mark('It ate my words.'), page: '/' })],
    [shortlistsApi.endpoints.getShortlist, 9],
    [shortlistsApi.endpoints.getInvitation, mark('invite-a87ff679a2f3e71d')],
    [shortlistsApi.endpoints.voteInShortlist, { id: 9, property: 2, note: mark('Too close to the road for me') }],
  ];
  for (const [endpoint, argument] of calls) await call(endpoint as never, argument);
  store.dispatch(loggedIn({ token, username }));
  store.dispatch(toastAdded('good', `Welcome back, ${name}. We wrote to ${email}.`));
  store.dispatch(toastAdded('bad', `Call ${phone} or 9812345670.`));
  // in a field that no table names
  const hint = `Or write to ${mark('only.here@people.example')}, or call ${mark('7012345678')}.`;
  store.dispatch({ type: 'hint/shown', payload: { hint } });
  store.dispatch({ type: routeAction, payload: { path: `/reset-password#token=${token}` } });
  store.dispatch({ type: routeAction, payload: { path: `/people?q=${encodeURIComponent(name)}` } });
  for (const words of [searched, searchedWord])
    store.dispatch({
      type: routeAction,
      payload: { path: `/properties?${new URLSearchParams({ search: words })}&page=2` },
    });
  const dialog = startLogin();
  dialog.send({ type: 'SUBMITTED', entry: { username, password, email, display_name: name } });
  await nextTask();
  const setupOfFactor = createActor(factorSetupMachine, {
    id: 'factorSetup',
    inspect,
    input: { kind: 'totp' },
  }).start();
  setupOfFactor.send({
    type: 'xstate.done.actor.0.factorSetup.starting',
    output: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/asharao77?secret=JBSWY3DPEHPK3PXP' },
  } as never);
  setupOfFactor.send({ type: 'CONFIRMED', entry: { name: 'My phone', secret: '424242' } });
  setupOfFactor.send({
    type: 'xstate.done.actor.0.factorSetup.confirming',
    output: ['kx7p-11aa', 'kx7p-22bb'],
  } as never);
  const secret = mark('A house that is still a secret');
  const listing = startListingForm(true);
  for (const length of [9, 16, 21, secret.length]) listing.type(secret.slice(0, length));
  store.dispatch(loggedOut({ lapsed: true }));
  const raw = JSON.stringify([store.getState(), calls]);
  // proves that the session has them
  for (const one of marks.slice(0, 6)) expect(raw).toContain(JSON.stringify(one).slice(1, -1));
  const recording = await recorder.take();
  recorder.stop();
  return JSON.parse(JSON.stringify(recording)) as SessionRecording;
}

afterEach(stopRecording);

it('R44 a recording contains no token, password, email, phone or message of a person: over 50 planted marks, none found', async () => {
  const recording = await plant();
  expect(marks.length).toBeGreaterThanOrEqual(50);
  const text = JSON.stringify(recording);
  const spellings = (one: string) => [
    one,
    JSON.stringify(one).slice(1, -1),
    encodeURIComponent(one),
    encodeURIComponent(one).replace(/%20/g, '+'),
  ];
  const found = marks.filter((one) => spellings(one).some((spelling) => text.includes(spelling)));
  expect(found).toEqual([]);
  // stand-ins tell equal values apart from others, and nothing else is hidden
  expect(text).toContain('«email 1»');
  expect(text).toContain('"path":"/people?q=«name ');
  expect(text).toMatch(/"path":"\/properties\?search=«search \d+»&page=2"/);
  expect(text).toMatch(/listProperties\(\{\\"search\\":\\"«search \d+»\\"\}\)/);
  expect(text).toContain('"city":"Indore"');
  expect(replaySession(recording, { reducer, machines }).differing).toEqual([]);
});

it('equal values get equal stand-ins, so that a machine that compares them takes the same way', async () => {
  const twice = setup({
    types: { context: {} as { email: string; same: boolean }, input: {} as { email: string } },
    actions: {
      compare: assign({
        same: ({ context, event }) => context.email === (event as unknown as { email: string }).email,
      }),
    },
  }).createMachine({
    id: 'twice',
    context: ({ input }) => ({ email: input.email, same: false }),
    on: { TYPED: { actions: 'compare' } },
  });
  sessionTap.store = storeWith({});
  const recorder = startRecorder();
  const actor = createActor(twice, { id: 'twice', inspect, input: { email: 'one@people.example' } }).start();
  for (const typed of ['one@people.example', 'other@people.example'])
    actor.send({ type: 'TYPED', email: typed } as never);
  const recording = await recorder.take();
  recorder.stop();
  const contexts = recording.entries.map((entry) => ('machine' in entry ? entry.context : undefined));
  expect(contexts).toEqual([
    { email: '«email 1»', same: false },
    { email: '«email 1»', same: true },
    { email: '«email 1»', same: false },
  ]);
  expect(replaySession(recording, { reducer, machines: { twice } }).differing).toEqual([]);
});

it('knows every call whose whole argument is a token', () => {
  const folder = path.resolve(__dirname, '../../api/endpoints');
  const text = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = text.flatMap((one) => [...one.matchAll(/(\w+): (?:query|mutation)\([^\n]*\{\n\s*argument: \(token/g)]);
  expect(new Set(found.map(([, call]) => call))).toEqual(tokenCalls);
});

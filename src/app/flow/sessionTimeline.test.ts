import type { SessionRecording } from '@contract/sessionRecording';
import { stateName, timelineOf } from './sessionTimeline';

const recordingOf = (entries: SessionRecording['entries']): SessionRecording => ({
  format: 'aangan-session',
  version: 1,
  build: 'b',
  startedAt: '2026-11-25T10:00:00.000Z',
  path: '/properties',
  initialState: {},
  entries,
  finalState: {},
});
const move = (t: number, type: string, value: unknown, machine = 'authDialog') => ({
  t,
  machine,
  event: { type },
  value,
  context: {},
});
const request = (t: number, outcome: string, more: object = {}) => ({
  t,
  action: {
    type: `api/executeQuery/${outcome}`,
    meta: { arg: { endpointName: 'listProperties' }, ...more },
    ...(outcome === 'rejected' && { payload: { status: 500 } }),
  },
});

it('tells pages, requests and moves of machines in words, with their times', () => {
  const steps = timelineOf(
    recordingOf([
      { t: 10, action: { type: 'route/changed', payload: { path: '/favourites' } } },
      request(20, 'pending'),
      request(30, 'fulfilled'),
      request(40, 'rejected'),
      move(45, 'session.resumed', 'shown', 'hero'),
      move(50, 'xstate.init', 'typing'),
      move(60, 'LOG_IN', 'checking'),
      move(70, 'xstate.error.actor.0.authDialog.checking', 'typing'),
      move(80, 'TYPE', 'typing'),
      move(90, 'xstate.after.5000.authDialog.typing', { form: { one: 'two' } }),
      move(95, 'xstate.done.actor.savePhoto', { form: { one: 'two' } }),
      { t: 99, action: { type: 'session/loggedOut' } },
    ]),
  );
  expect(steps.map(({ at, words, failed }) => `${at} ${words}${failed ? ' !' : ''}`)).toEqual([
    '0 The recording starts at /properties',
    '10 Went to /favourites',
    '20 Requested: list properties',
    '30 Received: list properties',
    '40 Failed: list properties (500) !',
    '45 hero was already running: shown',
    '50 auth dialog started: typing',
    '60 auth dialog: typing → checking (log in)',
    '70 auth dialog: checking → typing (checking failed) !',
    '80 auth dialog: typing (type)',
    '90 auth dialog: typing → form.one.two (after a wait)',
    '95 auth dialog: form.one.two (save photo finished)',
    '99 Changed session: logged out',
  ]);
});

it('leaves out what only programs need', () => {
  const steps = timelineOf(
    recordingOf([
      request(1, 'rejected', { condition: true }),
      { t: 2, action: { type: 'api/subscriptions/internal_probeSubscription' } },
      { t: 3, action: { type: 'machines/authDialog' } },
    ]),
  );
  expect(steps).toHaveLength(1);
});

it('names nested and parallel states', () => {
  expect([stateName({ a: 'b', c: { d: {} } }), stateName('plain'), stateName(null)]).toEqual([
    'a.b + c.d',
    'plain',
    '',
  ]);
});

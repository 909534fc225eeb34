import { SessionRecording } from '@contract/sessionRecording';
import { answers, copyOf, journey, stopRecording, storeWith } from '../../../test/support/recordedJourney';
import { replaySession } from '../flow/replay/replaySession';
import { sessionTap } from '../flow/sessionTap';
import { machines } from './replay/machines';
import {
  isRecordingSession,
  startSessionRecording,
  stopSessionRecording,
  subscribeToRecording,
  takeSessionRecording,
} from './sessionRecording';
import { rootReducer } from './store';

afterEach(() => {
  stopRecording();
  stopSessionRecording();
});

it('a recorded session replays with no difference', async () => {
  const store = storeWith(answers);
  sessionTap.store = store;
  await startSessionRecording();
  await journey(store);
  const recording = await takeSessionRecording();
  expect(SessionRecording.safeParse(recording).error).toBeUndefined();
  const read = copyOf(recording) as SessionRecording;
  const { steps, differing } = replaySession(read, { reducer: rootReducer, machines });
  expect(differing).toEqual([]);
  expect(steps).toBeGreaterThan(60);
});

it('tells listeners when recording starts and stops', async () => {
  sessionTap.store = storeWith({});
  const told: boolean[] = [];
  const stop = subscribeToRecording(() => told.push(isRecordingSession()));
  expect(await takeSessionRecording()).toBeNull();
  await Promise.all([startSessionRecording(), startSessionRecording()]);
  stopSessionRecording();
  stop();
  await startSessionRecording();
  expect(told).toEqual([true, false]);
});

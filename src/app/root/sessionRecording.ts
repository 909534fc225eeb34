import type { SessionRecording } from '@contract/sessionRecording';
import type { Recorder } from '../flow/recording/recorder';

/*
 * Recording of this tab's session: off until it is started, held in memory, ended by a new document. What is taken
 * holds no secrets and no personal data.
 */
let recorder: Recorder | undefined;
let starting: Promise<void> | undefined;
/** Stopping while the recorder loads counts. */
let isWanted = false;
const listeners = new Set<() => void>();

function set(next: Recorder | undefined): void {
  recorder = next;
  listeners.forEach((listener) => listener());
}

async function start(): Promise<void> {
  const { startRecorder } = await import(/* webpackChunkName: "session-recording" */ '../flow/recording/recorder');
  if (!isWanted) return;
  set(startRecorder());
  // for the browser's console
  Object.assign(globalThis, { aanganSession: takeSessionRecording });
}

/** Starts to record, also in mid-session; nothing happens if that is so already. */
export async function startSessionRecording(): Promise<void> {
  if (recorder) return;
  isWanted = true;
  starting ??= start().finally(() => {
    starting = undefined;
  });
  await starting;
}

export const isRecordingSession = (): boolean => recorder !== undefined;

/** Ends the recording and forgets it. */
export function stopSessionRecording(): void {
  isWanted = false;
  recorder?.stop();
  set(undefined);
}

/** What was recorded so far; null if nothing is recorded. Recording goes on. */
export const takeSessionRecording = async (): Promise<SessionRecording | null> => (await recorder?.take()) ?? null;

/** Calls the listener when recording starts and stops. Returns a function that ends that. */
export function subscribeToRecording(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

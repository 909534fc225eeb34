import * as z from 'zod/mini';
import { recordingLimits } from './recordingLimits';

const Json = z.record(z.string(), z.unknown());
const Text = z.string().check(z.maxLength(2_000));
/** Milliseconds since the recording started. */
const Time = z.number().check(z.gte(0));

/** An action as the reducers got it; of a new page, `route/changed`, which no reducer knows. */
const RecordedAction = z.looseObject({
  t: Time,
  action: z.looseObject({ type: Text }),
  /** What it changed in the state, by path; a long value is a checksum. Absent if that is not known. */
  changed: z.optional(Json),
});

/** A machine's transition: the event and its result. */
const RecordedMove = z.looseObject({
  t: Time,
  /** The machine's id, with its own name if there are several: `photo/3f2c`. */
  machine: Text,
  /** With its payload; a start (`xstate.init`) has the machine's `input`. */
  event: z.looseObject({ type: Text }),
  value: z.unknown(),
  context: z.unknown(),
  /** The machine to take from the registry. */
  machineId: z.optional(Text),
  /** The machine that sent the event; absent for the screen. */
  origin: z.optional(Text),
  /** How it ended; absent while it runs. */
  status: z.optional(Text),
  /** Of a machine that ran before the recording began: its children by id, as texts. */
  children: z.optional(Json),
});

/** A recorded session as plain JSON, without secrets and personal data. */
export const SessionRecording = z.looseObject({
  format: z.literal('aangan-session'),
  version: z.literal(1),
  build: Text,
  startedAt: z.iso.datetime(),
  path: Text,
  initialState: Json,
  entries: z.array(z.union([RecordedMove, RecordedAction])).check(z.maxLength(recordingLimits.entries)),
  finalState: Json,
});

export type SessionRecording = z.infer<typeof SessionRecording>;
export type RecordedEntry = SessionRecording['entries'][number];
export type RecordedMove = z.infer<typeof RecordedMove>;
export type RecordedAction = z.infer<typeof RecordedAction>;

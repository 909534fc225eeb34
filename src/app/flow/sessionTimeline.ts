import type { RecordedEntry, SessionRecording } from '@contract/sessionRecording';
import * as messages from '@messages/app/sessionTimeline';

/** One step of a recorded session, in words. */
interface SessionStep {
  /** Milliseconds since the recording began. */
  at: number;
  words: string;
  /** Something went wrong here. */
  failed: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A machine's state as a path: `form.typing`. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(fieldsOf(value))
    .map(([name, inner]) => [name, stateName(inner)].filter(Boolean).join('.'))
    .join(' + ');
}

/** `photoList` → "photo list", `session/loggedOut` → "session: logged out". */
const spaced = (name: string): string =>
  name
    .replace(/\//g, ': ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** What happened to a machine: its event in words. */
function eventWords(type: string): string {
  const [, kind, what] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(type) ?? [];
  if (kind) return kind === 'done' ? messages.done(actorName(what)) : messages.failed(actorName(what));
  return type.startsWith('xstate.after') ? messages.afterAWait : type.toLowerCase().replaceAll('_', ' ');
}

/** Actors without a name of their own are called after their state, such as `0.authDialog.checking`. */
const actorName = (id = '') => spaced(/^\d+\./.test(id) ? (id.split('.').at(-1) ?? id) : id);

/** The request of an RTK Query action: `list properties` is `listProperties`. */
function requestStep(type: string, action: Fields): Omit<SessionStep, 'at'> | undefined {
  const [, outcome] = /^api\/execute(?:Query|Mutation)\/(\w+)$/.exec(type) ?? [];
  if (!outcome) return undefined;
  const meta = fieldsOf(action.meta);
  const name = spaced(textOf(fieldsOf(meta.arg).endpointName));
  if (outcome === 'pending') return { words: messages.asked(name), failed: false };
  if (outcome === 'fulfilled') return { words: messages.answered(name), failed: false };
  // RTK Query refuses a request that it has the answer of
  if (meta.condition === true) return undefined;
  return { words: messages.requestFailed(name, String(fieldsOf(action.payload).status ?? '')), failed: true };
}

function actionStep(action: Fields): Omit<SessionStep, 'at'> | undefined {
  const type = textOf(action.type);
  if (type === 'route/changed') return { words: messages.wentTo(textOf(fieldsOf(action.payload).path)), failed: false };
  if (type.startsWith('api/')) return requestStep(type, action);
  if (type.startsWith('machines/') || type.startsWith('__rtkq')) return undefined;
  return { words: messages.changed(spaced(type)), failed: type.endsWith('/rejected') };
}

const isMove = (entry: RecordedEntry): entry is Extract<RecordedEntry, { machine: string }> => 'machine' in entry;

/** Describes a recording step by step, for people: pages, requests, and how machines moved. */
export function timelineOf({ entries, path }: SessionRecording): SessionStep[] {
  const states = new Map<string, string>();
  const begun: SessionStep = { at: 0, words: messages.beganAt(path), failed: false };
  const steps = entries.flatMap((entry): SessionStep[] => {
    if (!isMove(entry)) {
      const step = actionStep(entry.action);
      return step ? [{ at: entry.t, ...step }] : [];
    }
    const { t: at, machine, event } = entry;
    const [before, after] = [states.get(machine), stateName(entry.value)];
    states.set(machine, after);
    const failed = event.type.startsWith('xstate.error');
    const name = spaced(machine);
    if (event.type === 'session.resumed') return [{ at, words: messages.runs(name, after), failed }];
    if (event.type === 'xstate.init') return [{ at, words: messages.started(name, after), failed }];
    const move =
      before === undefined || before === after ? messages.stayed(name, after) : messages.moved(name, before, after);
    return [{ at, words: `${move} (${eventWords(event.type)})`, failed }];
  });
  return [begun, ...steps];
}

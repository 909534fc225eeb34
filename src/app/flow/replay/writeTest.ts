import type { RecordedAction, RecordedEntry, RecordedMove } from '@contract/sessionRecording';
import type { Replayable } from './readRecording';
import { callIn, isRecordedMove, stateName, titleOf } from './replaySession';

/** Actions of the program rather than of the journey: calls, subscriptions, the mirror. */
const inner = /^(api|__rtkq|machines|@@)\//;

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

interface Told {
  name: string;
  checks: readonly string[];
}

/** XState's own events in words. */
const ownEvents: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done\..*/, 'the answer'],
  [/^xstate\.error\..*/, 'the failure'],
  [/^xstate\.after\.(.+?)\..*/, 'waiting ($1)'],
  [/^xstate\.stop$/, 'leaving'],
];
const eventName = (type: string) => ownEvents.reduce((name, [event, words]) => name.replace(event, words), type);

/** A value that a reader can check: neither a long one, of which a recording has a checksum, nor a part of the cache. */
const isTelling = ([path, value]: [string, unknown]) =>
  !path.startsWith('api ›') && (typeof value !== 'object' || value === null) && !String(value).startsWith('#');
const literal = (value: unknown) => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

/** A call that changed something on the server, and how it ended. */
const callEnded = /^api\/executeMutation\/(fulfilled|rejected)$/;

function tellAction(entry: RecordedAction, step: number): Told | undefined {
  const { action, changed = {} } = entry;
  const isStep = `journey.expectStep(${step}, ${quoted(titleOf(entry))})`;
  if (action.type === 'route/changed')
    return { name: `goes to ${(action.payload as { path: string }).path}`, checks: [isStep] };
  const [, end] = callEnded.exec(action.type) ?? [];
  if (end) return { name: `${callIn(action)} is ${end === 'fulfilled' ? 'answered' : 'refused'}`, checks: [isStep] };
  if (inner.test(action.type)) return undefined;
  const telling = Object.entries(changed).filter(isTelling).slice(0, 5);
  const checks = telling.map(([path, value]) => `journey.expectState(${step}, ${quoted(path)}, ${literal(value)})`);
  return checks.length > 0 ? { name: `does ${action.type}`, checks } : undefined;
}

/** Tells the moves of a journey's machines. */
class ToldMachines {
  private readonly states = new Map<string, string>();
  private readonly called = new Map<string, string>();

  /** What the move means for the journey; undefined if it changes no state. */
  tell({ machine, event, value, status }: RecordedMove, step: number): Told | undefined {
    const [before, now] = [this.states.get(machine), stateName(value)];
    this.states.set(machine, now);
    if (before === now && status === undefined) return undefined;
    const moved = before === undefined ? `starts as ${now}` : `${eventName(event.type)} leads to ${now}`;
    const what = before === now ? `ends as ${now}` : moved;
    const name = `${this.nameOf(machine)}${/^(starts|ends) /.test(what) ? '' : ':'} ${what}`;
    return { name, checks: [`journey.expectMachine(${step}, ${quoted(machine)}, ${quoted(now)})`] };
  }

  /** `photo 2` for the second machine with an id that chance made: `photo/3f2c…`. */
  private nameOf(machine: string): string {
    const known = this.called.get(machine);
    if (known !== undefined) return known;
    const kind = /^(.+)\/[\da-f]{8}-[\da-f-]{27}/.exec(machine)?.[1];
    const before = [...this.called.values()].filter((name) => name.startsWith(`${kind} `)).length;
    const name = kind === undefined ? machine : `${kind} ${before + 1}`;
    this.called.set(machine, name);
    return name;
  }
}

/** The longest line. */
const longest = 120;

/** A told step as a test, formatted. */
function written({ name, checks }: Told, step: number): string[] {
  const start = `it(${quoted(`${step}. ${name}`)}, () =>`;
  const [first = '', ...others] = checks;
  if (others.length > 0) return [`${start} {`, ...checks.map((check) => `  ${check};`), '});'];
  const line = `${start} ${first});`;
  return line.length + 2 <= longest ? [line] : [start, `  ${first});`];
}

/** A page of the journey, and what happened on it. */
const isPage = (entry: RecordedEntry) => !isRecordedMove(entry) && entry.action.type === 'route/changed';

/**
 * A test that states a recorded journey in its own words, by address: one line for each step that moves a machine to
 * another state or the visitor to another address, or that ends a call which changed something on the server.
 * `recording` and `support` are paths from the test's folder.
 */
export function writeTest({ path: begun, entries }: Replayable, recording: string, support: string): string {
  const machines = new ToldMachines();
  const pages: { name: string; lines: string[] }[] = [{ name: begun ? `at ${begun}` : 'at first', lines: [] }];
  for (const [index, entry] of entries.entries()) {
    const told = isRecordedMove(entry) ? machines.tell(entry, index + 1) : tellAction(entry, index + 1);
    if (!told) continue;
    if (isPage(entry)) pages.push({ name: told.name.replace('goes to', 'at'), lines: [] });
    pages.at(-1)?.lines.push(...written(told, index + 1));
  }
  const groups = pages
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ name, lines }) => [
      '',
      `describe(${quoted(name)}, () => {`,
      ...lines.map((line) => `  ${line}`),
      '});',
    ]);
  return [
    `import path from 'node:path';`,
    `import { replayedJourney } from ${quoted(support)};`,
    '',
    `// written by npm run replay; change it as the journey's promise changes`,
    `const journey = replayedJourney(path.resolve(__dirname, ${quoted(recording)}));`,
    '',
    `it('replays with no difference', () => {`,
    `  expect(journey.differing).toEqual([]);`,
    `});`,
    ...groups,
    '',
  ].join('\n');
}

import { readRecording } from '@app/flow/replay/readRecording';
import { isRecordedMove, replaySession, stateName } from '@app/flow/replay/replaySession';
import { reportOf } from '@app/flow/replay/report';
import { machines } from '@app/root/replay/machines';
import { reducer } from '@app/root/replay/reducer';
import type { RecordedEntry } from '@contract/sessionRecording';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The journey of a real browser, read from its file. */
const journey = () => readRecording(readFileSync(path.join(__dirname, 'journey.json'), 'utf8'));

/** Changes the first entry that fits, and replays. Returns its step, and the first lines of the report. */
function flip(fits: (entry: RecordedEntry) => boolean, change: (entry: RecordedEntry) => void) {
  const recording = journey();
  const index = recording.entries.findIndex(fits);
  const entry = recording.entries[index];
  if (!entry) throw new Error('the journey has no such step');
  change(entry);
  const replayed = replaySession(recording, { reducer, machines });
  return { step: index + 1, steps: recording.entries.length, report: reportOf(replayed) };
}

it('one flipped value of a machine is named with its step, path, recorded and computed value', () => {
  const { step, steps, report } = flip(
    (entry) => isRecordedMove(entry) && entry.machine === 'checkout' && stateName(entry.value) === 'paying',
    (entry) => Object.assign((entry as { context: object }).context, { underWay: true }),
  );
  expect(report).toMatch(
    new RegExp(
      `^step ${step} differs \\(checkout: .+ → paying\\): context › underWay\n  recorded true\n  computed false\n`,
    ),
  );
  expect(report).toContain(`\n${steps} steps, 1 differ`);
});

it('one flipped value of the store is named with its step', () => {
  const { step, steps, report } = flip(
    (entry) => !isRecordedMove(entry) && entry.action.type === 'session/loggedIn',
    (entry) => Object.assign((entry as { changed: object }).changed, { 'session › username': '«username 9»' }),
  );
  expect(report).toMatch(new RegExp(`^step ${step} differs \\(session/loggedIn\\): session › username\n`));
  expect(report).toContain('  recorded "«username 9»"');
  expect(report).toContain(`\n${steps} steps, 1 differ`);
});

it('a payload that was changed is named where it changes the store first', () => {
  const { step, report } = flip(
    (entry) => !isRecordedMove(entry) && entry.action.type === 'session/loggedIn',
    (entry) =>
      Object.assign((entry as unknown as { action: { payload: object } }).action.payload, { username: 'somebody' }),
  );
  expect(report).toContain(`step ${step} differs (session/loggedIn): session › username`);
  expect(report).toContain('  computed "somebody"');
});

it('has no path of a machine, no token, and nobody’s data', () => {
  const text = readFileSync(path.join(__dirname, 'journey.json'), 'utf8');
  expect(text).not.toMatch(/\/(?:home|work|root|tmp|Users)\/|file:\/\//);
  expect(text).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
  expect(text).not.toMatch(/\b(?:Token|Bearer) [\w-]{8,}/);
  expect(text).not.toMatch(/buyer[\da-f]{10}|Meera|Palm Road|courtyard at dusk|not the password/);
  expect(text.length).toBeLessThan(1_000_000);
});

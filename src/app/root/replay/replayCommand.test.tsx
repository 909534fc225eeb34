import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyOf, journey, record, stopRecording } from '../../../../test/support/recordedJourney';

const root = path.resolve(__dirname, '../../../..');

afterEach(stopRecording);

describe('npm run replay', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-replay-'));
  const file = path.join(folder, 'journey.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const replay = (...args: string[]) => {
    try {
      const script = path.join(root, 'scripts/replay.mjs');
      const output = execFileSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
      return { status: 0, output };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { status, output: stdout + stderr };
    }
  };

  it('counts the steps and differences; shows a step’s states; writes a test in the journey’s words', async () => {
    const recording = await record(journey);
    const steps = recording.entries.length;
    writeFileSync(file, JSON.stringify(recording));
    const test = path.join(folder, 'journey.test.ts');
    expect(replay(file, '--write-test', test)).toEqual({
      status: 0,
      output: `${steps} steps, 0 differ\nwrote ${test}\n`,
    });
    const text = readFileSync(test, 'utf8');
    expect(text).toContain('authDialog: SUBMITTED leads to login.submitting');
    expect(text).toContain('does session/loggedIn');
    const { status, output } = replay(file, '--until', '3');
    expect(status).toBe(0);
    const state = JSON.parse(output.slice(0, output.lastIndexOf('}') + 1)) as { state: { splash: object } };
    expect(state.state.splash).toEqual({ ended: true });
    expect(output).toMatch(/\n3 steps, 0 differ\n$/);
    const last = copyOf(recording);
    Object.assign(last.finalState, { splash: { ended: false } });
    writeFileSync(file, JSON.stringify(last));
    const failed = replay(file);
    expect(failed.status).toBe(1);
    expect(failed.output).toContain(`step ${steps} differs (the last state): splash › ended`);
    expect(failed.output).toMatch(new RegExp(`\n${steps} steps, 1 differ\n$`));
  }, 180_000);

  it('writes the tests of a journey that npm test runs: the kept one is as it was written', () => {
    const kept = path.join(root, 'test/replays/journey.test.ts');
    const written = path.join(folder, 'kept.test.ts');
    const from = path.join(root, 'test/replays/journey.json');
    expect(replay(from, '--write-test', written)).toMatchObject({ status: 0 });
    const imports = /(?:from|__dirname,) '[^']+'/g;
    const text = (file: string) => readFileSync(file, 'utf8').replace(imports, '(a path)');
    expect(text(written)).toBe(text(kept));
  }, 180_000);

  it('says what it needs', () => {
    expect(replay()).toMatchObject({ status: 2, output: expect.stringContaining('npm run replay -- FILE') as string });
    expect(replay(path.join(folder, 'none.json'))).toMatchObject({ status: 2 });
  }, 90_000);
});

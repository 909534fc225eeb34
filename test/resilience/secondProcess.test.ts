import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Script, startScript } from '../support/childProcess';

interface Report {
  state: 'open' | 'refused';
  pid: number;
  ms: number;
  reason?: string;
}

const script = path.join(__dirname, 'support/holdFolder.ts');
let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-second-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const start = () => startScript(script, [folder]);

describe('R3 a second process on one data folder', () => {
  it('is refused within two seconds, naming the folder and the holder; after kill -9 the next takes over', async () => {
    for (let round = 0; round < 4; round++) {
      const rivals = [start(), start()];
      const reports = await Promise.all(rivals.map((rival) => rival.line<Report>()));
      const winner = reports.findIndex(({ state }) => state === 'open');
      const refused = reports[1 - winner];
      expect(reports.map(({ state }) => state).sort()).toEqual(['open', 'refused']);
      expect(refused?.ms).toBeLessThan(2_000);
      expect(refused?.reason).toContain(folder);
      await rivals[1 - winner]?.exited;
      await expectRefusal(rivals[winner] as Script);
      await rivals[winner]?.kill();
    }
  }, 600_000);
});

/** A second process long after the holder started. */
async function expectRefusal(holder: Script): Promise<void> {
  const late = start();
  const reports = await late.line<Report>();
  expect(reports.state).toBe('refused');
  expect(reports.ms).toBeLessThan(2_000);
  expect(reports.reason).toContain(`pid ${holder.child.pid}`);
  expect(await late.exited).toBe(1);
}

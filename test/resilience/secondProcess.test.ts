import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Script, startScript } from '../support/childProcess';

interface Told {
  state: 'open' | 'refused';
  pid: number;
  ms: number;
  why?: string;
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
      const told = await Promise.all(rivals.map((rival) => rival.line<Told>()));
      const winner = told.findIndex(({ state }) => state === 'open');
      const refused = told[1 - winner];
      expect(told.map(({ state }) => state).sort()).toEqual(['open', 'refused']);
      expect(refused?.ms).toBeLessThan(2_000);
      expect(refused?.why).toContain(folder);
      await rivals[1 - winner]?.exited;
      await expectRefusal(rivals[winner] as Script);
      await rivals[winner]?.kill();
    }
  }, 300_000);
});

/** A second process long after the holder started. */
async function expectRefusal(holder: Script): Promise<void> {
  const late = start();
  const told = await late.line<Told>();
  expect(told.state).toBe('refused');
  expect(told.ms).toBeLessThan(2_000);
  expect(told.why).toContain(`pid ${holder.child.pid}`);
  expect(await late.exited).toBe(1);
}

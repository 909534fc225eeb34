import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const patches = readdirSync(path.join(root, 'test/faults')).filter((file) => file.endsWith('.patch'));

it('P4 every planted fault fits the code as it is', () => {
  expect(patches.length).toBeGreaterThanOrEqual(20);
  const unfit = patches.filter(
    (file) => spawnSync('git', ['apply', '--check', path.join('test/faults', file)], { cwd: root }).status !== 0,
  );
  expect(unfit).toEqual([]);
});

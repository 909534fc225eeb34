import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const app = path.resolve(__dirname, '../../src/app');

it('H35 no field is a number field of the browser, which refuses the digits of other scripts', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => /type="number"|type: 'number'/.test(readFileSync(path.join(app, file), 'utf8')));
  expect(found).toEqual([]);
});

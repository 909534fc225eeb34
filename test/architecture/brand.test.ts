import fs from 'node:fs';
import path from 'node:path';
import { brand } from '@contract/brand';

const src = path.resolve(__dirname, '../../src');
/** The demonstration's texts are content and may contain the name. */
const isContent = (file: string) => file.includes(path.join('server', 'seed') + path.sep);

test('the company’s name is written in one place of the source', () => {
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !isContent(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => fs.readFileSync(path.join(src, file), 'utf8').includes(brand))).toEqual([
    path.join('contract', 'brand.ts'),
  ]);
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const app = path.resolve(__dirname, '../../src/app');
const writesPath = (text: string) => /['"`}\s]\/api\//.test(text);

it('no file of the app writes the path of an endpoint: paths come from the contract', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => writesPath(readFileSync(path.join(app, file), 'utf8')))).toEqual([]);
});

it.each(["fetch('/api/me/')", 'fetch(`/api/me/`)', 'fetch(`${base}/api/me/`)'])('finds %s', (text) => {
  expect(writesPath(text)).toBe(true);
});

it('does not take an import for a path', () => {
  expect(writesPath("import { api } from '../api/api';")).toBe(false);
});

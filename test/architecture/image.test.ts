import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../support/files';

const root = path.resolve(__dirname, '../..');

/** Folders that the built server reads at run time: `path.join('src', …)` in the source. */
function foldersReadAtRunTime(): string[] {
  const files = filesIn(path.join(root, 'src/server')).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const joins = files.flatMap((file) => [
    ...readFileSync(path.join(root, 'src/server', file), 'utf8').matchAll(/path\.join\(('src'(?:, '[^']+')+)\)/g),
  ]);
  return [...new Set(joins.map(([, parts = '']) => parts.replaceAll("'", '').split(', ').join('/')))];
}

test('the container image contains every folder that the server reads at run time', () => {
  const copied = [...readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm)];
  const folders = foldersReadAtRunTime();
  expect(folders).toHaveLength(3);
  expect(copied.map(([, folder]) => folder)).toEqual(expect.arrayContaining(folders));
});

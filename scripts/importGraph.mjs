import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.cjs';

const folders = ['src', 'test', 'scripts', 'config'];
const isCode = (file) => /\.(tsx?|[cm]?js)$/.test(file);
const imported = /(?:from|import|require\()\s*\(?['"]([^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.cjs', '.mjs', '.d.cts', '.d.mts', '/index.ts'];

/** Every source file, relative to the root. */
export const sourceFiles = () =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter(isCode),
  );

/** The file that an import names, or undefined for a package. */
function fileOf(name, from) {
  const start = name.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), name)
    : name.replace(/^@messages\//, 'src/messages/en/').replace(/^@(contract|app|server)\//, 'src/$1/');
  if (!start.startsWith('src/') && !name.startsWith('.')) return undefined;
  return endings
    .map((ending) => start + ending)
    .find((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile());
}

/** Who imports each file. @returns {Map<string, Set<string>>} */
export function importersOf(files) {
  const importers = new Map();
  for (const from of files)
    for (const [, name] of readFileSync(path.join(root, from), 'utf8').matchAll(imported)) {
      const file = fileOf(name, from);
      if (!file) continue;
      if (!importers.has(file)) importers.set(file, new Set());
      importers.get(file).add(from);
    }
  return importers;
}

/** The files themselves and all that import them, directly or not. */
export function reachedFrom(changed, importers) {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

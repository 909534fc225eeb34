import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.cjs';

export { root };

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

/** A hash of all files that the bundles are built from. */
export function sourceStamp() {
  const files = [...filesUnder(path.join(root, 'src')), ...filesUnder(path.join(root, 'config/webpack'))].filter(
    (file) => !/\.(test\.tsx?|jpg)$/.test(file),
  );
  const hash = createHash('sha256').update(process.env.SITE_LANGUAGE ?? '');
  for (const file of [...files, path.join(root, 'package-lock.json'), path.join(root, 'tsconfig.base.json')].sort())
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether dist was built from the current sources. */
export function isBuilt() {
  const stamp = path.join(root, 'dist/stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp();
}

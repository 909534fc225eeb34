// Builds what is missing, then does what the name says: npm run check-settings|backup|restore|admin -- …
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, root } from './sources.mjs';

const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const built = isBuilt() ? 0 : run(path.join(root, 'scripts/build.mjs'));
process.exit(built || run('--enable-source-maps', path.join(root, 'dist/server/cli.cjs'), ...process.argv.slice(2)));

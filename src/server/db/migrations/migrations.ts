import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Migration } from './migration';

/** The build copies the folder beside the bundles (`config/webpack/server.cjs`). */
const copied = path.join(__dirname, 'migrations');
const folder = existsSync(copied) ? copied : __dirname;

/** All migrations in execution order: each `.sql` file of this folder is one, and its name without the ending is its id. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ id: path.basename(file, '.sql'), sql: readFileSync(path.join(folder, file), 'utf8') }));

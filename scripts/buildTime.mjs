import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.cjs';

const file = path.join(root, 'dist/seconds');

/** How long the build of dist took, in seconds: the unit of the other times, because machines differ. */
export const lastBuildSeconds = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined);

/** @param {number} seconds */
export const recordBuildSeconds = (seconds) => writeFileSync(file, String(seconds));

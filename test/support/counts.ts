/*
 * - times(promised, quick): how often a fault is tried: the promised count in `npm run test:resilience`, else the quick
 *   one.
 * - exampleCount(count): how many random examples are tried: all in `npm run test:all`, which takes new ones each time; a sixth
 *   in `npm test`, which takes the same ones each time.
 * - measured(line, words): records a figure of a promise for the table of `npm run test:resilience`.
 */
import fs from 'node:fs';
import { isFull, isQuick } from './scope';

export const times = (promised: number, quick: number): number => (isFull ? promised : quick);

export const exampleCount = (count: number): number => (isQuick ? Math.ceil(count / 6) : count);

export function measured(line: string, words: string): void {
  const file = process.env.AANGAN_FIGURES;
  if (file) fs.appendFileSync(file, `${JSON.stringify({ line, words })}\n`);
}

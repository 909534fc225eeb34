/*
 * - times(promised, quick): how often a fault is tried: the promised count in `npm run test:resilience`, else the quick
 *   one.
 * - measured(line, words): records a figure of a promise for the table of `npm run test:resilience`.
 */
import fs from 'node:fs';
import { isFull } from './scope';

export const times = (promised: number, quick: number): number => (isFull ? promised : quick);

export function measured(line: string, words: string): void {
  const file = process.env.AANGAN_FIGURES;
  if (file) fs.appendFileSync(file, `${JSON.stringify({ line, words })}\n`);
}

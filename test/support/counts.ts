/*
 * times(promised, quick)     how often a fault is tried: `npm run test:resilience` (AANGAN_FULL=1) asks for the promised count, `npm test` for a quick share
 * measured(line, words)      writes a figure of a line of the promises down, for the table that `npm run test:resilience` ends with
 */
import fs from 'node:fs';

export const isFull = process.env.AANGAN_FULL === '1';

export const times = (promised: number, quick: number): number => (isFull ? promised : quick);

export function measured(line: string, words: string): void {
  const file = process.env.AANGAN_FIGURES;
  if (file) fs.appendFileSync(file, `${JSON.stringify({ line, words })}\n`);
}

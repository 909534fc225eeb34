import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { shippedFolder } from '../../db/shippedFolder';

export type Sheet = InstanceType<typeof PDFDocument>;

type Weight = 400 | 700;
type Script = 'latin' | 'devanagari';
interface Run { script: Script; text: string }

export interface Set {
  x: number;
  width: number;
  align?: 'left' | 'right';
  weight?: Weight;
  /** Points. */
  size?: number;
  colour: string;
}

const LINE = 1.4;
/** From the top of a line down to its letters' feet, as a part of the size. */
const RISE = 1.05;
const devanagari = /[\u0900-\u097f\u200c\u200d₹]+/g;

/** Text in letters that the fonts have: accents they lack are taken off, other scripts are marked. */
function printable(text: string): string {
  const bare = (letter: string) => letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  const known = /[\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u200c\u200d₹–—‘’“”•…−]/;
  return [...text.normalize('NFC')].map((letter) => (known.test(letter) ? letter : known.test(bare(letter)) ? bare(letter) : /\s/.test(letter) ? ' ' : '?')).join('');
}

/** A word in runs of one script each. */
function runsOf(word: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: text, index } of word.matchAll(devanagari)) {
    if (index > end) runs.push({ script: 'latin', text: word.slice(end, index) });
    runs.push({ script: 'devanagari', text });
    end = index + text.length;
  }
  if (end < word.length) runs.push({ script: 'latin', text: word.slice(end) });
  return runs;
}

const fontFile = (folder: string, script: Script, weight: Weight) => path.join(folder, `${script}-${weight}.ttf`);

/** Sets text on a sheet in Latin and Devanagari letters, which pdfkit would need one font for; lines break between words, and long words within. */
export function makeTypesetter(sheet: Sheet) {
  const folder = shippedFolder(path.join('src', 'server', 'modules', 'payments', 'fonts'), 'latin-400.ttf');
  const use = (script: Script, weight: Weight, size: number) => sheet.font(fontFile(folder, script, weight)).fontSize(size);
  const widthOf = (text: string, weight: Weight, size: number) => runsOf(text).reduce((sum, run) => sum + use(run.script, weight, size).widthOfString(run.text), 0);

  function linesOf(text: string, width: number, weight: Weight, size: number): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (longer: string) => widthOf(longer, weight, size) <= width;
    for (const word of printable(text).split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) { line = longer; continue; }
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (line && !fits(line + letter)) { lines.push(line); line = ''; }
        line += letter;
      }
    }
    return [...lines, line];
  }

  /** Draws text from the top `y` down and answers where the next may begin. */
  return (text: string, y: number, { x, width, align = 'left', weight = 400, size = 10, colour }: Set): number => {
    let top = y;
    for (const line of text.split('\n').flatMap((paragraph) => linesOf(paragraph, width, weight, size))) {
      let at = align === 'right' ? x + width - widthOf(line, weight, size) : x;
      for (const run of runsOf(line)) {
        use(run.script, weight, size).fillColor(colour).text(run.text, at, top + size * RISE, { lineBreak: false, baseline: 'alphabetic' });
        at += sheet.widthOfString(run.text);
      }
      top += size * LINE;
    }
    return top;
  };
}

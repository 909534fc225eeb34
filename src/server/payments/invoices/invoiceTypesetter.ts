import { withoutLast } from '@contract/beginningOf';
import path from 'node:path';
import { shippedFolder } from '../../db/shippedFolder';
import type { Sheet } from '../../lib/pdfDocument';

type Weight = 400 | 700;
type Script = 'latin' | 'devanagari';
interface Run {
  script: Script;
  text: string;
}

export interface TypeStyle {
  x: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  weight?: Weight;
  /** The brand's serif in one weight; the text typeface supplies missing characters. */
  face?: 'text' | 'display';
  /** Points. */
  size?: number;
  colour: string;
  /** At most so many lines; the last then ends in an ellipsis. */
  lines?: number;
}

const LINE = 1.4;
/** The baseline's distance from the top of a line, as a fraction of the size. */
const RISE = 1.05;
const devanagari = /[\u0900-\u097f\u200c\u200d₹]+/g;

/** Text in characters of the fonts: missing accents are dropped, other scripts are marked. */
export function printable(text: string): string {
  const bare = (letter: string) => letter.normalize('NFD').replace(/\p{Mark}/gu, '');
  const known = /[\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u200c\u200d₹–—‘’“”•…−]/;
  return [...text.normalize('NFC')]
    .map((letter) =>
      known.test(letter) ? letter : known.test(bare(letter)) ? bare(letter) : /\s/.test(letter) ? ' ' : '?',
    )
    .join('');
}

/** A word split into runs by script. */
export function runsOf(word: string): Run[] {
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

interface Style {
  weight: Weight;
  face: 'text' | 'display';
  size: number;
}

function fontFile(folder: string, script: Script, { weight, face }: Style): string {
  return path.join(
    folder,
    face === 'display' && script === 'latin' ? 'display-600.ttf' : `${script}-${face === 'display' ? 400 : weight}.ttf`,
  );
}

/** The serif has old-style figures. */
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'kern'];
const featuresOf = ({ face }: Style) => (face === 'display' ? { features: figures } : {});

/**
 * Typesets Latin and Devanagari text, for which pdfkit would need a single font; wraps between words, and within long
 * words.
 */
export function makeTypesetter(sheet: Sheet) {
  const folder = shippedFolder(path.join('src', 'server', 'payments', 'invoices', 'fonts'), 'latin-400.ttf');
  const use = (script: Script, style: Style) => sheet.font(fontFile(folder, script, style)).fontSize(style.size);
  const widthOf = (text: string, style: Style) =>
    runsOf(text).reduce((sum, run) => sum + use(run.script, style).widthOfString(run.text, featuresOf(style)), 0);

  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (longer: string) => widthOf(longer, style) <= width;
    for (const word of printable(text).split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (line && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line];
  }

  /** The first lines, the last of them cut so that an ellipsis fits. */
  function firstLines(all: readonly string[], most: number, width: number, style: Style): readonly string[] {
    if (all.length <= most) return all;
    let end = all[most - 1] ?? '';
    while (end !== '' && widthOf(`${end}…`, style) > width) end = withoutLast(end);
    return [...all.slice(0, most - 1), `${end.replace(/[\s,;:.–-]+$/u, '')}…`];
  }

  /** Renders text from `y` down. @returns the `y` for the next text */
  return (
    text: string,
    y: number,
    { x, width, align = 'left', weight = 400, face = 'text', size = 10, colour, lines = Infinity }: TypeStyle,
  ): number => {
    const style = { weight, face, size };
    let top = y;
    const all = text.split('\n').flatMap((paragraph) => linesOf(paragraph, width, style));
    for (const line of firstLines(all, lines, width, style)) {
      const free = align === 'left' ? 0 : width - widthOf(line, style);
      let at = x + (align === 'center' ? free / 2 : free);
      for (const run of runsOf(line)) {
        use(run.script, style)
          .fillColor(colour)
          .text(run.text, at, top + size * RISE, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) });
        at += sheet.widthOfString(run.text, featuresOf(style));
      }
      top += size * LINE;
    }
    return top;
  };
}

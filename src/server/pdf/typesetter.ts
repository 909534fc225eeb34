import { withoutLast } from '@contract/beginningOf';
import path from 'node:path';
import { shippedFolder } from '../db/shippedFolder';
import type { Sheet } from './pdfDocument';
import { readableAsTyped } from './pdfTextLayer';

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

const known = /^[\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u200c\u200d₹–—‘’“”•…−]+$/;
/** Stand for what is left out, until the spaces around it are. */
const [dropped, foreign] = ['\u0000', '\u0001'];

/** Letters with strokes, which no accent makes. */
const plain: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Œ: 'OE', œ: 'oe', ı: 'i' };

function inFonts(letter: string): string {
  if (known.test(letter)) return letter;
  const bare = (plain[letter] ?? letter).normalize('NFKD').replace(/\p{Mark}/gu, '');
  if (known.test(bare)) return bare;
  if (/\s/.test(letter)) return ' ';
  return /[\p{Letter}\p{Number}]/u.test(letter) ? foreign : dropped;
}

/**
 * Text in characters of the fonts: missing accents, emoji and other signs are left out, words of other scripts become
 * an ellipsis. Nothing is drawn as a question mark or an empty box.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), inFonts)
    .join('')
    .replace(/(?<![\u0900-\u097f])[\u200c\u200d]/g, dropped)
    .replace(/\u0001(?:[\u0000\s]*\u0001)*/g, '…')
    .replace(/\s\u0000+(?=[\s,.;:!?)]|$)|^\u0000+\s+|\u0000/g, '');
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
  const folder = shippedFolder(path.join('src', 'server', 'pdf', 'fonts'), 'latin-400.ttf');
  const use = (script: Script, style: Style) =>
    readableAsTyped(sheet.font(fontFile(folder, script, style))).fontSize(style.size);
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
      for (const { segment } of new Intl.Segmenter().segment(word)) {
        if (line && !fits(line + segment)) {
          lines.push(line);
          line = '';
        }
        line += segment;
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
        const shaped = /\p{Script=Devanagari}/u.test(run.text);
        use(run.script, style).fillColor(colour);
        // for readers that go by it rather than by the characters of each glyph
        if (shaped) sheet.markContent('Span', { actual: run.text });
        sheet.text(run.text, at, top + size * RISE, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...featuresOf(style),
        });
        if (shaped) sheet.endMarkedContent();
        at += sheet.widthOfString(run.text, featuresOf(style));
      }
      top += size * LINE;
    }
    return top;
  };
}

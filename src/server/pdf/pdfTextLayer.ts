import type { Sheet } from './pdfDocument';

interface Glyph {
  id: number;
  /** The characters that it was made from. */
  codePoints: readonly number[];
  advanceWidth: number;
}

/** What pdfkit keeps of a font that it embeds; its types leave it out. */
interface EmbeddedFont {
  layout(text: string, features?: unknown): { glyphs: readonly Glyph[]; positions: readonly unknown[] };
  encode(text: string, features?: unknown): [codes: string[], positions: readonly unknown[]];
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  widths: (number | undefined)[];
  /** The characters of each code. */
  unicode: (readonly number[] | undefined)[];
  scale: number;
}

/**
 * The characters that each glyph stands for when a reader copies or searches, in the order they were typed. Devanagari
 * is drawn in another order: the vowel of "कि" stands before its consonant. As glyphs move within their syllable only,
 * each takes as many of the typed characters as it was made from.
 */
function typedOrder(text: string, glyphs: readonly Pick<Glyph, 'codePoints'>[]): (readonly number[])[] {
  const typed = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const own = glyphs.map(({ codePoints }) => codePoints);
  if (own.reduce((sum, points) => sum + points.length, 0) !== typed.length) return own;
  let end = 0;
  return own.map(({ length }) => typed.slice(end, (end += length)));
}

const isMark = (point: number) => /\p{Nonspacing_Mark}/u.test(String.fromCodePoint(point));

/**
 * The characters of a glyph in the parts that readers understand: a virama within a text makes pdf.js take the whole
 * glyph for a mark without width. One part is the glyph's own, the others go to glyphs that draw nothing.
 */
function partsOf(points: readonly number[]): { own: number; parts: (readonly number[])[] } {
  if (points.length < 2 || !points.some(isMark)) return { own: 0, parts: [points] };
  return {
    own: Math.max(
      0,
      points.findIndex((point) => !isMark(point)),
    ),
    parts: points.map((point) => [point]),
  };
}

/** The first glyph of the fonts for Devanagari draws nothing. */
const blank = { id: 0, advanceWidth: 0 };
const unmoved = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

/** Gives a glyph a code of its own for each text that it stands for. */
function keepTypedOrder(font: EmbeddedFont): void {
  const codes = new Map<string, number>();

  function codeOf({ id, advanceWidth }: Omit<Glyph, 'codePoints'>, points: readonly number[]): string {
    const key = [id, ...points].join(' ');
    let code = codes.get(key);
    if (code === undefined) {
      code = font.subset.includeGlyph(id);
      if (font.unicode[code] !== undefined) code = font.subset.glyphs.push(id) - 1;
      font.widths[code] = advanceWidth * font.scale;
      font.unicode[code] = points;
      codes.set(key, code);
    }
    return code.toString(16).padStart(4, '0');
  }

  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const texts = typedOrder(text, glyphs);
    const encoded = glyphs.flatMap((glyph, at) => {
      const { own, parts } = partsOf(texts[at] ?? []);
      return parts.map((points, part) =>
        part === own
          ? { code: codeOf(glyph, points), position: positions[at] }
          : { code: codeOf(blank, points), position: { ...unmoved } },
      );
    });
    return [encoded.map(({ code }) => code), encoded.map(({ position }) => position)];
  };
}

const kept = new WeakSet<EmbeddedFont>();

/** Makes what is written in the sheet's current font readable as it was typed. */
export function readableAsTyped(sheet: Sheet): Sheet {
  // pdfkit's types do not know its current font
  const { _font: font } = sheet as unknown as { _font: EmbeddedFont };
  if (kept.has(font)) return sheet;
  kept.add(font);
  keepTypedOrder(font);
  return sheet;
}

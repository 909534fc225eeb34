import { withoutLast } from '@contract/beginningOf';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { shippedFolder } from '../../db/shippedFolder';
import { printable, runsOf } from '../../pdf/typesetter';

/** The brand's typefaces, by what they are for. */
const files = { display: 'display-600.ttf', text: 'latin-400.ttf', devanagari: 'devanagari-700.ttf' } as const;
export type Face = 'display' | 'text';

const opened = new Map<string, Font>();
function fontOf(face: keyof typeof files): Font {
  const known = opened.get(face);
  if (known) return known;
  const folder = shippedFolder(path.join('src', 'server', 'pdf', 'fonts'), files.text);
  const font = openSync(path.join(folder, files[face]));
  opened.set(face, font);
  return font;
}

/** Text as an SVG path, because no font of this machine can be relied on. */
export function pathText(text: string, face: Face, size: number): { path: string; width: number } {
  const paths: string[] = [];
  let x = 0;
  for (const run of runsOf(printable(text))) {
    const font = fontOf(run.script === 'devanagari' ? 'devanagari' : face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text, ['lnum', 'kern']);
    glyphs.forEach((glyph, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG(),
      );
      x += xAdvance * scale;
    });
  }
  return { path: paths.join(''), width: x };
}

/** A text in lines of at most a width, and at most so many; the last ends in an ellipsis if it does not fit. */
export function linesOf(text: string, face: Face, size: number, { width, most }: { width: number; most: number }) {
  const fits = (line: string) => pathText(line, face, size).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  let end = shown.at(-1) ?? '';
  if (lines.length <= most && fits(end)) return shown;
  while (end !== '' && !fits(`${end}…`)) end = withoutLast(end).trimEnd();
  return [...shown.slice(0, -1), `${end}…`];
}

/** The part of fontkit that draws text as paths; the package brings no types. */
declare module 'fontkit' {
  interface GlyphRun {
    glyphs: readonly {
      path: { scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } } };
    }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function openSync(file: string): Font;
}

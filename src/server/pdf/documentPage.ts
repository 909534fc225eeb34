import { brand } from '@contract/brand';
import type { Sheet } from './pdfDocument';
import { renderTagged } from './taggedPdf';
import type { TypeStyle } from './typesetter';

/** Points from the top of the page, after which a new page starts. */
export const LAST_LINE = 740;
const TOP = 64;
export const left = 64;
export const wide = 467;
/** The left edge of the right column. */
export const middle = left + 250;
/** A line of ten points and its leading. */
export const ROW = 14;
export const dark = '#12161c';
export const pale = '#5c6068';
export const brass = '#7a5620';
const hairline = '#e6dbca';
/** The logo in the site's bar: a courtyard between two wings, 120 wide and 96 high. */
export const logoMark = 'M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20';

/** How a text looks, and what it is in the document's structure, which screen readers go by: a paragraph by default. */
export type PaperStyle = TypeStyle & { role?: 'P' | 'H1' | 'H2' };

/** A page filled from top to bottom. */
export interface Page {
  sheet: Sheet;
  /** Renders text from `y` down. @returns the `y` for the next text */
  set: (text: string, y: number, style: PaperStyle) => number;
  /** Draws a picture, with the words for who cannot see it. */
  picture: (alt: string, draw: () => void) => void;
  /** Draws what has no meaning, such as a line. */
  decorate: (draw: () => void) => void;
  y: number;
}

/** Draws a document on A4 pages, tagged for screen readers; the same drawing gives the same bytes. */
export const renderDocument = (title: string, issuedAt: Date, draw: (page: Page) => void): Promise<Buffer> =>
  renderTagged(title, issuedAt, ({ sheet, set, as, decorate }) =>
    draw({
      sheet,
      set: (text, y, { role = 'P', ...style }) => {
        let below = y;
        as(role, () => void (below = set(text, y, style)));
        return below;
      },
      picture: (alt, drawIt) => as('Figure', drawIt, alt),
      decorate,
      y: TOP,
    }),
  );

/** Goes on at the top of a new page. */
export function newPage(page: Page): void {
  page.sheet.addPage();
  page.y = TOP;
}

/** Text from the left edge, below what is there. */
export function line(page: Page, text: string, how: Partial<PaperStyle> = {}): void {
  if (page.y > LAST_LINE) newPage(page);
  page.y = page.set(text, page.y, { x: left, width: wide, colour: dark, ...how });
}

/** A label on the left, a figure on the right; `from` is the left edge of the label. */
export function row(
  page: Page,
  name: string,
  value: string,
  { from = left, ...how }: Partial<TypeStyle> & { from?: number } = {},
): void {
  const top = page.y;
  line(page, name, { x: from, width: left + wide - from - 110, ...how });
  page.set(value, page.y < top ? TOP : top, { x: left + wide - 110, width: 110, align: 'right', colour: dark, ...how });
  page.y += 4;
}

/** A line across the page, or from the left edge given. */
export function rule(page: Page, { from = left, above = 4, below = 10 } = {}): void {
  const y = page.y + above;
  page.decorate(() =>
    page.sheet
      .moveTo(from, y)
      .lineTo(left + wide, y)
      .lineWidth(0.75)
      .strokeColor(hairline)
      .stroke(),
  );
  page.y = y + below;
}

/** Our mark and name. @returns the `y` below them */
export function drawName(page: Page): number {
  page.decorate(() =>
    page.sheet
      .save()
      .translate(left, page.y)
      .scale(0.32)
      .path(logoMark)
      .lineWidth(4.5)
      .strokeColor(brass)
      .stroke()
      .restore(),
  );
  return page.set(brand, page.y - 1, { x: left + 50, width: 210, face: 'display', size: 24, colour: dark });
}

/** The head of a document that is no voucher: our mark and name over a line. */
export function drawLogo(page: Page): void {
  page.y = drawName(page);
  rule(page, { above: 14, below: 28 });
}

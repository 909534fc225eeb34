import { brand } from '@contract/brand';
import { qrPath } from '../../lib/qrCode';
import { brass, dark, left, logoMark, pale, wide } from '../../pdf/documentPage';
import type { Pen } from '../../pdf/taggedPdf';
import type { Brochure, MapSketch } from './drawings';

const hairline = '#e6dbca';
export const right = left + wide;

/** In points from the upper left corner of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawRule({ sheet, decorate }: Pen, y: number): void {
  decorate(() => sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(hairline).stroke());
}

/** Our mark and name, and a line of text on the right. */
export function drawHead(pen: Pen, aside: string): void {
  const { sheet, set, as, decorate } = pen;
  decorate(() => {
    sheet.save().translate(left, 48).scale(0.32).path(logoMark).lineWidth(4.5).strokeColor(brass).stroke().restore();
  });
  as('P', () => set(brand, 47, { x: left + 50, width: 210, face: 'display', size: 24, colour: dark }));
  as('P', () => set(aside, 58, { x: left + 260, width: wide - 260, align: 'right', size: 9, colour: pale }));
  drawRule(pen, 94);
}

/** @returns the `y` below it */
export function drawHeading({ set, as }: Pen, text: string, y: number, x = left, size = 16): number {
  let below = y;
  as('H2', () => {
    below = set(text, y, { x, width: right - x, face: 'display', size, colour: dark });
  });
  return below;
}

const factHeight = 40;

/** Three columns, as many rows as fit above `end`. @returns the `y` below them */
export function drawFacts({ set, as }: Pen, facts: Brochure['facts'], top: number, end: number): number {
  const column = (wide - 32) / 3;
  const rows = Math.max(0, Math.floor((end - top) / factHeight));
  const shown = facts.slice(0, rows * 3);
  shown.forEach(([label, value], place) => {
    const at = { x: left + (place % 3) * (column + 16), width: column };
    const y = top + Math.floor(place / 3) * factHeight;
    as('P', () => {
      set(label, y, { ...at, size: 8.5, colour: pale, lines: 1 });
      set(value, y + 12, { ...at, size: 11, colour: dark, lines: 1 });
    });
  });
  return top + Math.ceil(shown.length / 3) * factHeight;
}

/** What it has. @returns the `y` below; `top` without amenities, and where fewer than two lines fit above `end` */
export function drawAmenities(pen: Pen, { amenities, labels }: Brochure, top: number, end: number): number {
  const lines = Math.floor((end - top - 34) / 14);
  if (amenities.length === 0 || lines < 2) return top;
  let y = drawHeading(pen, labels.amenities, top + 6) + 2;
  pen.as('P', () => {
    y = pen.set(amenities.join(' · '), y, { x: left, width: wide, size: 10, colour: dark, lines });
  });
  return y;
}

export const costsHeight = 82;

/** The parts of the costs beside each other, their total last. @returns the `y` below */
export function drawCosts(pen: Pen, { costs, labels }: Brochure, top: number): number {
  if (!costs) return top;
  const { set, as } = pen;
  const y = drawHeading(pen, labels.costs, top) + 4;
  const { lines, note } = costs;
  const column = (wide - (lines.length - 1) * 10) / lines.length;
  lines.forEach(([label, amount], place) => {
    const at = { x: left + place * (column + 10), width: column };
    const isTotal = place === lines.length - 1;
    as('P', () => {
      set(label, y, { ...at, size: 8, colour: pale, lines: 1 });
      set(amount, y + 11, { ...at, size: 10, weight: isTotal ? 700 : 400, colour: dark, lines: 1 });
    });
  });
  as('P', () => void set(note, y + 30, { x: left, width: wide, size: 8, colour: pale, lines: 2 }));
  return top + costsHeight;
}

/** A QR code that leads to an address. */
export function drawCode({ sheet, as }: Pen, address: string, alt: string, x: number, y: number, width: number): void {
  as(
    'Figure',
    () => {
      const { path, side, quiet } = qrPath(address);
      const square = width / (side - 2 * quiet);
      sheet
        .save()
        .translate(x - quiet * square, y - quiet * square)
        .scale(square)
        .path(path)
        .fillColor(dark)
        .fill()
        .restore();
    },
    alt,
  );
}

/** The sketch around a place, which is in the middle of the box. */
export function drawMap({ sheet, set }: Pen, sketch: MapSketch, { x, y, width, height }: Box): void {
  const scale = Math.max(width / sketch.width, height / sketch.height);
  // what does not fit is cut off on both sides
  const corner = { x: x + (width - sketch.width * scale) / 2, y: y + (height - sketch.height * scale) / 2 };
  sheet.save();
  sheet.rect(x, y, width, height).clip();
  sheet.rect(x, y, width, height).fillColor(sketch.paper).fill();
  sheet.save().translate(corner.x, corner.y).scale(scale);
  sheet.save().translate(sketch.x, sketch.y).scale(sketch.scale);
  for (const { path, fill, stroke, lineWidth = 1 } of sketch.layers) {
    if (!path) continue;
    if (fill) sheet.path(path).fillColor(fill).fill();
    // the paths are enlarged, their lines are not
    if (stroke)
      sheet
        .path(path)
        .lineWidth(lineWidth / sketch.scale)
        .strokeColor(stroke)
        .stroke();
  }
  sheet.restore();
  sheet.restore();
  for (const { text, x: across, y: down } of sketch.names) {
    const top = corner.y + down * scale;
    if (top < y + 2 || top > y + height - 12) continue;
    set(text, top, { x: corner.x + across * scale, width: 90, size: 7, colour: sketch.nameColour, lines: 1 });
  }
  const [middle, centre] = [x + width / 2, y + height / 2];
  sheet.circle(middle, centre, 13).fillColor(brass).fillOpacity(0.22).fill();
  sheet.circle(middle, centre, 4).fillColor(brass).fillOpacity(1).fill();
  sheet.restore();
}

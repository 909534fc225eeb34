import { type PlanBox, around, boxOf, leafOf, pathOf, toSvg } from '@contract/planGeometry';
import type { PlanDrawing } from '@contract/tours';
import { dark, pale } from '../../pdf/documentPage';
import type { Sheet } from '../../pdf/pdfDocument';
import type { makeTypesetter } from '../../pdf/typesetter';

const [outdoors, water, paper] = ['#f6f0e6', '#e6dbca', '#ffffff'] as const;

/** Points from the upper left corner of the page. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How large a plan becomes, in points. */
export function sizeOfPlan(drawing: PlanDrawing, { width, height }: Pick<Place, 'width' | 'height'>) {
  const box = boxOf(drawing);
  const scale = Math.min(width / box.width, height / box.height);
  return { width: box.width * scale, height: box.height * scale, scale };
}

/** Draws a floor plan as large as its place allows, with the names of the rooms. */
export function drawPlan(
  sheet: Sheet,
  set: ReturnType<typeof makeTypesetter>,
  drawing: PlanDrawing,
  place: Place,
): void {
  const box = boxOf(drawing);
  const { scale } = sizeOfPlan(drawing, place);
  sheet.save().translate(place.x, place.y).scale(scale);
  drawFloor(sheet, drawing, box);
  for (const { points, thickness } of drawing.walls)
    sheet.path(pathOf(box, points)).lineWidth(thickness).lineCap('square').strokeColor(dark).stroke();
  for (const opening of drawing.openings) drawOpening(sheet, opening, box);
  sheet.restore();
  for (const { name, polygon } of drawing.rooms) {
    const { left, top, width, height } = around(polygon);
    const [x, y] = toSvg(box, [left, top - height / 2]);
    // metres, as on the screen
    const size = Math.min(0.62, (width * 1.7) / name.length) * scale;
    set(name, place.y + y * scale - size * 0.7, {
      x: place.x + x * scale,
      width: width * scale,
      align: 'center',
      face: 'display',
      size,
      colour: dark,
      lines: 1,
    });
  }
}

function drawFloor(sheet: Sheet, { rooms, water: pools, furniture }: PlanDrawing, box: PlanBox): void {
  for (const { polygon, outdoor } of rooms)
    sheet
      .path(pathOf(box, polygon, true))
      .fillColor(outdoor ? outdoors : paper)
      .fill();
  for (const { from, to } of pools) {
    const [[x1, y1], [x2, y2]] = [toSvg(box, from), toSvg(box, to)];
    sheet
      .rect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1))
      .lineWidth(0.03)
      .fillAndStroke(water, pale);
  }
  sheet.lineWidth(0.03).strokeColor(pale).strokeOpacity(0.5);
  for (const { x, y, rotation_deg: turn, width, depth, shape } of furniture) {
    const [left, top] = toSvg(box, [x, y]);
    sheet.save().translate(left, top).rotate(-turn);
    if (shape === 'ellipse' || shape === 'tree') sheet.ellipse(0, 0, width / 2, depth / 2).stroke();
    else sheet.rect(-width / 2, -depth / 2, width, depth).stroke();
    sheet.restore();
  }
  sheet.strokeOpacity(1);
}

/** A gap in the wall, with the leaf of a door or the pane of a window. */
function drawOpening(sheet: Sheet, opening: PlanDrawing['openings'][number], box: PlanBox): void {
  const { kind, from, to, thickness, hinge } = opening;
  const line = (width: number, colour: string, path = pathOf(box, [from, to])) =>
    sheet.path(path).lineWidth(width).lineCap('butt').strokeColor(colour).stroke();
  line(thickness + 0.02, paper);
  if (kind === 'window' || kind === 'glazing' || kind === 'screen') line(thickness * 0.45, pale);
  if (kind === 'sliding') line(0.05, dark);
  const leaf = kind === 'door' ? leafOf(opening) : null;
  if (leaf && hinge) line(0.05, dark, pathOf(box, [hinge, leaf]));
}

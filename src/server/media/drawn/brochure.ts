import { brand } from '@contract/brand';
import sharp from 'sharp';
import { newPdf, type Sheet } from '../../pdf/pdfDocument';
import { qrPath } from '../../lib/qrCode';
import { brass, dark, left, logoMark, pale, wide } from '../../pdf/documentPage';
import { makeTypesetter } from '../../pdf/typesetter';
import type { Brochure, BrochurePlan, DrawnPicture, MapSketch } from './drawings';
import { drawPlan, sizeOfPlan } from './plan';

const hairline = '#e6dbca';
const right = left + wide;
/** Points; the large picture is three by two. */
const hero = { width: wide, height: 311 };
const small = { width: (wide - 16) / 3, height: 98, gap: 8 };
const plan = { width: 220, height: 270 };
const map = { width: 292, height: 190 };
const code = 96;

interface Pen {
  sheet: Sheet;
  set: ReturnType<typeof makeTypesetter>;
  /** Draws as an element of the document’s structure. */
  as: (role: string, draw: () => void, alt?: string) => void;
  /** Draws what has no meaning. */
  decorate: (draw: () => void) => void;
}

/** A JPEG that fills its place, at 200 dots per inch; undefined for a picture that cannot be read. */
async function cropped(file: string | undefined, { width, height }: { width: number; height: number }) {
  if (!file) return undefined;
  const dots = (points: number) => Math.round((points / 72) * 200);
  return sharp(file)
    .resize(dots(width), dots(height), { fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => undefined);
}

/** A plan ready to be drawn, with its height in points. */
interface ReadPlan {
  alt: string;
  height: number;
  draw: (pen: Pick<Pen, 'sheet' | 'set'>, x: number, y: number) => void;
}

/** Undefined without a plan, and for a picture that cannot be read. */
async function readPlan(from: BrochurePlan | undefined, files: Readonly<Record<string, string>>) {
  if (!from) return undefined;
  const { alt } = from;
  if ('drawing' in from) {
    const { drawing } = from;
    const size = sizeOfPlan(drawing, plan);
    const draw: ReadPlan['draw'] = ({ sheet, set }, x, y) =>
      drawPlan(sheet, set, drawing, { ...size, x: x + (plan.width - size.width) / 2, y });
    return { alt, height: size.height, draw };
  }
  const file = files[from.hash];
  const picture =
    file &&
    (await sharp(file)
      .resize({ width: plan.width * 4, height: plan.height * 4, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined));
  if (!picture) return undefined;
  const { data, info } = picture;
  const scale = Math.min(plan.width / info.width, plan.height / info.height);
  const [width, height] = [info.width * scale, info.height * scale];
  const draw: ReadPlan['draw'] = ({ sheet }, x, y) =>
    void sheet.image(data, x + (plan.width - width) / 2, y, { width, height });
  return { alt, height, draw };
}

/** Two A4 pages of a listing, tagged for screen readers; the same content gives the same bytes. */
export async function drawBrochure(content: Brochure, files: Readonly<Record<string, string>>): Promise<Buffer> {
  const [first, ...others] = content.pictures;
  const large = await cropped(first && files[first.hash], hero);
  const row: { picture: DrawnPicture; bytes: Buffer }[] = [];
  for (const picture of others.slice(0, 3)) {
    const bytes = await cropped(files[picture.hash], small);
    if (bytes) row.push({ picture, bytes });
  }
  const floor = await readPlan(content.plan, files);
  const sheet = await newPdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.lang,
    displayTitle: true,
    info: { Title: content.title, Author: brand, CreationDate: new Date(content.changedAt) },
  });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet
      .on('data', (chunk: Buffer) => bytes.push(chunk))
      .on('end', () => resolve(Buffer.concat(bytes)))
      .on('error', reject);
  });
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  const pen: Pen = {
    sheet,
    set: makeTypesetter(sheet),
    as: (role, draw, alt) => root.add(sheet.struct(role, alt === undefined ? {} : { alt }, draw)),
    decorate: (draw) => {
      sheet.markContent('Artifact', { type: 'Layout' });
      draw();
      sheet.endMarkedContent();
    },
  };
  drawFront(pen, content, first && large && { alt: first.alt, bytes: large });
  sheet.addPage();
  drawBack(pen, content, row, floor);
  root.end();
  sheet.end();
  return drawn;
}

function drawHead({ sheet, set, as, decorate }: Pen, aside: string): void {
  decorate(() => {
    sheet.save().translate(left, 48).scale(0.32).path(logoMark).lineWidth(4.5).strokeColor(brass).stroke().restore();
  });
  as('P', () => set(brand, 47, { x: left + 50, width: 210, face: 'display', size: 24, colour: dark }));
  as('P', () => set(aside, 58, { x: left + 260, width: wide - 260, align: 'right', size: 9, colour: pale }));
  rule({ sheet, decorate }, 94);
}

function rule({ sheet, decorate }: Pick<Pen, 'sheet' | 'decorate'>, y: number): void {
  decorate(() => sheet.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(hairline).stroke());
}

/** What it is and what it costs. */
function drawFront(pen: Pen, content: Brochure, picture: { alt: string; bytes: Buffer } | undefined): void {
  const { sheet, set, as } = pen;
  drawHead(pen, content.contact[0] ?? '');
  let y = 110;
  if (picture) {
    as('Figure', () => void sheet.image(picture.bytes, left, y, hero), picture.alt);
    y += hero.height + 20;
  }
  as('H1', () => {
    y = set(content.title, y, { x: left, width: wide, face: 'display', size: 28, colour: dark, lines: 2 });
  });
  as('P', () => {
    y = set(content.place, y + 2, { x: left, width: wide, size: 11, colour: pale, lines: 1 });
  });
  as('P', () => {
    y = set(content.price, y + 6, { x: left, width: wide, face: 'display', size: 22, colour: brass, lines: 1 });
  });
  rule(pen, y + 10);
  y = drawFacts(pen, content.facts, y + 22);
  drawAmenities(pen, content, y);
  drawLines(pen, content.rera, 778, 2);
}

/** Where what is registered begins. */
const frontEnd = 772;

/** Three columns, as many rows as fit above what is registered. @returns where they end */
function drawFacts({ set, as }: Pen, facts: Brochure['facts'], top: number): number {
  const column = (wide - 32) / 3;
  const rows = Math.max(0, Math.floor((frontEnd - top) / 40));
  const shown = facts.slice(0, rows * 3);
  shown.forEach(([label, value], place) => {
    const at = { x: left + (place % 3) * (column + 16), width: column };
    const y = top + Math.floor(place / 3) * 40;
    as('P', () => {
      set(label, y, { ...at, size: 8.5, colour: pale, lines: 1 });
      set(value, y + 12, { ...at, size: 11, colour: dark, lines: 1 });
    });
  });
  return top + Math.ceil(shown.length / 3) * 40;
}

/** What it has, below its facts, if there is room. */
function drawAmenities({ set, as }: Pen, { amenities, labels }: Brochure, top: number): void {
  const lines = Math.floor((frontEnd - top - 34) / 14);
  if (amenities.length === 0 || lines < 1) return;
  let y = top + 6;
  as('H2', () => {
    y = set(labels.amenities, y, { x: left, width: wide, face: 'display', size: 16, colour: dark });
  });
  as('P', () => void set(amenities.join(' · '), y + 2, { x: left, width: wide, size: 10, colour: dark, lines }));
}

function drawLines({ set, as }: Pen, lines: readonly string[], top: number, most: number): number {
  let y = top;
  for (const text of lines.slice(0, most))
    as('P', () => {
      y = set(text, y, { x: left, width: wide, size: 9, colour: dark, lines: 1 });
    });
  return y;
}

/** What it is like, where it is, and whom to ask. */
function drawBack(
  pen: Pen,
  content: Brochure,
  pictures: readonly { picture: DrawnPicture; bytes: Buffer }[],
  floor: ReadPlan | undefined,
): void {
  const { sheet, set, as } = pen;
  const { labels } = content;
  drawHead(pen, content.price);
  const top = 112;
  let y = top;
  const text = { x: left, width: floor ? wide - plan.width - 24 : wide, colour: dark };
  as('H2', () => {
    y = set(labels.description, y, { ...text, face: 'display', size: 20 });
  });
  // beside a plan the column is narrow
  const size = floor ? 9.2 : 10;
  const lines = Math.floor((pictures.length > 0 ? 285 : 397) / (size * 1.4));
  as('P', () => {
    y = set(content.description, y + 4, { ...text, size, lines });
  });
  if (floor) {
    const at = { x: right - plan.width, width: plan.width };
    as('H2', () => void set(labels.plan, top, { ...at, face: 'display', size: 20, colour: dark }));
    as('Figure', () => floor.draw(pen, at.x, top + 32), floor.alt);
    y = Math.max(y, top + 32 + floor.height);
  }
  y += 16;
  pictures.forEach(({ picture, bytes }, place) => {
    const x = left + place * (small.width + small.gap);
    as('Figure', () => void sheet.image(bytes, x, y, { width: small.width, height: small.height }), picture.alt);
  });
  y = 556;
  const column = { x: left + map.width + 20, width: wide - map.width - 20 };
  const { sketch } = content;
  const aside = sketch ? column : { x: left, width: wide };
  if (sketch) {
    as('H2', () => void set(labels.place, y, { x: left, width: map.width, face: 'display', size: 16, colour: dark }));
    as('Figure', () => drawMap(sheet, set, sketch, y + 26), content.mapLabel);
  }
  as('H2', () => void set(labels.contact, y, { ...aside, face: 'display', size: 16, colour: dark }));
  let below = y + 26;
  as(
    'Figure',
    () => {
      const { path, side, quiet } = qrPath(content.address);
      const square = code / (side - 2 * quiet);
      sheet
        .save()
        .translate(aside.x - quiet * square, below - quiet * square)
        .scale(square)
        .path(path)
        .fillColor(dark)
        .fill()
        .restore();
    },
    `${labels.scan}: ${content.address}`,
  );
  below += code + 10;
  for (const text of [labels.scan, content.address, ...content.contact])
    as('P', () => {
      below = set(text, below, { ...aside, size: 8.5, colour: text === labels.scan ? brass : dark, lines: 2 });
    });
  as('P', () => void set(labels.foot, 796, { x: left, width: wide, size: 8, colour: pale, lines: 2 }));
}

function drawMap(sheet: Sheet, set: Pen['set'], sketch: MapSketch, y: number): void {
  sheet.save();
  sheet.rect(left, y, map.width, map.height).clip();
  sheet.rect(left, y, map.width, map.height).fillColor(sketch.paper).fill();
  sheet
    .save()
    .translate(left, y)
    .scale(map.width / sketch.width);
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
  const scale = map.width / sketch.width;
  for (const { text, x, y: down } of sketch.names)
    set(text, y + down * scale, { x: left + x * scale, width: 90, size: 7, colour: sketch.nameColour, lines: 1 });
  const [middle, centre] = [left + map.width / 2, y + map.height / 2];
  sheet.circle(middle, centre, 13).fillColor(brass).fillOpacity(0.22).fill();
  sheet.circle(middle, centre, 4).fillColor(brass).fillOpacity(1).fill();
  sheet.restore();
}

import sharp from 'sharp';
import { brass, dark, left, pale, wide } from '../../pdf/documentPage';
import { type Pen, renderTagged } from '../../pdf/taggedPdf';
import {
  costsHeight,
  drawAmenities,
  drawCode,
  drawCosts,
  drawFacts,
  drawHead,
  drawHeading,
  drawMap,
  drawRule,
  right,
} from './brochureParts';
import { type ReadPlan, planSpace, readPlan } from './brochurePlan';
import type { Brochure } from './drawings';

/** Points; the large picture is three by two. */
const hero = { width: wide, height: 311 };
const photo = { width: (wide - 16) / 3, least: 98, most: 150, gap: 8 };
const map = { width: 280, height: 160 };
const code = 84;
const registerCode = 44;

/** Where the page's first text or picture begins, what is registered, and what is at its foot. */
const [pageTop, registeredTop, footTop] = [110, 772, 796];
/** Where the place and our contacts begin. */
const placeTop = 600;
const gap = 14;

interface Picture {
  alt: string;
  bytes: Buffer;
}

/** What is on the pages, read and ready to be drawn. */
interface Contents extends Brochure {
  large: Picture | undefined;
  photographs: readonly Picture[];
  floor: ReadPlan | undefined;
}

/** A JPEG that covers its place, at 200 dots per inch; undefined for a picture that cannot be read. */
async function readPicture(
  { hash, alt }: Brochure['pictures'][number],
  files: Readonly<Record<string, string>>,
  { width, height }: { width: number; height: number },
): Promise<Picture | undefined> {
  const file = files[hash];
  if (!file) return undefined;
  const dots = (points: number) => Math.round((points / 72) * 200);
  return sharp(file)
    .resize(dots(width), dots(height), { fit: 'outside' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .then(
      (bytes) => ({ alt, bytes }),
      () => undefined,
    );
}

async function readContents(content: Brochure, files: Readonly<Record<string, string>>): Promise<Contents> {
  const [first, ...others] = content.pictures;
  const large = first && (await readPicture(first, files, hero));
  const photographs: Picture[] = [];
  for (const picture of others.slice(0, 3)) {
    const read = await readPicture(picture, files, { width: photo.width, height: photo.most });
    if (read) photographs.push(read);
  }
  return { ...content, large, photographs, floor: await readPlan(content.plan, files) };
}

/**
 * Two A4 pages of a listing, or one if there is neither a photograph, a plan nor a map of it; tagged for screen readers.
 * The same content gives the same bytes.
 */
export async function drawBrochure(content: Brochure, files: Readonly<Record<string, string>>): Promise<Buffer> {
  const contents = await readContents(content, files);
  return renderTagged(content.title, new Date(content.changedAt), (pen) => {
    if (contents.large || contents.sketch || contents.floor) drawTwoPages(pen, contents);
    else drawOnePage(pen, contents);
  });
}

function drawTwoPages(pen: Pen, contents: Contents): void {
  const { contact, price, large, sketch } = contents;
  drawHead(pen, contact[0] ?? '');
  const end = drawFacts(pen, contents.facts, drawFront(pen, contents), registeredTop);
  const below = drawAmenities(pen, contents, end, registeredTop);
  // without a picture the front has room for more, and the back has less to show
  const isDescribed = !large && !sketch;
  if (isDescribed) drawDescription(pen, { ...contents, floor: undefined }, below + gap, registeredTop);
  drawRegistered(pen, contents);
  pen.sheet.addPage();
  drawHead(pen, price);
  drawBack(pen, contents, { isDescribed, hasAmenities: below > end });
}

function drawOnePage(pen: Pen, contents: Contents): void {
  drawHead(pen, contents.contact[0] ?? '');
  const { costs } = contents;
  const end = placeTop - (costs ? costsHeight + gap : 0);
  let y = drawFacts(pen, contents.facts, drawFront(pen, contents), end);
  y = drawAmenities(pen, contents, y, end) + gap;
  y = drawDescription(pen, contents, y, end) + gap;
  drawCosts(pen, contents, y);
  drawContact(pen, { ...contents, contact: [...contents.contact, ...contents.rera] }, left);
  drawFoot(pen, contents);
}

/** What it is and what it costs, under its photograph or a map of where it is. @returns the `y` below */
function drawFront(pen: Pen, { large, sketch, mapLabel, title, place, price }: Contents): number {
  const { set, as } = pen;
  let y = pageTop;
  const box = { x: left, y, ...hero };
  if (large) drawPicture(pen, large, box);
  else if (sketch) as('Figure', () => drawMap(pen, sketch, box), mapLabel);
  if (large || sketch) y += hero.height + 20;
  as('H1', () => {
    y = set(title, y, { x: left, width: wide, face: 'display', size: 28, colour: dark, lines: 2 });
  });
  as('P', () => {
    y = set(place, y + 2, { x: left, width: wide, size: 11, colour: pale, lines: 1 });
  });
  as('P', () => {
    y = set(price, y + 6, { x: left, width: wide, face: 'display', size: 22, colour: brass, lines: 1 });
  });
  drawRule(pen, y + 10);
  return y + 22;
}

/** Cut to its box, around its middle. */
function drawPicture({ sheet, as }: Pen, { bytes, alt }: Picture, box: { x: number; y: number } & typeof hero): void {
  const { x, y, width, height } = box;
  as(
    'Figure',
    () => {
      sheet.save().rect(x, y, width, height).clip();
      sheet.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      sheet.restore();
    },
    alt,
  );
}

/** What is registered, with a code that leads to the register. */
function drawRegistered(pen: Pen, { rera, register }: Contents): void {
  const { set, as } = pen;
  const width = register ? wide - registerCode - 16 : wide;
  let y = registeredTop + 6;
  for (const text of rera.slice(0, 2))
    as('P', () => {
      y = set(text, y, { x: left, width, size: 9, colour: dark, lines: 1 });
    });
  if (register) drawCode(pen, register.address, register.alt, right - registerCode, registeredTop - 4, registerCode);
}

/** @returns the `y` below; it ends above `end` */
function drawDescription(pen: Pen, { description, labels, floor }: Contents, top: number, end: number): number {
  // beside a plan the column is narrow
  const [size, width] = floor ? [9.2, wide - planSpace.width - 24] : [10, wide];
  const lines = Math.floor((end - top - 32) / (size * 1.4));
  if (lines < 1) return top;
  let y = drawHeading(pen, labels.description, top, left, 20) + 4;
  pen.as('P', () => {
    y = pen.set(description, y, { x: left, width, size, colour: dark, lines });
  });
  return y;
}

/** What it is like, what it costs, where it is, and whom to ask. */
function drawBack(pen: Pen, contents: Contents, front: { isDescribed: boolean; hasAmenities: boolean }): void {
  const { floor, photographs, costs, labels, large, sketch, mapLabel } = contents;
  const top = pageTop + 2;
  const costsTop = placeTop - (costs ? costsHeight + gap : 0);
  const photographsTop = costsTop - (photographs.length > 0 ? photo.least + gap : 0);
  let y = top;
  if (!front.isDescribed) y = drawDescription(pen, contents, top, photographsTop) + gap;
  if (floor) {
    const x = front.isDescribed ? left : right - planSpace.width;
    drawHeading(pen, labels.plan, top, x, 20);
    pen.as('Figure', () => floor.draw(pen, x, top + 32), floor.alt);
    y = Math.max(y, top + 32 + floor.height + gap);
  }
  if (!front.hasAmenities) {
    const below = drawAmenities(pen, contents, y - 6, photographsTop);
    if (below > y - 6) y = below + gap;
  }
  // as tall as there is room
  const height = Math.min(photo.most, costsTop - gap - y);
  photographs.forEach((picture, place) =>
    drawPicture(pen, picture, { x: left + place * (photo.width + photo.gap), y, width: photo.width, height }),
  );
  if (photographs.length > 0) y += height + gap;
  drawCosts(pen, contents, y);
  // a map on the front is not shown again
  const aside = large ? sketch : undefined;
  if (aside) {
    drawHeading(pen, labels.place, placeTop);
    pen.as('Figure', () => drawMap(pen, aside, { x: left, y: placeTop + 26, ...map }), mapLabel);
  }
  drawContact(pen, contents, aside ? left + map.width + 20 : left);
  drawFoot(pen, contents);
}

/** The code that leads to the listing's page, and how to reach us. */
function drawContact(pen: Pen, { labels, address, contact }: Contents, x: number): void {
  const { set, as } = pen;
  const isNarrow = x > left;
  drawHeading(pen, labels.contact, placeTop, x);
  const top = placeTop + 28;
  drawCode(pen, address, `${labels.scan}: ${address}`, x, top, code);
  const beside = { x: x + code + 12, width: right - x - code - 12 };
  let y = top - 2;
  as('P', () => {
    y = set(labels.scan, y, { ...beside, size: 8.5, colour: brass, lines: 6 });
  });
  // in a narrow column the rest stands below the code
  const at = isNarrow ? { x, width: right - x } : beside;
  y = isNarrow ? top + code + 8 : y + 4;
  for (const text of [address, ...contact])
    as('P', () => {
      y = set(text, y, { ...at, size: 8.5, colour: dark, lines: 2 });
    });
}

function drawFoot({ set, as }: Pen, { labels }: Contents): void {
  as('P', () => void set(labels.foot, footTop, { x: left, width: wide, size: 8, colour: pale, lines: 2 }));
}

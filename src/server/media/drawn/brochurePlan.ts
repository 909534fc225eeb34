import sharp from 'sharp';
import type { Pen } from '../../pdf/taggedPdf';
import type { BrochurePlan } from './drawings';
import { drawPlan, sizeOfPlan } from './plan';

/** Points: the space that a plan may take. */
export const planSpace = { width: 220, height: 232 };

/** A plan ready to be drawn, with its height in points. */
export interface ReadPlan {
  alt: string;
  height: number;
  draw: (pen: Pick<Pen, 'sheet' | 'set'>, x: number, y: number) => void;
}

/** Undefined without a plan, and for a picture that cannot be read. */
export async function readPlan(
  from: BrochurePlan | undefined,
  files: Readonly<Record<string, string>>,
): Promise<ReadPlan | undefined> {
  if (!from) return undefined;
  const { alt } = from;
  if ('drawing' in from) {
    const { drawing } = from;
    const size = sizeOfPlan(drawing, planSpace);
    const draw: ReadPlan['draw'] = ({ sheet, set }, x, y) =>
      drawPlan(sheet, set, drawing, { ...size, x: x + (planSpace.width - size.width) / 2, y });
    return { alt, height: size.height, draw };
  }
  const file = files[from.hash];
  const picture =
    file &&
    (await sharp(file)
      .resize({ width: planSpace.width * 4, height: planSpace.height * 4, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined));
  if (!picture) return undefined;
  const { data, info } = picture;
  const scale = Math.min(planSpace.width / info.width, planSpace.height / info.height);
  const [width, height] = [info.width * scale, info.height * scale];
  const draw: ReadPlan['draw'] = ({ sheet }, x, y) =>
    void sheet.image(data, x + (planSpace.width - width) / 2, y, { width, height });
  return { alt, height, draw };
}

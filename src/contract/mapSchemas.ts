import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { type Box, type Point, readArea, readBox } from './mapArea';
import { findingLimits } from './findingLimits';
import { plainNumber } from './plainNumber';

/** Longest text that can be a box or an area; longer ones are refused before they are read. */
const longest = { box: 60, area: 1_500 };
const nowhere: Box = { west: 0, south: 0, east: 0, north: 0 };

/** A text with examples, for readers of the OpenAPI document and for generated requests. */
const textLike = (longest: number, message: string, examples: readonly string[]) =>
  z
    .string()
    .check(z.maxLength(longest, message))
    .register(z.globalRegistry, { examples: [...examples] });

/** `west,south,east,north` in degrees, its edges included. */
export const QueryBox = z.pipe(
  textLike(longest.box, messages.enterABox, ['73.7,18.4,74,18.7', '75.8,22.65,75.95,22.8']),
  z.transform((text, context): Box => {
    const box = readBox(text);
    if (!box) context.issues.push({ code: 'custom', message: messages.enterABox, input: text });
    return box ?? nowhere;
  }),
);

/** The corners of a polygon, `longitude latitude` each, separated by commas. */
export const QueryArea = z.pipe(
  textLike(longest.area, messages.enterAnArea(findingLimits.area.min, findingLimits.area.max), [
    '73.8 18.5,73.9 18.5,73.9 18.6',
    '75.8 22.7,75.9 22.65,75.9 22.8',
  ]),
  z.transform((text, context): readonly Point[] => {
    const corners = readArea(text);
    if (!corners)
      context.issues.push({
        code: 'custom',
        message: messages.enterAnArea(findingLimits.area.min, findingLimits.area.max),
        input: text,
      });
    return corners ?? [];
  }),
);

/** An angle in degrees as people write it, with a tenth of a metre. */
export function degreesText(min: number, max: number) {
  return z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((given, context) => {
      const plain = plainNumber(String(given)).trim();
      const angle = /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
      if (Number.isNaN(angle) || angle < min || angle > max)
        context.issues.push({ code: 'custom', message: messages.enterDegrees(min, max), input: given });
      return Math.round(angle * 1e6) / 1e6 || 0;
    }),
  );
}

export const BoxShown = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

import { type Surface, fitted, shrinkPicture, steps } from './shrinkPicture';

it.each([
  [8_000, 6_000, 4_096, 3_072],
  [6_000, 8_000, 3_072, 4_096],
  [4_096, 100, 4_096, 100],
  [900, 600, 900, 600],
  [20_000, 1, 4_096, 1],
])('fits %d × %d into 4096 as %d × %d', (width, height, fitWidth, fitHeight) => {
  expect(fitted(width, height, 4_096)).toEqual({ width: fitWidth, height: fitHeight });
});

/** A browser whose JPEGs have this many bytes per pixel at full quality. */
function browser(bytesPerPixel: number) {
  const close = jest.fn();
  const made: string[] = [];
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ width: 8_000, height: 6_000, close })) });
  const makeSurface = (width: number, height: number): Surface => ({
    context: { fillRect: jest.fn(), drawImage: jest.fn() } as unknown as CanvasRenderingContext2D,
    toJpeg: async (quality) => {
      made.push(`${width} at ${quality}`);
      return { size: width * height * bytesPerPixel * quality } as Blob;
    },
  });
  return { close, made, makeSurface };
}
const limit = 10_000_000;

it('uses the first size and quality below the limit', async () => {
  const good = browser(0.5);
  expect(await shrinkPicture(new Blob(), limit, good.makeSurface)).toMatchObject({ size: 4_096 * 3_072 * 0.5 * 0.9 });
  expect(good.made).toEqual(['4096 at 0.9']);
  const grainy = browser(1);
  expect((await shrinkPicture(new Blob(), limit, grainy.makeSurface))?.size).toBeLessThanOrEqual(limit);
  expect(grainy.made).toEqual(['4096 at 0.9', '4096 at 0.8', '4096 at 0.7']);
});

it('returns null if no step fits, and frees the bitmap each time', async () => {
  const { close, made, makeSurface } = browser(100);
  expect(await shrinkPicture(new Blob(), limit, makeSurface)).toBeNull();
  expect(made).toHaveLength(steps.length);
  expect(close).toHaveBeenCalledTimes(1);
});

it('returns null for a picture that cannot be decoded', async () => {
  const { makeSurface } = browser(1);
  Object.assign(globalThis, { createImageBitmap: jest.fn(() => Promise.reject(new Error('no picture'))) });
  expect(await shrinkPicture(new Blob(), limit, makeSurface)).toBeNull();
});

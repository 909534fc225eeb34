/** The longest side in pixels, and the JPEG quality: the first step that fits is used. */
export const steps = [
  { side: 4096, quality: 0.9 },
  { side: 4096, quality: 0.8 },
  { side: 4096, quality: 0.7 },
  { side: 3072, quality: 0.8 },
  { side: 2048, quality: 0.8 },
  { side: 2048, quality: 0.6 },
] as const;

/** A canvas, of the page or of a worker. */
export interface Surface {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  toJpeg(quality: number): Promise<Blob | null>;
}
export type MakeSurface = (width: number, height: number) => Surface;

/** Scales a size down to a longest side, keeping its aspect ratio; smaller sizes stay. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const part = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * part)), height: Math.max(1, Math.round(height * part)) };
}

function draw(bitmap: ImageBitmap, side: number, makeSurface: MakeSurface): Surface {
  const { width, height } = fitted(bitmap.width, bitmap.height, side);
  const surface = makeSurface(width, height);
  if (!surface.context) throw new Error('no canvas');
  // a JPEG has no transparency: transparent pixels would become black
  surface.context.fillStyle = '#fff';
  surface.context.fillRect(0, 0, width, height);
  surface.context.imageSmoothingQuality = 'high';
  surface.context.drawImage(bitmap, 0, 0, width, height);
  return surface;
}

/**
 * Re-encodes a picture as a JPEG of at most `maxBytes` bytes, with its rotation applied and without the camera's metadata.
 * Null if this browser cannot decode it, or if no step is small enough.
 */
export async function shrinkPicture(picture: Blob, maxBytes: number, makeSurface: MakeSurface): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    let drawn: { side: number; surface: Surface } | undefined;
    for (const { side, quality } of steps) {
      if (drawn?.side !== side) drawn = { side, surface: draw(bitmap, side, makeSurface) };
      const jpeg = await drawn.surface.toJpeg(quality);
      if (jpeg && jpeg.size <= maxBytes) return jpeg;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

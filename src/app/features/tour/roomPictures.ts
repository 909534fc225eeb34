import type { TourScene } from '@contract/tours';

type Sources = Pick<TourScene, 'srcset'>;

/** The addresses of a panorama by width, the smallest first. WebP: every browser that has WebGL 2 shows it. */
export const sizesOf = ({ srcset }: Sources): { url: string; width: number }[] =>
  srcset.webp
    .split(', ')
    .map((candidate) => {
      const [url = '', width = '0w'] = candidate.split(' ');
      return { url, width: Number.parseInt(width, 10) };
    })
    .sort((one, other) => one.width - other.width);

interface Screen {
  /** The canvas's longer side, in pixels of the device. */
  side: number;
  /** The widest picture of the graphics card. */
  widest: number;
  savesData: boolean;
}

/** The size that a sphere needs: about a quarter of a panorama fills the screen. With Save-Data, the smallest. */
export function sharpSizeOf(scene: Sources, { side, widest, savesData }: Screen): string | undefined {
  const fitting = sizesOf(scene).filter(({ width }) => width <= widest);
  if (savesData) return fitting[0]?.url;
  return (fitting.find(({ width }) => width >= side * 3.2) ?? fitting.at(-1))?.url;
}

/** Downloads and decodes a picture off the main thread. @throws Error when it cannot */
export async function loadBitmap(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the picture answers ${response.status}`);
  return createImageBitmap(await response.blob());
}

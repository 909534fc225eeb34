import { type MakeSurface, shrinkPicture } from './shrinkPicture';

/** A message from the page. */
export interface ShrinkTask {
  picture: Blob;
  /** In bytes. */
  maxBytes: number;
}

const makeSurface: MakeSurface = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d', { alpha: false }),
    toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
};

self.addEventListener('message', ({ data }: MessageEvent<ShrinkTask>) => {
  void shrinkPicture(data.picture, data.maxBytes, makeSurface)
    .catch(() => null)
    .then((jpeg) => self.postMessage(jpeg));
});

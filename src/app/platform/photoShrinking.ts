import type { ShrinkTask } from './photoShrinker.worker';
import { type MakeSurface, shrinkPicture } from './shrinkPicture';

/** Where there is no canvas beside the page, the page draws. */
const onPage: MakeSurface = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d', { alpha: false }),
    toJpeg: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  };
};

/** A bundle of its own, whose address the bundler's Trusted Types policy vouches for. The server's bundle has no workers. */
const startWorker = __BROWSER__ ? () => new Worker(new URL('./photoShrinker.worker.ts', import.meta.url)) : undefined;

/** Beside the page, which goes on answering; ends at once when it is no longer wanted. */
function inWorker(start: () => Worker, task: ShrinkTask, signal: AbortSignal): Promise<Blob | null> {
  return new Promise<Blob | null>((resolve, reject) => {
    const worker = start();
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason as Error);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(task);
  });
}

async function shrink({ picture, most }: ShrinkTask, signal: AbortSignal): Promise<Blob | null> {
  if (!startWorker || typeof OffscreenCanvas === 'undefined') return shrinkPicture(picture, most, onPage);
  return inWorker(startWorker, { picture, most }, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // a worker that does not start is no reason to refuse a photo
    console.error('Resizing photos on the page: no worker is available.', error);
    return shrinkPicture(picture, most, onPage);
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as a JPEG of at most so many bytes. One at a time: an opened photo takes four bytes a pixel.
 * @throws `{ message }` when this browser cannot open it, the signal's reason when it is aborted
 */
export function shrinkPhoto(photo: File, most: number, signal: AbortSignal): Promise<File> {
  const work = last.then(async () => {
    signal.throwIfAborted();
    const jpeg = await shrink({ picture: photo, most }, signal);
    if (!jpeg) throw { message: `This browser cannot open ${photo.name}. Save it as a JPEG and try again.` };
    return new File([jpeg], photo.name.replace(/(\.\w+)?$/, '.jpg'), {
      type: 'image/jpeg',
      lastModified: photo.lastModified,
    });
  });
  last = work.catch(() => undefined);
  return work;
}

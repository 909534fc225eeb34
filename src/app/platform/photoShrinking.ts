import * as messages from '@messages/app/platform';
import type { ShrinkTask } from './photoShrinker.worker';
import { type MakeSurface, shrinkPicture } from './shrinkPicture';

/** For browsers without `OffscreenCanvas`. */
const onPage: MakeSurface = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d', { alpha: false }),
    toJpeg: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  };
};

/**
 * A separate bundle whose address is trusted by the bundler's Trusted Types policy. The server's bundle has no workers.
 */
const startWorker = __BROWSER__ ? () => new Worker(new URL('./photoShrinker.worker.ts', import.meta.url)) : undefined;

/** Runs in a worker, so that the page stays responsive; terminated when aborted. */
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

async function shrink({ picture, maxBytes }: ShrinkTask, signal: AbortSignal): Promise<Blob | null> {
  if (!startWorker || typeof OffscreenCanvas === 'undefined') return shrinkPicture(picture, maxBytes, onPage);
  return inWorker(startWorker, { picture, maxBytes }, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    // a worker that does not start must not block the upload
    console.error('Resizing photos on the page: no worker is available.', error);
    return shrinkPicture(picture, maxBytes, onPage);
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a photo as a JPEG of at most `maxBytes` bytes. One at a time, because a decoded photo takes four bytes per
 * pixel. @throws `{ message }` if this browser cannot decode it, or the signal's reason if it is aborted
 */
export function shrinkPhoto(photo: File, maxBytes: number, signal: AbortSignal): Promise<File> {
  const work = last.then(async () => {
    signal.throwIfAborted();
    const jpeg = await shrink({ picture: photo, maxBytes }, signal);
    if (!jpeg) throw { message: messages.thisBrowserCannotOpen(photo.name) };
    return new File([jpeg], photo.name.replace(/(\.\w+)?$/, '.jpg'), {
      type: 'image/jpeg',
      lastModified: photo.lastModified,
    });
  });
  last = work.catch(() => undefined);
  return work;
}

import * as messages from '@messages/app/listingForm';
import { useEffect, useState } from 'react';
import { photoStore } from '../../platform/photoStore';
import { newClientId } from '../../platform/viewer';
import { isTooLarge, photosToAdd, withinPixels } from './propertyFormPhotos';
import type { PhotoListRef } from './propertyFormMachine';

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Adds photos from the file dialog, a drop anywhere on the page, the clipboard or the camera, and explains which are
 * rejected.
 */
export function usePhotoAdding(photoList: PhotoListRef) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [dropping, setDropping] = useState(false);
  const [add] = useState(() => async (files: readonly File[]) => {
    const known = photoList
      .getSnapshot()
      .context.photos.map((photo) => photo.getSnapshot().context)
      .map((photo) => photo.chosen ?? photo);
    const chosen = photosToAdd(known, files);
    const within = await withinPixels(chosen.photos);
    setRefused([...chosen.refused, ...within.refused]);
    const photos = within.photos.map((photo) => ({ photo, clientId: newClientId(), isLarge: isTooLarge(photo) }));
    const stored = await Promise.all(photos.map(({ photo, clientId }) => photoStore.keep(clientId, photo)));
    if (stored.includes(false)) setRefused((before) => [...before, messages.thisBrowserBlocksStorage]);
    photoList.send({
      type: 'ADDED',
      photos: photos.map(({ photo: { name, size }, clientId, isLarge }) => ({
        clientId,
        name,
        size,
        alt: '',
        image: null,
        isLarge,
      })),
    });
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // otherwise the browser would open a file that is dropped outside the form
      event.preventDefault();
      setDropping(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDropping(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDropping(false);
      void add(filesOf(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      void add(files);
    };
    const listeners = { dragover: over, dragleave: leave, drop, paste } as const;
    for (const [kind, listener] of Object.entries(listeners)) window.addEventListener(kind, listener as EventListener);
    return () =>
      Object.entries(listeners).forEach(([kind, listener]) =>
        window.removeEventListener(kind, listener as EventListener),
      );
  }, [add]);
  return { refused, dropping, add: (files: readonly File[]) => void add(files) };
}

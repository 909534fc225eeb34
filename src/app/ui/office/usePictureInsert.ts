import * as messages from '@messages/app/officeUi';
import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** An uploaded picture, to be shown in a text. */
export interface UploadedPicture {
  image: string;
  width: number;
  height: number;
  alt: string;
}

interface Options {
  /** Rejects with an Error whose message is shown. */
  upload: (file: File, alt: string) => Promise<UploadedPicture>;
  maxBytes: number;
  onPicture: (picture: UploadedPicture) => void;
}

const picturesIn = (files: FileList | null | undefined) =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Pictures that were dropped, pasted or chosen: each waits until its alternative text is entered. */
export function usePictureInsert({ upload, maxBytes, onPicture }: Options) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size <= maxBytes);
    const megabytes = maxBytes / 1024 / 1024;
    setError(fitting.length < files.length ? messages.aPictureMayHaveAtMost(megabytes) : undefined);
    setWaiting((before) => [...before, ...fitting]);
  };
  const next = () => {
    setError(undefined);
    setWaiting((before) => before.slice(1));
  };
  const send = async (alt: string) => {
    const [file] = waiting;
    if (!file) return;
    setBusy(true);
    setError(undefined);
    try {
      onPicture(await upload(file, alt));
      next();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    const pictures = picturesIn(files);
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  };
  return {
    file: waiting[0],
    busy,
    error,
    send,
    skip: next,
    choose: (files: FileList | null) => add(picturesIn(files)),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
  };
}

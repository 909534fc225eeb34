import { useEffect, useMemo, useRef } from 'react';
import { type AnyEventObject, fromCallback } from 'xstate';
import { documentsApi } from '../../api/endpoints/documentsApi';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { type UploadDraft, documentUploadMachine } from './documentUploadMachine';

/** Uploads documents of a listing, one at a time. `onUploaded`: empties the form. */
export function useDocumentUpload(property: number, onUploaded: () => void) {
  const dispatch = useAppDispatch();
  const file = useRef<File | undefined>(undefined);
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  const machine = useMemo(
    () =>
      documentUploadMachine.provide({
        actors: {
          upload: fromCallback<AnyEventObject, UploadDraft>(({ input, sendBack }) => {
            const leaving = new AbortController();
            const report = (event: AnyEventObject) => {
              if (!leaving.signal.aborted) sendBack(event);
            };
            const work = async () => {
              if (!file.current) return;
              const { initiate } = documentsApi.endpoints.uploadDocument;
              const onProgress = (part: number) => report({ type: 'PROGRESSED', part });
              const document = { ...input, propertyId: property, file: file.current, onProgress };
              const sending = dispatch(initiate(document, { track: false }));
              leaving.signal.addEventListener('abort', () => sending.abort());
              const { error } = await sending;
              report(error === undefined ? { type: 'UPLOADED' } : { type: 'FAILED', error });
            };
            void work();
            return () => leaving.abort();
          }),
        },
        actions: { clear: () => uploaded.current() },
      }),
    [dispatch, property],
  );
  const [{ value, context }, send] = useMachine(machine);
  return {
    busy: value === 'sending',
    ...context,
    send: (draft: UploadDraft, chosen: File) => {
      file.current = chosen;
      send({ type: 'SEND', draft });
    },
    cancel: () => send({ type: 'CANCEL' }),
  };
}

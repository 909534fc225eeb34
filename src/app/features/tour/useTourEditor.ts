import * as messages from '@messages/app/tourEditor';
import { useMemo } from 'react';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { toursApi } from '../../api/endpoints/toursApi';
import { useMachineRef } from '../../flow/useMachine';
import { photoStore } from '../../platform/photoStore';
import { textDrafts } from '../../platform/textDrafts';
import { useAppDispatch } from '../../session/storeHooks';
import { readEdited, toChange } from './editedTour';
import { type EditedTour, type PublishInput, type UploadInput, tourEditorMachine } from './tourEditorMachine';

const keyOf = (property: number) => `tour/${property}`;

/** The draft of a listing's tour in this browser. */
export const readTourDraft = (property: number): EditedTour | undefined => readEdited(textDrafts.read(keyOf(property)));

/** Runs the editor of a listing's tour: uploads from this browser's photo store, and keeps each change as a draft. */
export function useTourEditor(property: number, begun: EditedTour) {
  const dispatch = useAppDispatch();
  const machine = useMemo(() => {
    const { uploadPanorama, putTour } = toursApi.endpoints;
    return tourEditorMachine.provide({
      actors: {
        upload: fromCallback<AnyEventObject, UploadInput>(({ input: { clientId }, sendBack }) => {
          const leaving = new AbortController();
          const report = (event: AnyEventObject) => {
            if (!leaving.signal.aborted) sendBack(event);
          };
          const work = async () => {
            const file = await photoStore.read(clientId);
            if (leaving.signal.aborted) return;
            if (!file) return report({ type: 'UPLOAD_FAILED', key: clientId, error: new Error(messages.fileIsGone) });
            const onProgress = (part: number) => report({ type: 'PROGRESSED', part });
            const sending = dispatch(
              uploadPanorama.initiate({ propertyId: property, clientId, file, onProgress }, { track: false }),
            );
            leaving.signal.addEventListener('abort', () => sending.abort());
            const { data, error } = await sending;
            if (!data) return report({ type: 'UPLOAD_FAILED', key: clientId, error });
            void photoStore.forget(clientId);
            const { id, client_id: _name, ...picture } = data;
            report({ type: 'UPLOADED', key: clientId, room: { id, picture } });
          };
          void work();
          return () => leaving.abort();
        }),
        publish: fromPromise(({ input: { tour } }: { input: PublishInput }) =>
          dispatch(putTour.initiate({ id: property, ...toChange(tour) }, { track: false })).unwrap(),
        ),
      },
      actions: {
        keep: (_, { version, title, rooms, plan }) => {
          textDrafts.write(keyOf(property), { version, title, rooms, plan });
        },
        forget: () => textDrafts.forget(keyOf(property)),
      },
    });
  }, [dispatch, property]);
  return useMachineRef(machine, begun);
}

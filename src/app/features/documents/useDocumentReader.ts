import type { OpenedDocuments } from '@contract/documents';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { codeOf, statusOf } from '../../api/apiError';
import { documentsApi } from '../../api/endpoints/documentsApi';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { type ReaderRefusal, documentReaderMachine } from './documentReaderMachine';

function refusalOf(error: unknown): ReaderRefusal {
  const status = statusOf(error);
  if (status === 410) return { ended: codeOf(error) === 'expired' ? 'expired' : 'revoked', error };
  return { ended: status === 404 || status === 400 ? 'unknown' : undefined, error };
}

const refused = (error: unknown): never => {
  throw refusalOf(error);
};

/** Opens the documents of a link, and looks again and again whether it still works. */
export function useDocumentReader(token: string) {
  const dispatch = useAppDispatch();
  const machine = useMemo(() => {
    const { openDocuments, checkDocuments } = documentsApi.endpoints;
    return documentReaderMachine.provide({
      actors: {
        open: fromPromise<OpenedDocuments, string>(({ input }) =>
          dispatch(openDocuments.initiate({ token: input }, { track: false }))
            .unwrap()
            .catch(refused),
        ),
        check: fromPromise<undefined, string>(async ({ input }) => {
          const options = { subscribe: false, forceRefetch: true };
          await dispatch(checkDocuments.initiate({ opening_token: input }, options))
            .unwrap()
            .catch(refused);
        }),
      },
    });
  }, [dispatch]);
  const [{ value, context }, send] = useMachine(machine, { token });
  return {
    view: value,
    ...context,
    show: (document: number, page: number) => send({ type: 'SHOW', document, page }),
    pageFailed: () => send({ type: 'PAGE_FAILED' }),
    retry: () => send({ type: 'RETRY' }),
  };
}

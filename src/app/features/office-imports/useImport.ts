import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { officeImportsApi } from '../../api/endpoints/officeImportsApi';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { asksOtherCells, sentOf } from './importChoice';
import { toFound } from './importFound';
import { type FoundImport, type ImportContext, importMachine } from './importMachine';
import { isOutdated } from './isOutdated';

function useActors() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { getOfficeImport, changeOfficeImport, runOfficeImport, undoOfficeImport } = officeImportsApi.endpoints;
    const sendingOf = (context: ImportContext) => {
      const { kind, body } = sentOf(context);
      if (kind === 'change') return dispatch(changeOfficeImport.initiate(body));
      return dispatch((kind === 'run' ? runOfficeImport : undoOfficeImport).initiate(body));
    };
    return importMachine.provide({
      actors: {
        load: fromPromise<FoundImport, number>(async ({ input }) =>
          toFound(await dispatch(getOfficeImport.initiate(input, { subscribe: false, forceRefetch: true })).unwrap()),
        ),
        send: fromPromise<FoundImport, ImportContext>(async ({ input }) => toFound(await sendingOf(input).unwrap())),
      },
      guards: {
        isOutdated: (_, { error }) => isOutdated(error),
        asksOtherCells: ({ context }) => asksOtherCells(context),
      },
    });
  }, [dispatch]);
}

/** The step that an import is at; the columns may be looked at again after a check. */
function stepOf(found: FoundImport | undefined, isBack: boolean) {
  return isBack && found?.state === 'ready' ? 'mapping' : found?.state;
}

/** Runs one import through its steps. */
export function useImport(id: number) {
  const [{ value, context }, send] = useMachine(useActors(), { id });
  const { found, choice, isBack, isCheckDue, request, failure } = context;
  return {
    found,
    choice,
    failure,
    step: stepOf(found, isBack),
    /** A request is under way. */
    isBusy: value === 'saving' || value === 'loading',
    /** The rows are about to be checked. */
    isChecking: isCheckDue || (value === 'saving' && request?.kind === 'store' && request.check),
    /** The last request can be sent again as it was. */
    canRetry: value === 'unloaded' || request !== undefined,
    choose: (heading: string, field: string | null) => send({ type: 'CHOSEN', heading, field }),
    mean: (field: string, cell: string, meaning: string) => send({ type: 'MEANT', field, cell, meaning }),
    reread: (sheet: number, headerRow: number) => send({ type: 'REREAD', sheet, headerRow }),
    check: () => send({ type: 'CHECKED' }),
    back: () => send({ type: 'BACK' }),
    start: () => send({ type: 'STARTED' }),
    undo: () => send({ type: 'UNDONE' }),
    mended: () => send({ type: 'MENDED' }),
    retry: () => send({ type: 'RETRIED' }),
  };
}
export type ImportRun = ReturnType<typeof useImport>;

import { useActor } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { toApiError } from '../../api/apiError';
import { told } from '../../flow/toastsSlice';
import { useMachineMirror } from '../../flow/useMachineMirror';
import { sessionStore } from '../../platform/sessionStore';
import { safePath } from '../../session/safePath';
import { loggedIn } from '../../session/sessionSlice';
import { authApi } from './authApi';
import { type Entry, authDialogMachine } from './authDialogMachine';
import { authAlert, registered } from './authWords';

type Refusal = Parameters<typeof toApiError>[0];

function useActors() {
  const store = useStore();
  return useMemo(() => {
    // the store's own dispatch runs thunks; its type here does not tell
    const dispatch = store.dispatch as unknown as (thunk: unknown) => { unwrap(): Promise<{ token: string }> };
    const orTell = <Output>(work: Promise<Output>) => work.catch((refusal: Refusal) => {
      store.dispatch(told('bad', authAlert(toApiError(refusal))));
      throw refusal;
    });
    const logIn = fromPromise<unknown, Entry>(async ({ input: { username, password } }) => {
      const { token } = await orTell(dispatch(authApi.endpoints.logIn.initiate({ username, password })).unwrap());
      sessionStore.keep(token, username);
      store.dispatch(loggedIn({ token, username }));
    });
    const register = fromPromise<unknown, Entry>(async ({ input }) => {
      await orTell(dispatch(authApi.endpoints.register.initiate(input)).unwrap());
      store.dispatch(told('good', registered));
    });
    return authDialogMachine.provide({ actors: { logIn, register } });
  }, [store]);
}

function toView({ value }: SnapshotFrom<typeof authDialogMachine>) {
  const [mode = 'closed', step = 'idle'] = typeof value === 'string' ? [value] : Object.entries(value)[0] ?? [];
  return { signingUp: mode === 'signUp', submitting: step === 'submitting', closed: mode === 'closed' };
}

/** Runs the dialog from opening to closing; tells where to go once someone is logged in. */
export function useAuthDialog(onClosed: () => void, onLoggedIn: (target: string) => void) {
  const [snapshot, send] = useActor(useActors(), useMachineMirror('authDialog'));
  const store = useStore<{ session: { token: string | null } }>();
  const view = toView(snapshot);
  const wasOpen = useRef(false);
  const ends = useRef({ onClosed, onLoggedIn });
  useEffect(() => {
    ends.current = { onClosed, onLoggedIn };
  });

  useEffect(() => send({ type: 'OPENED' }), [send]);
  useEffect(() => {
    if (!view.closed) wasOpen.current = true;
    if (!view.closed || !wasOpen.current) return;
    wasOpen.current = false;
    const target = safePath(sessionStore.takeTarget());
    if (store.getState().session.token) ends.current.onLoggedIn(target ?? '/');
    else ends.current.onClosed();
  }, [view.closed, store]);

  return { ...view, close: () => send({ type: 'CLOSED' }), switchMode: () => send({ type: 'SWITCHED' }), submit: (entry: Entry) => send({ type: 'SUBMITTED', entry }) };
}

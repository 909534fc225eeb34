import { mayUse } from '@contract/roles';
import type { LoginChallenge } from '@contract/secondFactor';
import { useEffect, useMemo, useRef } from 'react';
import { type SnapshotFrom, fromPromise } from 'xstate';
import { fieldErrors } from '../../api/apiError';
import { useMachine } from '../../flow/useMachine';
import { savedLogin } from '../../platform/savedLogin';
import { safePath } from '../../session/safePath';
import { loggedIn } from '../../session/sessionSlice';
import { type AppDispatch, useAppDispatch, useAppStore } from '../../session/storeHooks';
import { accountsApi } from '../../api/endpoints/accountsApi';
import { sessionApi } from '../../api/endpoints/sessionApi';
import { type Entry, type Opening, authDialogMachine } from './authDialogMachine';
import { authAlert, resetEmailSent, formMessage, registered } from './authMessages';

interface Call<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/** Resolves to the call's result; rejects and cancels the call when the dialog is closed first. */
async function unlessClosed<Answer>(call: Call<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.addEventListener('abort', () => call.abort());
  const answer = await call.unwrap();
  signal.throwIfAborted();
  return answer;
}

/** Makes a session this tab's and its browser's. */
export function enter(dispatch: AppDispatch, token: string, username: string): void {
  savedLogin.keep(token, username);
  dispatch(loggedIn({ token, username }));
}

function useActors() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const logIn = fromPromise<LoginChallenge | null, Entry>(async ({ input: { username, password }, signal }) => {
      const answer = await unlessClosed(dispatch(accountsApi.endpoints.logIn.initiate({ username, password })), signal);
      if ('challenge' in answer) {
        const { offered } = await import(/* webpackChunkName: "second-step" */ './factorActors');
        return { ...answer, methods: offered(answer.methods) };
      }
      enter(dispatch, answer.token, username);
      return null;
    });
    const register = fromPromise<unknown, Entry>(({ input, signal }) =>
      unlessClosed(dispatch(accountsApi.endpoints.register.initiate(input)), signal),
    );
    const requestReset = fromPromise<unknown, Entry>(async ({ input, signal }) => {
      await unlessClosed(dispatch(accountsApi.endpoints.requestPasswordReset.initiate({ email: input.email })), signal);
      savedLogin.keepResetTarget();
    });
    return authDialogMachine.provide({ actors: { logIn, register, requestReset } });
  }, [dispatch]);
}

const notes: Readonly<Record<string, string>> = { welcomed: registered, sent: resetEmailSent };

function toView({ value, context: { refusal, challenge } }: SnapshotFrom<typeof authDialogMachine>) {
  const [mode, step] = (typeof value === 'string' ? [value, ''] : (Object.entries(value)[0] ?? [])) as [
    mode: 'closed' | 'login' | 'factor' | 'signUp' | 'forgotten',
    step: string,
  ];
  const refused = step === 'refused' ? refusal : undefined;
  return {
    mode,
    challenge,
    submitting: step === 'submitting',
    sent: step === 'sent',
    note: notes[step],
    refusal: refused,
    alert: refused === undefined ? undefined : authAlert(refused),
    words: refused === undefined ? undefined : formMessage(refused),
    fields: fieldErrors(refused),
  };
}

export type AuthView = ReturnType<typeof toView>;

/** Takes staff without a page to return to from the home page to the office, unless they have left it by then. */
async function goOnToOffice(dispatch: AppDispatch, goTo: (target: string) => void): Promise<void> {
  // the home page may still be loading
  const stillHere = ['/', window.location.pathname];
  const { data: me } = await dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false }));
  const isStaff = me && mayUse('staff', { isSuperuser: me.is_superuser, roles: me.roles });
  if (isStaff && stillHere.includes(window.location.pathname)) goTo('/office');
}

interface Ends {
  onClosed: () => void;
  /** A path of this site. */
  onLoggedIn: (target: string) => void;
}

/** Runs the dialog from opening to closing; says where to go once someone is logged in. */
export function useAuthDialog(opening: Opening, { onClosed, onLoggedIn }: Ends) {
  const [snapshot, send] = useMachine(useActors(), { opening });
  const store = useAppStore();
  const ends = useRef({ onClosed, onLoggedIn });
  useEffect(() => {
    ends.current = { onClosed, onLoggedIn };
  });
  const { status } = snapshot;
  useEffect(() => {
    if (status !== 'done') return;
    const target = safePath(savedLogin.takeTarget());
    const { onClosed: close, onLoggedIn: goTo } = ends.current;
    if (!store.getState().session.token) {
      close();
      return;
    }
    goTo(target ?? '/');
    if (target === null) void goOnToOffice(store.dispatch, goTo);
  }, [status, store]);

  return {
    view: toView(snapshot),
    close: () => send({ type: 'CLOSED' }),
    switchMode: () => send({ type: 'SWITCHED' }),
    forgot: () => send({ type: 'FORGOTTEN' }),
    submit: (entry: Entry) => send({ type: 'SUBMITTED', entry }),
    enter: (token: string) => enter(store.dispatch, token, snapshot.context.entry.username),
    factorGiven: () => send({ type: 'FACTOR_GIVEN' }),
    factorEnded: (error: unknown) => send({ type: 'FACTOR_ENDED', error }),
  };
}

import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { useAppStore } from '../../session/storeHooks';
import { isUnsaved } from './propertyFormMachine';
import type { FormRef } from './usePropertyForm';

/**
 * Asks for confirmation before leaving with unsaved changes; meanwhile it saves them, and continues once all are saved.
 */
export function useLeaveGuard(form: FormRef) {
  const store = useAppStore();
  const unsaved = useSelector(form, ({ value, context }) => value !== 'posted' && isUnsaved(context));
  const wasAccounts = useRef(false);
  useEffect(() => {
    const note = () => {
      wasAccounts.current ||= form.getSnapshot().context.account;
    };
    note();
    const { unsubscribe } = form.subscribe(note);
    return unsubscribe;
  }, [form]);
  const wouldLose = () => {
    const { value, context } = form.getSnapshot();
    const { token, lapsed } = store.getState().session;
    // logging out is a decision to leave
    const left = wasAccounts.current && token === null && lapsed === undefined;
    return value !== 'posted' && isUnsaved(context) && !left;
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (unsaved) form.send({ type: 'SAVE_NOW' });
    else blocker.proceed();
  }, [blocker, unsaved, form]);
  return {
    isOpen: blocker.state === 'blocked' && unsaved,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

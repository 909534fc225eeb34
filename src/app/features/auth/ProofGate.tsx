import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { reauthenticateWith } from '../../api/reauthenticating';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';

const ProofDialog = lazy(() =>
  import(/* webpackChunkName: "second-step" */ './ProofDialog').then((module) => ({ default: module.ProofDialog })),
);

/**
 * Asks for the password or second factor again where the server does, over any page, and lets the refused calls go
 * again. Calls that are refused at the same time share one question.
 */
export function ProofGate() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const waiting = useRef(new Set<(given: boolean) => void>());
  const [isAsked, setAsked] = useState(false);
  useEffect(
    () =>
      dispatch(
        reauthenticateWith(
          () =>
            new Promise((resolve) => {
              waiting.current.add(resolve);
              setAsked(true);
            }),
        ),
      ),
    [dispatch],
  );
  const settle = (given: boolean) => {
    for (const resolve of waiting.current) resolve(given);
    waiting.current.clear();
    setAsked(false);
  };
  // logging out elsewhere ends the question, too
  useEffect(() => {
    if (!isLoggedIn) settle(false);
  }, [isLoggedIn]);
  if (!isAsked || !isLoggedIn) return null;
  return (
    <Suspense>
      <ProofDialog onSettled={settle} />
    </Suspense>
  );
}

import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { selectSplashEnded } from '../../flow/splashSlice';
import { useMachine } from '../../flow/useMachine';
import { prefersReducedMotion } from '../../platform/viewer';
import { heroMachine } from './heroMachine';
import { useAppSelector } from '../../session/storeHooks';

/** The hero's view model: the current slide, and whether the button says play. */
function toView(snapshot: SnapshotFrom<typeof heroMachine>) {
  return { index: snapshot.context.index, paused: snapshot.value === 'paused' };
}

/** Runs the hero: it starts when the splash screen ends, and does not move for viewers who prefer reduced motion. */
export function useHero(count: number) {
  const [snapshot, send] = useMachine(heroMachine, { count });
  const started = useAppSelector(selectSplashEnded);

  useEffect(() => {
    if (prefersReducedMotion()) send({ type: 'PAUSED' });
    else if (started) send({ type: 'STARTED' });
  }, [started, send]);

  return {
    ...toView(snapshot),
    hold: () => send({ type: 'HELD' }),
    release: () => send({ type: 'RELEASED' }),
    toggle: () => send({ type: snapshot.value === 'paused' ? 'PLAYED' : 'PAUSED' }),
    choose: (index: number) => send({ type: 'CHOSEN', index }),
  };
}
